#!/usr/bin/env python3
"""Find patterns in bases of games with Apache Spark.

The driver cuts plain PGN files into ranges of bytes and hands out one line a range (path, start, end). Each task
pipes its lines through `lucena patlan find --ranges --jsonl`, which reads the files where it runs, so no game text
moves. A task whose program fails fails the job, and so does a range without its summary: a crash can never look
like zero hits.

    spark-submit find.py --pattern PHILIDOR --out found games-1.pgn games-2.pgn

writes found/hits.jsonl and found/summary.json. Every executor needs the program and the files under the same paths.
"""

import argparse
import json
import math
import os
import shlex
import sys
from collections.abc import Iterable

DEFAULT_PART = 64 << 20


def ranges(paths: Iterable[str], part: int) -> list[tuple[str, int, int]]:
    """Cuts files into ranges. Where the cuts fall does not matter: a game belongs to the range of its first byte."""
    cut = []
    for path in paths:
        length = os.path.getsize(path)
        starts = range(0, max(length, 1), part)
        cut.extend((path, start, min(start + part, length)) for start in starts)
    return cut


def command(lucena: str, arguments: list[str]) -> str:
    """The line that each task runs."""
    words = [lucena, "patlan", "find", *arguments, "--ranges", "--jsonl", "--threads", "1"]
    return " ".join(shlex.quote(word) for word in words)


def search(context, paths, arguments, lucena="lucena", part=DEFAULT_PART):
    """Runs the search on a SparkContext; returns the hits in order and the merged summary."""
    work = ranges(paths, part)
    lines = [f"{path}\t{start}\t{end}" for path, start, end in work]
    if not lines:
        raise ValueError("no files were given")
    piped = context.parallelize(lines, len(lines)).pipe(command(lucena, arguments), env=dict(os.environ), checkCode=True)
    answers = [json.loads(line) for line in piped.collect()]
    summaries = [answer for answer in answers if answer["type"] == "summary"]
    check_complete(work, summaries)
    hits = [answer for answer in answers if answer["type"] == "hit"]
    # The number of a game counts within its range; its place in the file is what identifies it.
    for hit in hits:
        hit.pop("game", None)
    order = {path: index for index, path in enumerate(paths)}
    hits.sort(key=lambda hit: (order[hit["file"]], hit["offset"], hit["ply"], hit["side"], hit["pattern"]))
    return hits, merge(summaries)


def check_complete(work, summaries) -> None:
    """Every range must have exactly one summary that says it was read to its end."""
    answered = sorted((summary["file"], summary["start"], summary["end"]) for summary in summaries)
    if answered != sorted(work):
        missing = sorted(set(work) - set(answered))
        raise RuntimeError(f"ranges without an answer: {missing or 'some were answered twice'}")
    partial = [summary for summary in summaries if not summary["complete"]]
    if partial:
        raise RuntimeError(f"ranges that were not read to their end: {[s['file'] for s in partial]}")


def merge(summaries: list[dict]) -> dict:
    """Adds the counters; the weights are worked out anew from the sums."""
    total = {"type": "summary", "complete": True, "games": 0, "broken": 0, "positions": 0, "white_results": {}, "patterns": []}
    patterns: dict[str, dict] = {}
    for summary in summaries:
        for key in ("games", "broken", "positions"):
            total[key] += summary[key]
        add(total["white_results"], summary["white_results"])
        for counts in summary["patterns"]:
            add(patterns.setdefault(counts["pattern"], {}), counts)
    for counts in patterns.values():
        counts["weight"] = weight(counts["results"], total["white_results"])
        total["patterns"].append(counts)
    return total


def add(total: dict, part: dict) -> None:
    """Adds whole numbers, in nested tables too; names are kept and weights left out."""
    for key, value in part.items():
        if isinstance(value, dict) and key != "weight":
            add(total.setdefault(key, {}), value)
        elif isinstance(value, int):
            total[key] = total.get(key, 0) + value
        elif isinstance(value, str):
            total[key] = value


def decided(results: dict) -> int:
    return results["wins"] + results["draws"] + results["losses"]


def points(results: dict) -> float:
    return results["wins"] + results["draws"] / 2


def weight(results: dict, white: dict) -> dict | None:
    """The weight that results suggest, as `lucena_games::stats` defines it."""
    games = {side: decided(results[side]) for side in ("white", "black")}
    count = sum(games.values())
    if count == 0 or decided(white) == 0:
        return None
    score = sum(points(results[side]) for side in games) / count
    white_score = points(white) / decided(white)
    expected = (games["white"] * white_score + games["black"] * (1 - white_score)) / count
    z = 1.959963984540054
    spread = z * math.sqrt(score * (1 - score) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    middle = score + z * z / (2 * count)

    def weigh(value: float) -> float:
        return pawns(value / scale) - pawns(expected)

    return {
        "value": weigh(middle), "least": weigh(middle - spread), "most": weigh(middle + spread),
        "score": score, "expected": expected,
    }


def pawns(score: float) -> float:
    score = min(max(score, 1e-9), 1 - 1e-9)
    return min(max(4 * math.log10(score / (1 - score)), -10.0), 10.0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", help="plain PGN files that every executor can read")
    parser.add_argument("--pattern", action="append", required=True, help="a pattern of the library or a .pat file")
    parser.add_argument("--lucena", default="lucena", help="the program")
    parser.add_argument("--part", type=int, default=DEFAULT_PART, help="bytes of a range")
    parser.add_argument("--out", default="found", help="the folder for the results")
    parser.add_argument("--options", default="", help="more options for `lucena patlan find`, in one text")
    options = parser.parse_args()

    from pyspark import SparkContext

    arguments = [word for name in options.pattern for word in ("--pattern", name)] + shlex.split(options.options)
    with SparkContext(appName="lucena patlan find") as context:
        hits, summary = search(context, options.files, arguments, options.lucena, options.part)
    os.makedirs(options.out, exist_ok=True)
    with open(os.path.join(options.out, "hits.jsonl"), "w", encoding="utf-8") as file:
        file.writelines(json.dumps(hit, ensure_ascii=False, sort_keys=True) + "\n" for hit in hits)
    with open(os.path.join(options.out, "summary.json"), "w", encoding="utf-8") as file:
        json.dump(summary, file, ensure_ascii=False, indent=1, sort_keys=True)
    print(f"{summary['games']} games, {len(hits)} hits", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
