#!/usr/bin/env python3
"""Find patterns in bases of games with Apache Spark.

The driver cuts plain PGN files into ranges of bytes and hands out one line a range (path, start, end). Each task
pipes its lines through `lucena patlan find --ranges --json`, which reads the files where it runs, so no game text
moves. Packed files (.zst, .gz, .bz2) cannot be cut: each is one task. A task whose program fails fails the job, and so
does a range without its summary: a crash can never look like zero hits.

    spark-submit find.py --pattern PHILIDOR --out found games-1.pgn games-2.pgn.zst

writes found/hits.jsonl and found/summary.json. With --parquet the executors write found/hits.parquet themselves and only the
summaries come to the driver. Every executor needs the program and the files under the same paths.
"""

import argparse
import json
import math
import os
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator

DEFAULT_PART = 64 << 20
PACKED = (".zst", ".gz", ".bz2")
# What a hit is as a row of a table; the same whatever the first hits happen to hold.
HIT = (
    "pattern string, file string, offset long, ply long, side string, fen string, white string, black string, date string, "
    "result string, raw_count long, valid_count long, valid array<array<struct<figure: string, piece: string, square: string>>>"
)


def ranges(paths: Iterable[str], part: int) -> list[tuple[str, int, int]]:
    """Cuts files into ranges. Where the cuts fall does not matter: a game belongs to the range of its first byte."""
    cut = []
    for path in paths:
        length = os.path.getsize(path)
        if path.endswith(PACKED):
            cut.append((path, 0, length))
            continue
        starts = range(0, max(length, 1), part)
        cut.extend((path, start, min(start + part, length)) for start in starts)
    return cut


def words(lucena: str, arguments: list[str]) -> list[str]:
    """The program as each task runs it."""
    return [lucena, "patlan", "find", *arguments, "--json", "--threads", "1"]


def unpacked(program: list[str], work: Iterable[tuple[str, int, int]]) -> Iterator[str]:
    """The answers about packed files, one program each; its summary says which file was read to its end."""
    for path, start, end in work:
        answered = subprocess.run([*program, path], stdout=subprocess.PIPE, text=True, encoding="utf-8")
        if answered.returncode not in (0, 1):
            raise RuntimeError(f"{path}: lucena ended with status {answered.returncode}")
        for line in answered.stdout.splitlines():
            answer = json.loads(line)
            if answer["type"] == "summary":
                line = json.dumps(answer | {"file": path, "start": start, "end": end})
            yield line


def answers(context, work, arguments, lucena):
    """Every line that the programs write, still with those who wrote it."""
    plain = [f"{path}\t{start}\t{end}" for path, start, end in work if not path.endswith(PACKED)]
    packed = [item for item in work if item[0].endswith(PACKED)]
    if not plain and not packed:
        raise ValueError("no files were given")
    program = words(lucena, arguments)
    parts = []
    if plain:
        line = " ".join(shlex.quote(word) for word in [*program, "--ranges"])
        parts.append(context.parallelize(plain, len(plain)).pipe(line, env=dict(os.environ), checkCode=True))
    if packed:
        parts.append(context.parallelize(packed, len(packed)).mapPartitions(lambda items: unpacked(program, items)))
    return context.union(parts)


def search(context, paths, arguments, lucena="lucena", part=DEFAULT_PART):
    """Runs the search on a SparkContext; returns the hits in order and the merged summary."""
    work = ranges(paths, part)
    found = [json.loads(line) for line in answers(context, work, arguments, lucena).collect()]
    summaries = [answer for answer in found if answer["type"] == "summary"]
    check_complete(work, summaries)
    hits = [answer for answer in found if answer["type"] == "hit"]
    # The number of a game counts within its range; its place in the file is what identifies it.
    for hit in hits:
        hit.pop("game", None)
    order = {path: index for index, path in enumerate(paths)}
    hits.sort(key=lambda hit: (order[hit["file"]], hit["offset"], hit["ply"], hit["side"], hit["pattern"]))
    return hits, merge(summaries)


def search_to_parquet(session, paths, arguments, out, lucena="lucena", part=DEFAULT_PART):
    """The same for hits that no driver could hold: the executors write them as Parquet; the merged summary comes back."""
    from pyspark import StorageLevel

    work = ranges(paths, part)
    lines = answers(session.sparkContext, work, arguments, lucena).persist(StorageLevel.DISK_ONLY)
    try:
        summaries = [json.loads(line) for line in lines.filter(is_summary).collect()]
        check_complete(work, summaries)
        session.read.schema(HIT).json(lines.filter(is_hit)).write.mode("overwrite").parquet(out)
    finally:
        lines.unpersist()
    return merge(summaries)


def is_summary(line: str) -> bool:
    return json.loads(line)["type"] == "summary"


def is_hit(line: str) -> bool:
    return not is_summary(line)


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
    parser.add_argument("files", nargs="+", help="PGN files, plain or packed, that every executor can read")
    parser.add_argument("--pattern", action="append", required=True, help="a pattern of the library or a .pat file")
    parser.add_argument("--lucena", default="lucena", help="the program")
    parser.add_argument("--part", type=int, default=DEFAULT_PART, help="bytes of a range")
    parser.add_argument("--out", default="found", help="the folder for the results")
    parser.add_argument("--parquet", action="store_true", help="let the executors write the hits as Parquet")
    parser.add_argument("--options", default="", help="more options for `lucena patlan find`, in one text")
    options = parser.parse_args()

    from pyspark.sql import SparkSession

    arguments = [word for name in options.pattern for word in ("--pattern", name)] + shlex.split(options.options)
    hits = None
    session = SparkSession.builder.appName("lucena patlan find").getOrCreate()
    try:
        if options.parquet:
            folder = os.path.join(options.out, "hits.parquet")
            summary = search_to_parquet(session, options.files, arguments, folder, options.lucena, options.part)
        else:
            hits, summary = search(session.sparkContext, options.files, arguments, options.lucena, options.part)
    finally:
        session.stop()
    os.makedirs(options.out, exist_ok=True)
    if hits is not None:
        with open(os.path.join(options.out, "hits.jsonl"), "w", encoding="utf-8") as file:
            file.writelines(json.dumps(hit, ensure_ascii=False, sort_keys=True) + "\n" for hit in hits)
    with open(os.path.join(options.out, "summary.json"), "w", encoding="utf-8") as file:
        json.dump(summary, file, ensure_ascii=False, indent=1, sort_keys=True)
    found = sum(counts["valid"] for counts in summary["patterns"])
    print(f"{summary['games']} games, {found} finds", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
