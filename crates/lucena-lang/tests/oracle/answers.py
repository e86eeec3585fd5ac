#!/usr/bin/env python3
"""Asks the reference companion of the PATLAN specification and prints its answers, one line each.

    answers.py TOOLS PATTERNS... < positions

TOOLS is the folder of patlan_oracle.py; every pattern of the files PATTERNS is searched in every position
(one FEN a line) by both sides. A line is: pattern, side, FEN, raw instances, valid instances, separated by
tabs; an instance is `F1=Qe2,S1=c4`, instances are separated by `|`. Needs python-chess.

    answers.py --digest TOOLS PATTERNS... < positions > tests/data/oracle-sample.tsv

prints the stored sample instead: counts and a fingerprint, and only where there is an instance.
"""

import sys

DIGEST = sys.argv[1] == "--digest"
if DIGEST:
    del sys.argv[1]
sys.path.insert(0, sys.argv[1])
import chess  # noqa: E402
import patlan_oracle as po  # noqa: E402


class SharedFacts(po.Facts):
    """The facts of a position do not depend on the pattern: keep the tables of the last few positions."""

    tables = {}

    def __init__(self, board, me, style="strict"):
        super().__init__(board, me, style)
        key = (board.fen(), me, style)
        if key not in self.tables:
            while len(self.tables) > 64:
                self.tables.pop(next(iter(self.tables)))
            self.tables[key] = {}
        self.cache = self.tables[key]


po.Facts = SharedFacts


def text(instances):
    return "|".join(",".join("%s=%s" % pair for pair in sorted(i.items())) for i in instances)


def fingerprint(text):
    """FNV-1a of 64 bits."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = ((value ^ byte) * 0x100000001B3) % (1 << 64)
    return "%016x" % value


def answer(fen, r):
    raw, valid = text(r["raw"]), text(r["valid"])
    if not DIGEST:
        print(r["pattern"], r["side"], fen, raw, valid, sep="\t")
    elif raw:
        mark = fingerprint(raw + "\t" + valid)
        print(r["pattern"], r["side"], r["raw_count"], r["valid_count"], mark, sep="\t")


def main():
    patterns = po.load(sys.argv[2:])
    library = {p.name: p for p in patterns}
    if DIGEST:
        print("# Answers of the reference companion for all shipped patterns: a line with the position, then pattern, side,")
        print("# raw instances, valid instances and the fingerprint of the lists; patterns without raw instances are left out.")
    for line in sys.stdin:
        fen = line.strip()
        if not fen:
            continue
        board = chess.Board(fen)
        if DIGEST:
            print(fen)
        for me in (chess.WHITE, chess.BLACK):
            for p in patterns:
                answer(fen, po.result_json(p, board, me, library))
        sys.stdout.flush()


main()
