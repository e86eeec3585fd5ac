### Finding patterns.

find-about = Find patterns in databases of games
find-usage = lucena patlan find PATTERN… FILE… [OPTIONS]
find-after-help = Examples:
      lucena patlan find PHILIDOR games.pgn
      lucena patlan find my.pat games.pgn.zst --pgn > found.pgn
      lucena patlan find --library games.pgn --summary --elo 2500
      zstdcat big.pgn.zst | lucena patlan find ANASTASIA --stdin --json

    A PATTERN is a name of the library or a file that ends in .pat.
    The summary counts positions with the scenario and with the whole pattern, and the results of the games
    for the side that had it. The suggested weight compares that side's points with what the same color
    scored in all games, in pawns, with its 95 % interval.
    Work can be handed out in ranges of bytes: each game belongs to the range that holds its first byte.
find-value-what = PATTERN|FILE
find-value-pattern = PATTERN
find-value-side = SIDE
find-value-number = N
find-value-file = FILE
find-value-start = START
find-value-end = END
find-what = Patterns and PGN files, in any order
find-pattern = A pattern of the library, or a file of patterns (may be repeated)
find-library = All patterns of the library in one pass
find-side = Who has the pattern: white, black, to-move (default) or both
find-plies = Positions after so many half-moves: 20, 20-60, -10
find-json = One JSON value a line: the hits, then a summary
find-pgn = The games found, with a comment where the pattern stands
find-fens = The positions found
find-scenarios = Show positions that have only the scenario too
find-summary = Only count
find-limit = Stop after so many hits
find-threads = Threads that share the work (default: all cores)
find-stdin = Read games from standard input
find-range = Search the games of a plain file whose first byte lies from START up to END (may be repeated)
find-ranges = Read ranges from standard input: file, start and end, separated by tabs, one a line
find-no-index = Read the games even if there is an index
find-no-pattern = no pattern given: name one, or use --library
find-no-file = no database given: name a PGN file, or use --stdin
find-unknown-word = "{ $word }" is neither a pattern nor a file; "lucena patlan list" shows the patterns
find-unknown-word-but = "{ $word }" is neither a pattern nor a file; did you mean { $near }?
find-unknown-pattern = "{ $word }" is neither a pattern of the library nor a file of patterns
find-bad-pattern = column { $column }: error { $code }; "lucena patlan check { $file }" explains it
find-bad-side = "{ $value }" is not a side; use white, black, to-move or both
find-bad-range = "{ $value }" is not a number of bytes
find-bad-descriptor = file, start and end expected, separated by tabs
find-side-white = White
find-side-black = Black
find-scenario-only = scenario only
find-totals = { $count ->
        [one] { $games } game
       *[other] { $games } games
    }{ $broken ->
        [0] { "" }
       *[other] { " " }({ $broken } skipped)
    }, { $positions } positions in { $time } s ({ $rate }/s)
find-partial = Not everything was read: these are figures of a part.
find-unanswered = In { $count ->
        [one] { $count } position
       *[other] { $count } positions
    } a pattern had too many candidates to be decided.
find-column-pattern = pattern
find-column-scenario = scenario
find-column-percent = %
find-column-valid = found
find-column-of-scenario = % of sc.
find-column-games = games
find-column-won = won
find-column-drawn = drawn
find-column-lost = lost
find-column-unknown = *
find-column-score = score
find-column-weight = weight [95 %]
find-twice = { $count ->
        [one] { $count } game counts
       *[other] { $count } games count
    } twice among the results: both sides had the pattern.
