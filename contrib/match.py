#!/usr/bin/env python3
"""A match between two engines, independent of `lucena match` and a check on it: `contrib/match.py --help`.

Needs python-chess (`pip install chess`). Every opening is played twice with colors exchanged. Clocks are kept here:
a move that takes longer than the clock has left (plus a grace for the pipe) loses on time. Games run in
parallel processes; the result comes with its error bar, and every loss by time, crash or illegal move is named.
"""

import argparse
import math
import multiprocessing
import shlex
import sys
import time

import chess
import chess.engine
import chess.pgn

GRACE_SECONDS = 0.05


def openings(path, count):
    """The first `count` lines of play of a PGN file, as lists of moves."""
    with open(path, encoding="utf-8", errors="replace") as file:
        while count > 0 and (game := chess.pgn.read_game(file)):
            yield game.headers.get("FEN"), [move.uci() for move in game.mainline_moves()]
            count -= 1


def start(command, protocol, options):
    engine_class = {"uci": chess.engine.SimpleEngine.popen_uci, "xboard": chess.engine.SimpleEngine.popen_xboard}
    engine = engine_class[protocol](shlex.split(command), timeout=20)
    if options:
        engine.configure(options)
    return engine


def play(task):
    """Plays one game; returns the score of the first engine and how the game ended."""
    args, number, fen, moves, first_is_white = task
    engines = {}
    board = chess.Board(fen) if fen else chess.Board()
    for move in moves:
        board.push_uci(move)
    clock = {chess.WHITE: args.base, chess.BLACK: args.base}
    owner = {chess.WHITE: 0 if first_is_white else 1, chess.BLACK: 1 if first_is_white else 0}
    sides = [(args.first, args.first_protocol, args.first_options), (args.second, args.second_protocol, args.second_options)]
    try:
        for index, side in enumerate(sides):
            engines[index] = start(*side)
        while True:
            outcome = board.outcome()
            if outcome:
                return number, score(outcome.winner, owner), outcome.termination.name.lower(), board
            # Not `claim_draw`: it also claims what a move not yet played would repeat, whoever is winning.
            if board.is_repetition(3) or board.is_fifty_moves():
                return number, 0.5, "repetition or fifty moves", board
            if board.ply() > 600:
                return number, 0.5, "adjudicated as too long", board
            mover = board.turn
            limit = chess.engine.Limit(
                white_clock=clock[chess.WHITE], black_clock=clock[chess.BLACK], white_inc=args.increment,
                black_inc=args.increment)
            began = time.perf_counter()
            try:
                move = engines[owner[mover]].play(board, limit, game=number).move
            except chess.engine.EngineError as error:
                return number, score(not mover, owner), f"FAULT of engine {owner[mover] + 1}: {error}", board
            clock[mover] -= time.perf_counter() - began
            if clock[mover] < -GRACE_SECONDS:
                return number, score(not mover, owner), f"FAULT of engine {owner[mover] + 1}: time", board
            clock[mover] = max(clock[mover], 0.001) + args.increment
            if move is None or move not in board.legal_moves:
                return number, score(not mover, owner), f"FAULT of engine {owner[mover] + 1}: illegal {move}", board
            board.push(move)
    finally:
        for engine in engines.values():
            try:
                engine.quit()
            except (chess.engine.EngineError, TimeoutError):
                engine.close()


def score(winner, owner):
    if winner is None:
        return 0.5
    return 1.0 if owner[winner] == 0 else 0.0


def summary(results):
    """Score, Elo difference and its 95 % error, from the scores of single games."""
    count, mean = len(results), sum(results) / len(results)
    variance = sum((result - mean) ** 2 for result in results) / count
    error = 1.96 * math.sqrt(variance / count)
    elo = lambda share: -400 * math.log10(1 / min(max(share, 1e-3), 1 - 1e-3) - 1)
    wins, losses = results.count(1.0), results.count(0.0)
    return (f"+{wins} ={count - wins - losses} -{losses} of {count}: {100 * mean:.1f} % ± {100 * error:.1f}, "
            f"Elo {elo(mean):+.0f} [{elo(mean - error):+.0f}, {elo(mean + error):+.0f}]")


def options_of(text):
    return dict(pair.split("=", 1) for pair in text.split(",")) if text else {}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first", help="command of the first engine")
    parser.add_argument("second", help="command of the second engine")
    parser.add_argument("openings", help="PGN file with opening lines")
    for side in ("first", "second"):
        parser.add_argument(f"--{side}-protocol", choices=["uci", "xboard"], default="uci")
        parser.add_argument(f"--{side}-options", type=options_of, default={}, help="Name=value,Name=value")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--base", type=float, default=2.0, help="seconds on the clock")
    parser.add_argument("--increment", type=float, default=0.02, help="seconds added after each move")
    parser.add_argument("--jobs", type=int, default=2, help="games played at the same time")
    parser.add_argument("--pgn", help="write the games here")
    args = parser.parse_args()

    tasks = []
    for fen, moves in openings(args.openings, (args.games + 1) // 2):
        for first_is_white in (True, False):
            tasks.append((args, len(tasks), fen, moves, first_is_white))
    results, faults = [], []
    with multiprocessing.Pool(args.jobs) as pool:
        for number, result, ending, board in pool.imap_unordered(play, tasks[:args.games]):
            results.append(result)
            if "FAULT" in ending:
                faults.append(f"game {number + 1}: {ending}: {board.fen()}")
            if args.pgn:
                game = chess.pgn.Game.from_board(board)
                white, black = (args.first, args.second) if tasks[number][4] else (args.second, args.first)
                game.headers.update(Round=str(number + 1), White=white, Black=black, Termination=ending)
                game.headers["Result"] = {0.5: "1/2-1/2"}.get(
                    result, "1-0" if (result == 1.0) == tasks[number][4] else "0-1")
                with open(args.pgn, "a", encoding="utf-8") as file:
                    print(game, file=file, end="\n\n")
            print(f"\r{summary(results)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    print(summary(results))
    for fault in faults:
        print(fault)


if __name__ == "__main__":
    main()
