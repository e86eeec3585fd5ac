### Counting move sequences.

perft-about = Count the positions reachable in so many half-moves (perft)
perft-usage = lucena perft DEPTH [OPTIONS]
    { "       " }lucena perft [DEPTH] --suite FILE [OPTIONS]
perft-after-help = Examples:
      lucena perft 5
      lucena perft 4 --divide --fen "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
      lucena perft --suite positions.epd --max-nodes 1_000_000

    A suite has one position a line with its known counts: FEN ;D1 20 ;D2 400
perft-value-depth = DEPTH
perft-value-fen = FEN
perft-value-number = N
perft-value-file = FILE
perft-depth = Half-moves to count; with --suite, the deepest count to check
perft-fen = Start from this position instead of the start of the game
perft-divide = Also show the count below each move
perft-threads = Threads that share the work (default: 1)
perft-suite = Check the counts of an EPD file ("-" reads standard input)
perft-max-nodes = Skip expected counts above this number
perft-json = Write JSON for programs

perft-row-position = Position
perft-row-depth = Depth
perft-row-nodes = Nodes
perft-row-time = Time
perft-row-speed = Speed
perft-speed = { $millions } million nodes/s
perft-progress = { $done } of { $all } positions
perft-progress-moves = { $done } of { $all } first moves
perft-column-line = line
perft-column-status = result
perft-column-depth = depth
perft-column-nodes = nodes
perft-column-position = position
perft-status-ok = ok
perft-status-fail = FAIL
perft-status-skipped = skipped
perft-mismatch = depth { $depth }: { $expected } expected, { $counted } counted
perft-all-right = { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, { $counts ->
        [one] { $counts } count
       *[other] { $counts } counts
    }: all as expected
perft-some-wrong = { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    }, { $counts ->
        [one] { $counts } count
       *[other] { $counts } counts
    }: { $wrong } NOT as expected
perft-nothing-counted = Nothing was counted: the suite is empty or every count was skipped
perft-totals = { $nodes } nodes in { $time } ({ $speed })
perft-no-counts = no expected count after the position, such as ";D1 20"
perft-bad-count = "{ $field }" is not an expected count, such as "D1 20" (depth at most { $deepest })
