"""Random messages of the board's protocol."""

from __future__ import annotations

from hypothesis import strategies as st

from firmware_bridge.frames import (
    Ack,
    CellChange,
    Diagnose,
    Diagnosis,
    Heartbeat,
    Hello,
    Identify,
    Message,
    OtherVersion,
    Report,
    Sync,
    Synced,
)

u8, u16, u32 = (st.integers(0, 2**bits - 1) for bits in (8, 16, 32))


@st.composite
def reports(draw: st.DrawFn) -> Report:
    board = draw(st.binary(min_size=1, max_size=16))
    channel = st.integers(0, 8 * len(board) - 1)
    changes = draw(st.lists(st.builds(CellChange, channel, st.booleans(), u16), max_size=16))
    return Report(draw(u32), draw(u16), draw(u32), draw(u8), tuple(changes), board)


@st.composite
def diagnoses(draw: st.DrawFn) -> Diagnosis:
    size = draw(st.integers(0, 16))
    return Diagnosis(draw(u32), draw(u8), *(draw(st.binary(min_size=size, max_size=size)) for _ in range(4)))


boards = st.binary(max_size=16)
chains = st.sampled_from(range(0, 129, 8))
messages: st.SearchStrategy[Message] = st.one_of(
    st.builds(Hello, st.tuples(u8, u8), u32, u32, chains, u8, u8),
    st.builds(OtherVersion, u8.filter(lambda protocol: protocol != 1)),
    st.builds(Synced, u32, u32, u32, boards),
    reports(),
    st.builds(Heartbeat, u32, u32, u32, u16, u16, u16, u16, u8, boards),
    diagnoses(),
    st.builds(Identify),
    st.builds(Sync, u32),
    st.builds(Ack, u32, u16),
    st.builds(Diagnose),
)
