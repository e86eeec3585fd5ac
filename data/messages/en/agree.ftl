### Agreement with a reference engine.

agree-about = Measure how often the engine agrees with a reference engine, and what its moves cost
agree-usage = lucena agree REFERENCE FILE [OPTIONS]
agree-after-help = The loss of a move is what it costs in the eyes of the reference, at most ten pawns; a move like the
    reference's costs nothing. Engines are written as for "lucena match".

    Example:
      lucena agree /usr/games/stockfish positions.epd --depth 5
agree-value-engine = ENGINE
agree-value-file = FILE
agree-value-number = N
agree-reference = The engine to agree with: a command, then settings after commas
agree-file = Positions, one a line (EPD or FEN)
agree-depth = Depth of our searches (default: 5)
agree-reference-depth = Depth of the reference's searches (default: the same)
agree-positions = Use only the first N positions
agree-engine = The engine to measure (default: this program)
agree-patience = Seconds of silence after which an engine is given up (default: 60)
agree-json = Write JSON for programs
agree-progress = { $done } of { $all } positions, { $same } the same
agree-result = { $same } of { $positions } moves the same: { $share } %; mean loss { $loss } centipawns
agree-interrupted = Interrupted: the result is of the positions compared so far.
agree-no-positions = { $file } is not a file of positions, one a line (EPD or FEN)
