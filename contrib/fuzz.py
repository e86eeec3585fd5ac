#!/usr/bin/env python3
"""Fuzzes each target for a number of seconds of processor time, whatever else the machine does.

    make fuzz SECONDS_EACH=1        # builds the targets
    contrib/fuzz.py 1800            # all of them, half an hour of the processor each
    contrib/fuzz.py 600 pgn fen     # these

What was found lies in fuzz/artifacts/<target>; a line for each run is added to target/fuzz.jsonl (processor time as the system counts it,
runs as the fuzzer does). The exit code is 1 if something was found.
"""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TICKS = os.sysconf("SC_CLK_TCK")
# As in the Makefile.
LIMITS = ["-timeout=20", "-rss_limit_mb=4096", "-max_len=4096", "-print_final_stats=1"]
# As cargo-fuzz has it: SQLite defines some names of its own twice.
ENVIRONMENT = os.environ | {"ASAN_OPTIONS": "detect_odr_violation=0"}
# What the fuzzer ends with when it is asked to.
ASKED_TO_END = 72


def processor_time(pid):
    """Seconds of the processor that a running process took; nothing if it is gone."""
    try:
        fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / TICKS


def fuzz(binary, seconds):
    """Runs one target until it took so much of the processor, or found something."""
    name = binary.name
    corpus, artifacts = ROOT / "fuzz" / "corpus" / name, ROOT / "fuzz" / "artifacts" / name
    corpus.mkdir(parents=True, exist_ok=True)
    artifacts.mkdir(parents=True, exist_ok=True)
    command = [binary, corpus, ROOT / "testdata" / "fuzz" / name, f"-artifact_prefix={artifacts}/", *LIMITS]
    with tempfile.TemporaryFile("w+", errors="replace") as log:
        child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, env=ENVIRONMENT)
        taken, asked = 0.0, False
        while child.poll() is None:
            taken = processor_time(child.pid) or taken
            if taken >= seconds and not asked:
                child.send_signal(signal.SIGINT)
                asked = True
            time.sleep(0.5)
        log.seek(0)
        said = log.read()
    runs = re.search(r"number_of_executed_units:\s*(\d+)", said)
    covered = re.findall(r"cov: (\d+)", said)
    is_clean = child.returncode == 0 or (asked and child.returncode == ASKED_TO_END)
    if not is_clean:
        print(said[-6000:])
    return {
        "target": name,
        "processor_seconds": round(taken, 1),
        "runs": int(runs.group(1)) if runs else None,
        "covered": int(covered[-1]) if covered else None,
        "found": None if is_clean else child.returncode,
    }


def main():
    seconds, names = float(sys.argv[1]), sys.argv[2:]
    host = re.search(r"host: (\S+)", subprocess.check_output(["rustc", "-vV"], text=True)).group(1)
    built = ROOT / "fuzz" / "target" / host / "release"
    names = names or sorted(path.stem for path in (ROOT / "fuzz" / "fuzz_targets").glob("*.rs"))
    found = False
    for name in names:
        row = fuzz(built / name, seconds)
        print(json.dumps(row), flush=True)
        (ROOT / "target").mkdir(exist_ok=True)
        with open(ROOT / "target" / "fuzz.jsonl", "a") as book:
            book.write(json.dumps(row) + "\n")
        found = found or row["found"] is not None
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
