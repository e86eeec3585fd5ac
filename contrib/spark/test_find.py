"""Runs the Spark job for real on local[2] and compares it with one process.

LUCENA names the program (default: target/release/lucena, then target/debug/lucena of this repository).
"""

import gzip
import json
import math
import os
import pathlib
import stat
import subprocess
import tempfile
import unittest
import unittest.mock

from py4j.protocol import Py4JJavaError
from pyspark import SparkContext
from pyspark.sql import SparkSession

import find

ROOT = pathlib.Path(__file__).resolve().parents[2]
GRECO = (
    '[White "NN {n}"]\n[Black "Greco"]\n[Result "0-1"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 5. Re1 O-O 6. c3 Qe7 '
    "7. d4 exd4 8. e5 Ng4 9. cxd4 Nxd4 10. Nxd4 Qh4 11. Nf3 Qxf2+ 12. Kh1 Qg1+ 13. Nxg1 Nf2# 0-1\n\n"
)
QUIET = '[White "A"]\n[Black "B {n}"]\n[Result "1/2-1/2"]\n\n1. d4 d5 2. c4 e6 {{a comment}} 3. Nc3 Nf6 1/2-1/2\n\n'
BROKEN = '[White "C"]\n[Black "D {n}"]\n[Result "1-0"]\n\n1. e4 e5 2. Ke4 1-0\n\n'


def program() -> str:
    choices = [os.environ.get("LUCENA"), ROOT / "target/release/lucena", ROOT / "target/debug/lucena"]
    for choice in choices:
        if choice and os.access(choice, os.X_OK):
            return str(choice)
    raise unittest.SkipTest("build lucena first")


class SparkTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.lucena = program()
        cls.folder = tempfile.TemporaryDirectory()
        cls.base = os.path.join(cls.folder.name, "base with blank.pgn")
        with open(cls.base, "w", encoding="utf-8") as file:
            for n in range(120):
                file.write((GRECO if n % 3 == 0 else BROKEN if n % 20 == 1 else QUIET).format(n=n))
        cls.context = SparkContext("local[2]", "test")
        cls.context.setLogLevel("OFF")

    @classmethod
    def tearDownClass(cls):
        cls.context.stop()
        cls.folder.cleanup()

    def one_process(self):
        words = [self.lucena, "patlan", "find", "--pattern", "PHILIDOR", self.base, "--json", "--threads", "1"]
        lines = subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()
        answers = [json.loads(line) for line in lines]
        for answer in answers:
            answer.pop("game", None)
        return answers[:-1], answers[-1]

    def test_same_hits_and_counters_as_one_process(self):
        expected_hits, expected = self.one_process()
        self.assertEqual(len(expected_hits), 40)
        self.assertGreater(expected["broken"], 0)
        for part in (1 << 30, 5000, 777):
            hits, summary = find.search(self.context, [self.base], ["--pattern", "PHILIDOR"], self.lucena, part)
            self.assertEqual(hits, expected_hits)
            for key in ("games", "broken", "positions", "white_results"):
                self.assertEqual(summary[key], expected[key], key)
            counts, wanted = summary["patterns"][0], expected["patterns"][0]
            for key in ("scenario", "valid", "unanswered", "scenario_games", "valid_games", "both_games", "results"):
                self.assertEqual(counts[key], wanted[key], key)
            for key, value in wanted["weight"].items():
                self.assertTrue(math.isclose(counts["weight"][key], value, rel_tol=1e-9), key)

    def test_packed_files_are_read_as_they_are(self):
        expected_hits, expected = self.one_process()
        packed = self.base + ".gz"
        with open(self.base, "rb") as plain, gzip.open(packed, "wb") as file:
            file.write(plain.read())
        hits, summary = find.search(self.context, [packed, self.base], ["--pattern", "PHILIDOR"], self.lucena, 5000)
        self.assertEqual(len(hits), 2 * len(expected_hits))
        self.assertEqual({hit["file"] for hit in hits}, {packed, self.base})
        self.assertEqual(summary["games"], 2 * expected["games"])

    def test_parquet_is_written_by_the_executors(self):
        expected_hits, expected = self.one_process()
        out = os.path.join(self.folder.name, "hits.parquet")
        session = SparkSession(self.context)
        summary = find.search_to_parquet(session, [self.base], ["--pattern", "PHILIDOR"], out, self.lucena, 5000)
        self.assertEqual(summary["games"], expected["games"])
        rows = session.read.parquet(out).orderBy("offset").collect()
        self.assertEqual([row["fen"] for row in rows], [hit["fen"] for hit in expected_hits])
        self.assertEqual(rows[0]["valid"][0][0]["figure"], expected_hits[0]["valid"][0][0]["figure"])

    def test_a_file_that_is_not_there_fails_the_job(self):
        # The driver cut the files into ranges while they were there; then one of them goes.
        gone = os.path.join(self.folder.name, "gone.pgn")
        ranges = [(self.base, 0, 9999), (gone, 0, 9)]
        with unittest.mock.patch.object(find, "ranges", lambda paths, part: ranges):
            self.fails_with_status(2, self.lucena)

    def test_a_file_that_is_not_there_stops_the_driver(self):
        with self.assertRaises(FileNotFoundError):
            find.search(self.context, [self.base + ".gone"], ["--pattern", "PHILIDOR"], self.lucena)

    def test_a_program_that_crashes_fails_the_job(self):
        self.fails_with_status(139, self.script("#!/bin/sh\ncat > /dev/null\nexit 139\n"))

    def test_a_program_that_says_nothing_fails_the_job(self):
        silent = self.script("#!/bin/sh\ncat > /dev/null\nexit 0\n")
        with self.assertRaisesRegex(RuntimeError, "ranges without an answer"):
            find.search(self.context, [self.base], ["--pattern", "PHILIDOR"], silent)

    def fails_with_status(self, status: int, lucena: str):
        """The job fails because a task's program ended with this status, and for no other reason."""
        with self.assertRaisesRegex(Py4JJavaError, f"Pipe function .* exited with error code {status}\\b"):
            find.search(self.context, [self.base], ["--pattern", "PHILIDOR"], lucena)

    def script(self, text: str) -> str:
        path = os.path.join(self.folder.name, "crash.sh")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)
        return path


if __name__ == "__main__":
    unittest.main()
