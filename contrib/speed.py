#!/usr/bin/env python3
"""Nodes per second of processor time of engines, side by side in one run: `contrib/speed.py --help`.

Every engine searches every position for the same number of nodes with one thread; the engines take turns at each
position, so that whatever else the machine does slows all of them alike. What counts is the time that the processor
spent in the engine's process, not the time that passed. The last line of each engine is its ratio to the first one.
"""

import argparse
import shlex
import statistics
import subprocess
import sys
import time

POSITIONS = [
    ("start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
    # Ten middlegames of the benchmark of Stockfish.
    ("middle 1", "4rrk1/pp1n3p/3q2pQ/2p1pb2/2PP4/2P3N1/P2B2PP/4RRK1 b - - 7 19"),
    ("middle 2", "rq3rk1/ppp2ppp/1bnpb3/3N2B1/3NP3/7P/PPPQ1PP1/2KR3R w - - 7 14"),
    ("middle 3", "r1bq1r1k/1pp1n1pp/1p1p4/4p2Q/4Pp2/1BNP4/PPP2PPP/3R1RK1 w - - 2 14"),
    ("middle 4", "r3r1k1/2p2ppp/p1p1bn2/8/1q2P3/2NPQN2/PPP3PP/R4RK1 b - - 2 15"),
    ("middle 5", "r1bbk1nr/pp3p1p/2n5/1N4p1/2Np1B2/8/PPP2PPP/2KR1B1R w kq - 0 13"),
    ("middle 6", "r1bq1rk1/ppp1nppp/4n3/3p3Q/3P4/1BP1B3/PP1N2PP/R4RK1 w - - 1 16"),
    ("middle 7", "4r1k1/r1q2ppp/ppp2n2/4P3/5Rb1/1N1BQ3/PPP3PP/R5K1 w - - 1 17"),
    ("middle 8", "2rqkb1r/ppp2p2/2npb1p1/1N1Nn2p/2P1PP2/8/PP2B1PP/R1BQK2R b KQ - 0 11"),
    ("middle 9", "r1bq1r1k/b1p1npp1/p2p3p/1p6/3PP3/1B2NN2/PP3PPP/R2Q1RK1 w - - 1 16"),
    ("middle 10", "3r1rk1/p5pp/bpp1pp2/8/q1PP1P2/b3P3/P2NQRPP/1R2B1K1 b - - 6 22"),
]


class Engine:
    """A UCI engine and what it has done so far."""

    def __init__(self, text):
        """`text` is a command, then `name=value` options after semicolons."""
        command, *options = (part.strip() for part in text.split(";"))
        self.name = text
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(shlex.split(command), stdin=pipe, stdout=pipe, text=True, bufsize=1)
        except OSError as error:
            sys.exit(f"{command}: {error.strerror}")
        self.say("uci")
        self.wait_for("uciok")
        for option in options:
            name, _, value = option.partition("=")
            self.say(f"setoption name {name.strip()} value {value.strip()}")
        self.rates = {}

    def say(self, line):
        self.process.stdin.write(line + "\n")

    def wait_for(self, word):
        """The last number of nodes that was told before a line that begins with `word`."""
        nodes = 0
        for line in self.process.stdout:
            words = line.split()
            if words[:1] == ["info"] and "nodes" in words[:-1]:
                nodes = int(words[words.index("nodes") + 1])
            if words[:1] == [word]:
                return nodes
        sys.exit(f"{self.name} ended early")

    def seconds(self):
        """The processor time of the process so far: its clock, as clock_getcpuclockid(3) would give it."""
        return time.clock_gettime(~self.process.pid << 3 | 2)

    def search(self, name, fen, nodes):
        self.say("ucinewgame")
        self.say("isready")
        self.wait_for("readyok")
        before = self.seconds()
        self.say(f"position fen {fen}")
        self.say(f"go nodes {nodes}")
        done = self.wait_for("bestmove")
        self.rates.setdefault(name, []).append((done, self.seconds() - before))

    def rate(self, name):
        """The best of the rounds: interruptions only ever make it worse."""
        return max(done / seconds for done, seconds in self.rates[name])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engines", nargs="+", help='command, options after semicolons: "stockfish; Use NNUE=false"')
    parser.add_argument("--nodes", type=int, default=1_000_000, help="nodes for each search (default: a million)")
    parser.add_argument("--rounds", type=int, default=2, help="searches of each position; the fastest counts (default: 2)")
    args = parser.parse_args()
    engines = [Engine(text) for text in args.engines]
    for _ in range(args.rounds):
        for name, fen in POSITIONS:
            for engine in engines:
                engine.search(name, fen, args.nodes)
    for name, _ in POSITIONS:
        print(f"{name:10}", *(f"{engine.rate(name) / 1000:8.0f}" for engine in engines), " thousand nodes a second")
    means = [statistics.geometric_mean(engine.rate(name) for name, _ in POSITIONS) for engine in engines]
    print(f"{'mean':10}", *(f"{mean / 1000:8.0f}" for mean in means))
    for engine, mean in zip(engines, means):
        print(f"{mean / means[0]:.3f} times the first: {engine.name}")
        engine.say("quit")


if __name__ == "__main__":
    main()
