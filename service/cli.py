"""The `referee` command. Each subcommand is one function in its own module; here stand only their arguments."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from config.errors import ConfigError


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one subcommand. Returns the exit status: 0 done, 1 it could not be done (with the reason), 2 wrong usage."""
    args = _parser().parse_args(argv)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except ConfigError as error:
        print(f"referee: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Who read our output has had enough of it; what is still to be flushed at exit must go somewhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status


# Each handler imports what it needs when it runs: `referee judge` must not wait for OpenCV.


def _run(args: argparse.Namespace) -> int:
    from service.commands.run import RunOptions, run_main

    return run_main(RunOptions(args.config, args.ruleset, args.board, args.new_game))


def _demo(args: argparse.Namespace) -> int:
    from service.commands.demo import DemoOptions, demo_main

    return demo_main(
        DemoOptions(
            game=args.game,
            seats=args.seats,
            seed=args.seed,
            once=args.once,
            fast=args.speed == "max",
            port=args.port,
            as_json=args.json,
            data=args.data,
            variants=tuple(args.variant),
            ruleset=args.ruleset,
            board=args.board,
        )
    )


def _page_port(text: str) -> int:
    """Two more ports follow it."""
    if not text.isdecimal() or not 1 <= int(text) <= 65_533:
        raise argparse.ArgumentTypeError(f"{text!r} is no port; choose one from 1 to 65533")
    return int(text)


def _host_link(args: argparse.Namespace) -> int:
    from config.table import TableConfig, load_table
    from service.commands.host_link import host_link_main

    config = load_table(args.config) if args.config else TableConfig()
    return host_link_main(args.data or config.data_dir, args.json)


def _games(args: argparse.Namespace) -> int:
    from service.commands.games import games_main

    return games_main(args.game, args.json)


def _judge(args: argparse.Namespace) -> int:
    from service.commands.judge import judge_main

    return judge_main(args.file, args.views, args.json, args.language)


def _schema(args: argparse.Namespace) -> int:
    from service.commands.asyncapi import asyncapi_main
    from service.commands.games import schema_main

    return asyncapi_main() if args.mqtt else schema_main(args.game)


def _replay(args: argparse.Namespace) -> int:
    from service.commands.replay import replay_main

    return replay_main(args.journal, args.viewer, args.language)


def _read(args: argparse.Namespace) -> int:
    from service.commands.read import read_main

    return read_main(args)


def _watch(args: argparse.Namespace) -> int:
    from service.commands.watch import watch_main

    return watch_main(args)


def _board_test(args: argparse.Namespace) -> int:
    from service.commands.board_test import board_test_main

    return board_test_main(args)


def _calibrate(args: argparse.Namespace) -> int:
    from service.commands.read import calibrate_main

    return calibrate_main(args)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="referee", description="Referees real tabletop games.")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    _add_service(commands)
    _add_rules(commands)
    _add_vision(commands)
    _add_hardware(commands)
    return parser


Commands = argparse._SubParsersAction  # argparse has no public name for it


def _command(commands: Commands[argparse.ArgumentParser], name: str, does: str) -> argparse.ArgumentParser:
    return commands.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.")


def _add_service(commands: Commands[argparse.ArgumentParser]) -> None:
    run = _command(commands, "run", "the service on real hardware")
    run.add_argument("-c", "--config", type=Path, help="table.toml; without it, the defaults")
    _add_rules_options(run)
    run.add_argument(
        "--new-game", action="store_true", help="begin the settings' game; one that would go on stays saved"
    )
    run.set_defaults(run=_run)

    demo = _command(commands, "demo", "a refereed game on a rendered camera, bots at the seats")
    demo.add_argument("--game", default="ufo_attack", help="one of `referee games`")
    demo.add_argument("--seats", type=int, default=None, metavar="N", help="how many play; 3 if left out and possible")
    demo.add_argument("--variant", action="append", default=[], help="may be given more than once")
    _add_rules_options(demo)
    demo.add_argument("--seed", type=int, default=None, metavar="K", help="the same seed plays the same game")
    demo.add_argument("--once", action="store_true", help="end with the game and print a summary")
    demo.add_argument("--speed", choices=["real", "max"], default="real", help="max: no waiting, no pauses")
    demo.add_argument(
        "--port", type=_page_port, default=None, metavar="P", help="of the page; the next two are the broker's"
    )
    demo.add_argument("--data", type=Path, default=None, help="keep the game in this folder, and go on with it")
    demo.add_argument("--json", action="store_true", help="the summary of --once as JSON; no links are printed")
    demo.set_defaults(run=_demo)

    link = _command(commands, "host-link", "the running service's address, and a new link for the host")
    link.add_argument("-c", "--config", type=Path, help="the table.toml that the service runs with")
    link.add_argument("--data", type=Path, help="the running service's data folder")
    link.add_argument("--json", action="store_true", help="as JSON")
    link.set_defaults(run=_host_link)


def _add_rules_options(command: argparse.ArgumentParser) -> None:
    command.add_argument("--ruleset", default="", metavar="NAME|FILE", help="one of `referee games`, or a ruleset file")
    command.add_argument("--board", default="", metavar="FILE", help="what lies in the box: a board file")


def _add_rules(commands: Commands[argparse.ArgumentParser]) -> None:
    games = _command(commands, "games", "what can be refereed; of one game its options and clauses")
    games.add_argument("game", nargs="?", help="one game, whole")
    games.add_argument("--json", action="store_true", help="as JSON")
    games.set_defaults(run=_games)

    judge = _command(commands, "judge", "referees a written game, one ruling a line")
    judge.add_argument("file", type=Path, metavar="FILE.jsonl")
    judge.add_argument("--views", action="store_true", help="with each viewer's cut of the state")
    judge.add_argument("--json", action="store_true", help="changes nothing: each answer is JSON anyway")
    _add_language(judge)
    judge.set_defaults(run=_judge)

    schema = _command(commands, "schema", "JSON Schema of set-ups, inputs and rulings")
    schema.add_argument("game", nargs="?")
    schema.add_argument("--mqtt", action="store_true", help="an AsyncAPI document of all MQTT topics instead")
    schema.set_defaults(run=_schema)

    replay = _command(commands, "replay", "a saved game again, as a transcript")
    replay.add_argument("journal", type=Path, help="journal.db in the service's data folder")
    replay.add_argument(
        "--as", dest="viewer", default="public", metavar="public|SEAT|all", help="whose view; all: after the end only"
    )
    _add_language(replay)
    replay.set_defaults(run=_replay)


def _add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--language", default="en", metavar="LANG", help="of the sentences: en, de, es, fr, it or pt")


def _add_vision(commands: Commands[argparse.ArgumentParser]) -> None:
    read = _command(commands, "read", "reads the die in pictures")
    read.add_argument("image", nargs="+", type=Path, help="JPEG or PNG")
    dice = read.add_mutually_exclusive_group(required=True)
    dice.add_argument("--die", help="a die file, or the name of a built-in die")
    dice.add_argument("--dice-set", help="a file that names several dice")
    read.add_argument("--calibration", type=Path, metavar="F", help="made by `referee calibrate`")
    read.add_argument("--tray", type=Path, metavar="EMPTY.jpg", help="the tray without the die")
    read.add_argument("--debug", type=Path, metavar="DIR", help="write annotated pictures there")
    read.add_argument("--json", action="store_true", help="one JSON object a line")
    read.set_defaults(run=_read)

    watch = _command(commands, "watch", "watches a tray and reads each roll")
    watch.add_argument("source", help="a device, URL, video file or folder of frames")
    watch.add_argument("--die", required=True, help="a die file, or the name of a built-in die")
    watch.add_argument("--calibration", type=Path, metavar="F", help="made by `referee calibrate`")
    watch.add_argument("--json", action="store_true", help="one JSON object a line")
    watch.set_defaults(run=_watch)

    calibrate = _command(commands, "calibrate", "learns tray, light and prints from pictures")
    calibrate.add_argument("dir", type=Path, metavar="DIR", help="with empty.jpg and face_<name>.jpg")
    calibrate.add_argument("--die", required=True, help="a die file, or the name of a built-in die")
    calibrate.add_argument("--out", type=Path, required=True, metavar="F", help="where to write the calibration")
    calibrate.set_defaults(run=_calibrate)


def _add_hardware(commands: Commands[argparse.ArgumentParser]) -> None:
    board = _command(commands, "board", "the sensor board")
    does = board.add_subparsers(title="commands", required=True, metavar="COMMAND")
    test = _command(does, "test", "a live picture of the board's cells")
    test.add_argument("-c", "--config", type=Path, help="table.toml: its [board] and its game")
    test.add_argument("--port", metavar="P", help="instead of the settings' port; auto: the only one there")
    test.add_argument("--board", default="", metavar="FILE", help="what lies in the box: a board file")
    test.add_argument("--json", action="store_true", help="one JSON object a line")
    test.add_argument("--once", action="store_true", help="end when the whole board is known")
    test.set_defaults(run=_board_test)


if __name__ == "__main__":
    sys.exit(main())
