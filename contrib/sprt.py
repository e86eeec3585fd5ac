#!/usr/bin/env python3
"""Whether the working tree plays better than another commit, by a sequential test: `make sprt BASE=<commit>`.

Both are built (in `target/sprt`, which is reused), then play at fixed nodes until the test decides. The last lines are
for the message of the commit. The exit code is 0 if the change is accepted, 1 if it is not, 2 if it stays undecided.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOME = ROOT / "target" / "sprt"
# Not the profile `release`: there the topmost crate is not optimized, and link-time optimisation takes its level for all of them.
BUILD = ["cargo", "build", "--profile", "dist", "--package", "lucena", "--no-default-features"]
PROFILE = {"CARGO_PROFILE_DIST_LTO": "thin", "CARGO_PROFILE_DIST_CODEGEN_UNITS": "16", "CARGO_PROFILE_DIST_DEBUG": "0"}


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, text=True, **options)


def said(*command, **options):
    return run(*command, stdout=subprocess.PIPE, **options).stdout.strip()


def build(source, name):
    """Builds a version in a folder of its own; the program."""
    folder = HOME / f"build-{name}"
    run(*BUILD, cwd=source, env={**os.environ, **PROFILE, "CARGO_TARGET_DIR": str(folder)})
    return folder / "dist" / "lucena"


def check_out(commit):
    """The files of a commit, at a place that is reused for every other one."""
    source = HOME / "base"
    if (source / ".git").exists():
        run("git", "checkout", "--quiet", "--detach", "--force", commit, cwd=source)
    else:
        run("git", "worktree", "prune", cwd=ROOT)
        run("git", "worktree", "add", "--quiet", "--detach", source, commit, cwd=ROOT)
    return source


def signature(program):
    return said(program, "bench").splitlines()[-1].split()[0]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base", help="the commit to compare with")
    parser.add_argument("--nodes", type=int, default=40_000, help="nodes for each move (default: 40000; a few thousand favour a search that prunes little)")
    parser.add_argument("--bounds", default="0,5", help="Elo of the two hypotheses (default: 0,5)")
    parser.add_argument("--games", type=int, default=10_000, help="games at most (default: 10000)")
    parser.add_argument("--concurrency", type=int, default=os.cpu_count() or 1, help="games at a time (default: one for each core)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the openings (default: 1)")
    args = parser.parse_args()
    try:
        commit = said("git", "rev-parse", "--verify", "--short", args.base + "^{commit}", cwd=ROOT, stderr=subprocess.PIPE)
    except subprocess.CalledProcessError:
        sys.exit(f"{args.base} is no commit of this repository")
    HOME.mkdir(parents=True, exist_ok=True)
    old, new = build(check_out(commit), "base"), build(ROOT, "new")
    benches = signature(old), signature(new)
    print(f"bench {benches[0]} at {commit}, {benches[1]} now", flush=True)
    # One file for each pair of versions and conditions, so that an interrupted run goes on.
    games = HOME / f"{commit}-{benches[1]}-{args.nodes}-{args.bounds}-{args.seed}.pgn"
    match = [new, "match", f"{new},name=new", f"{old},name=base", "--nodes", args.nodes, "--sprt", args.bounds]
    match += ["--games", args.games, "--concurrency", args.concurrency, "--seed", args.seed, "--pgn", games]
    match += ["--win", "1000,3", "--draw", "60,10,8", "--json", *(["--resume"] if games.exists() else [])]
    # Ctrl-C reaches the match as well, which then tells how far it came.
    process = subprocess.Popen([str(word) for word in match], stdout=subprocess.PIPE, text=True)
    while True:
        try:
            told = process.communicate()[0]
            break
        except KeyboardInterrupt:
            continue
    if not told:
        sys.exit("the match ended without a result")
    result = json.loads(told)
    player = next(player for player in result["players"] if player["name"] == "new")
    test = result["sprt"]
    verdict = {None: "undecided", True: "accepted", False: "refused"}[accepted(test)]
    low, high = player["eloInterval"]
    print(f"Elo {player['elo']:+.1f} [{low:+.1f}, {high:+.1f}] against {commit}, {player['games']} games of {args.nodes} nodes a move")
    print(f"SPRT [{test['elo0']:g}, {test['elo1']:g}] {verdict}, LLR {test['llr']:.2f}")
    print(f"\nBench: {benches[1]}")
    sys.exit({"accepted": 0, "refused": 1, "undecided": 2}[verdict])


def accepted(test):
    """Whether the better hypothesis holds, the other, or nobody knows."""
    if test["upper"] <= test["llr"]:
        return True
    return False if test["llr"] <= test["lower"] else None


if __name__ == "__main__":
    main()
