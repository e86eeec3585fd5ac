### Solving test positions.

suite-about = Let the engine solve test positions (EPD with bm, am or points in c0)
suite-usage = lucena suite FILE [OPTIONS]
suite-after-help = Examples:
      lucena suite wac.epd --time 1000
      lucena suite sts.epd --nodes 200_000 --json
suite-value-number = N
suite-value-file = FILE
suite-file = The positions ("-" reads standard input)
suite-time = Milliseconds for each position (default: 1000)
suite-nodes = Nodes for each position
suite-depth = Depth for each position
suite-threads = Threads (default: 1)
suite-hash = Size of the table in MiB (default: 64)
suite-json = Write JSON for programs
suite-progress = { $done } of { $all } positions, { $solved } solved
suite-solved = solved
suite-missed = missed
suite-summary = { $solved } of { $all ->
        [one] { $all } position
       *[other] { $all } positions
    } solved
suite-points = { $points } of { $most } points ({ $percent } %)
suite-time-to-solution = Mean time to solution: { $time }
suite-branching = Effective branching factor from depth { $shallow } to { $deep }: { $factor }
suite-totals = { $nodes } nodes in { $time }: { $speed } nodes/s
suite-bad-move = "{ $move }" is not a legal move in this position
suite-nothing-to-find = there is neither a best move (bm), nor a move to avoid (am), nor points (c0)
