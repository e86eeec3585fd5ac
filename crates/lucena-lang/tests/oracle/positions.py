#!/usr/bin/env python3
"""Prints positions to ask the reference companion about, one FEN a line: of real games, and of random ones.

    positions.py COUNT PGN... > positions

Two thirds come from the games of the PGN files (`.zst` is unpacked with zstd), each file giving the same
share and each game at most four; one third from random games, where pieces stand as they never do in real
ones. The same arguments always give the same positions. Needs python-chess.
"""

import io
import random
import subprocess
import sys

import chess
import chess.pgn


def text_of(path):
    if path.endswith(".zst"):
        # The first games of a large base are enough.
        packed = subprocess.Popen(["zstd", "-dc", path], stdout=subprocess.PIPE)
        text = packed.stdout.read(6_000_000).decode("utf-8", "replace")
        packed.kill()
        return text
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def from_games(path, count, chance):
    text = text_of(path)
    starts = [at for at in range(len(text)) if text.startswith("[Event ", at)]
    found = []
    while len(found) < count:
        game = chess.pgn.read_game(io.StringIO(text[chance.choice(starts):][:50_000]))
        boards = [node.board() for node in game.mainline()]
        # The last positions are where the mates are.
        wanted = [boards[-1 - chance.randrange(min(6, len(boards)))]] if boards else []
        wanted += chance.sample(boards, min(3, len(boards)))
        found += [board.fen() for board in wanted]
    return found[:count]


def at_random(count, chance):
    found = []
    while len(found) < count:
        board = chess.Board()
        for _ in range(chance.randrange(4, 160)):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(chance.choice(moves))
        found.append(board.fen())
    return found


def main():
    count, paths = int(sys.argv[1]), sys.argv[2:]
    chance = random.Random(2026)
    positions = at_random(count - count * 2 // 3 if paths else count, chance)
    for path in paths:
        positions += from_games(path, count * 2 // 3 // len(paths), chance)
    positions = sorted(set(positions))
    chance.shuffle(positions)
    print("\n".join(positions))


main()
