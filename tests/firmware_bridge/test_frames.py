"""Messages as bytes: there and back, and everything that is no frame."""

from __future__ import annotations

import struct
import zlib

import pytest
from cobs import cobs
from frame_strategies import messages, u8
from hypothesis import given, settings
from hypothesis import strategies as st

from firmware_bridge.frames import (
    MAX_BODY,
    MAX_FRAME,
    Ack,
    CellChange,
    Diagnosis,
    FrameError,
    Message,
    OtherVersion,
    Report,
    Splitter,
    Sync,
    decode,
    encode,
    pack_board,
    unpack_board,
)

at_leisure = settings(deadline=None)


def framed(body: bytes) -> bytes:
    """What lies between two zeros, with a check sum that fits."""
    return bytes(cobs.encode(body + struct.pack("<I", zlib.crc32(body))))


@at_leisure
@given(messages)
def test_every_message_comes_back_as_it_was(message: Message) -> None:
    frame = encode(message)
    assert frame.index(0) == len(frame) - 1 <= MAX_FRAME
    assert decode(frame[:-1]) == message


def test_the_bytes_are_those_of_the_document() -> None:
    ack = encode(Ack(0x04030201, 0x0605))
    assert bytes(cobs.decode(ack[:-1])) == bytes.fromhex("83 01020304 0506") + struct.pack(
        "<I", zlib.crc32(bytes.fromhex("83010203040506"))
    )
    report = encode(Report(1, 2, 3, 0, (CellChange(9, True, 7), CellChange(1, False, 6)), b"\x00\x02"))
    assert bytes(cobs.decode(report[:-1]))[:-4] == bytes.fromhex(
        "03 01000000 0200 03000000 00 02 890700 010600 0002".replace(" ", "")
    )


@at_leisure
@given(messages, st.data())
def test_one_wrong_byte_is_noticed(message: Message, data: st.DataObject) -> None:
    frame = bytearray(encode(message)[:-1])
    place = data.draw(st.integers(0, len(frame) - 1))
    frame[place] ^= data.draw(st.integers(1, 255))
    with pytest.raises(FrameError):
        decode(bytes(frame))


@at_leisure
@given(st.binary(min_size=1, max_size=200))
def test_garbage_is_no_frame(garbage: bytes) -> None:
    with pytest.raises(FrameError):
        decode(garbage)


@at_leisure
@given(u8, st.binary(max_size=MAX_BODY - 5))
def test_whatever_has_a_good_check_sum_is_a_message_or_refused(kind: int, payload: bytes) -> None:
    frame = framed(bytes([kind]) + payload)
    try:
        message = decode(frame)
    except FrameError:
        return
    if not isinstance(message, OtherVersion):  # of which more is on the line than we understand
        assert encode(message) == frame + b"\0"


@pytest.mark.parametrize(
    ("frame", "wrong"),
    [
        pytest.param(b"\x05\x01", "no COBS", id="cobs"),
        pytest.param(bytes(cobs.encode(b"\x81abc")), "fewer than", id="too short"),
        pytest.param(b"\x01" * (MAX_FRAME + 1), "more than 121", id="too long"),
        pytest.param(bytes(cobs.encode(b"\x81abcd")), "check sum", id="check sum"),
        pytest.param(framed(b"\x06"), "0x06 is unknown", id="unknown type"),
        pytest.param(framed(b"\x01\x01\x00"), "fit type 0x01", id="length of HELLO"),
        pytest.param(framed(b"\x01"), "fit type 0x01", id="empty HELLO"),
        pytest.param(framed(b"\x01" + struct.pack("<BBBIIBBB", 1, 0, 0, 0, 0, 12, 0, 0)), "chain of 12", id="chain"),
        pytest.param(framed(b"\x01" + struct.pack("<BBBIIBBB", 1, 0, 0, 0, 0, 136, 0, 0)), "of 136", id="long chain"),
        pytest.param(framed(b"\x02" + bytes(11)), "fit type 0x02", id="length of SYNCED"),
        pytest.param(framed(b"\x02" + bytes(12 + 17)), "map of 17", id="map"),
        pytest.param(framed(b"\x03" + bytes(11) + b"\x02" + bytes(5)), "do not hold 2", id="count"),
        pytest.param(framed(b"\x03" + bytes(11) + b"\x11" + bytes(51)), "17 changes", id="too many changes"),
        pytest.param(framed(b"\x03" + bytes(11) + b"\x01\x08\x00\x00" + b"\x00"), "does not have", id="channel"),
        pytest.param(framed(b"\x04" + bytes(20)), "fit type 0x04", id="length of HEARTBEAT"),
        pytest.param(framed(b"\x05" + bytes(5 + 6)), "not four maps", id="maps of DIAGNOSIS"),
        pytest.param(framed(b"\x81x"), "fit type 0x81", id="length of IDENTIFY"),
        pytest.param(framed(b"\x82" + bytes(5)), "fit type 0x82", id="length of SYNC"),
        pytest.param(framed(b"\x83" + bytes(4)), "fit type 0x83", id="length of ACK"),
        pytest.param(framed(b"\x84x"), "fit type 0x84", id="length of DIAGNOSE"),
    ],
)
def test_what_is_wrong_is_said(frame: bytes, wrong: str) -> None:
    with pytest.raises(FrameError, match=wrong):
        decode(frame)


def test_hello_of_another_protocol_is_understood_as_far_as_that() -> None:
    assert decode(framed(b"\x01\x02" + b"whatever version two says")) == OtherVersion(2)
    assert decode(framed(b"\x01\x00")) == OtherVersion(0)


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        (Sync(2**32), "out of range"),
        (Report(1, 1, 0, 0, (CellChange(0, True, 0),) * 17, b"\0"), "17 changes"),
        (Diagnosis(1, 0, *(bytes(32) for _ in range(4))), "more than 120"),
    ],
)
def test_what_does_not_fit_into_a_frame_is_refused(message: Message, wrong: str) -> None:
    with pytest.raises(FrameError, match=wrong):
        encode(message)


@at_leisure
@given(
    st.lists(st.binary(min_size=1, max_size=MAX_FRAME).map(lambda one: one.replace(b"\0", b"\1")), max_size=5),
    st.data(),
)
def test_a_stream_in_any_pieces_gives_its_frames(frames: list[bytes], data: st.DataObject) -> None:
    stream = b"\0".join([*frames, b""])
    found, splitter = [], Splitter()
    while stream:
        size = data.draw(st.integers(1, len(stream)))
        found += splitter.feed(stream[:size])
        stream = stream[size:]
    assert found == frames


def test_a_stream_without_end_takes_no_room() -> None:
    splitter = Splitter()
    for _ in range(1000):
        assert splitter.feed(b"\x55" * 1000) == []
    (long,) = splitter.feed(b"\0")
    assert len(long) == MAX_FRAME + 1
    with pytest.raises(FrameError, match="more than"):
        decode(long)
    good = encode(Ack(1, 1))
    assert splitter.feed(b"\0\0" + good + b"\0") == [good[:-1]]


@at_leisure
@given(st.sampled_from(range(8, 129, 8)), st.data())
def test_a_board_comes_back_as_it_was(channels: int, data: st.DataObject) -> None:
    occupied = data.draw(st.frozensets(st.integers(0, channels - 1)))
    board = pack_board(occupied, channels)
    assert len(board) == channels // 8
    assert unpack_board(board) == occupied


def test_channel_c_is_bit_c_mod_8_of_byte_c_div_8() -> None:
    assert pack_board(frozenset({0, 9, 23}), 24) == b"\x01\x02\x80"
    with pytest.raises(FrameError, match="24"):
        pack_board(frozenset({24}), 24)
