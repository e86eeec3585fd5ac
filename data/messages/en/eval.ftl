### What a position is worth, term by term.

eval-about = Say what a position is worth, term by term
eval-usage = lucena eval [--fen FEN] [OPTIONS]
eval-after-help = Examples:
      lucena eval
      lucena eval --fen "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
      lucena eval --fen "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1" --json
      lucena eval --unnamed games.pgn --most 5

    Values are in pawns. A position is judged as it stands: no moves are tried.
    Who plays adds what the names do not say, the last row; reviews and lessons use the named terms alone (--named).
eval-value-fen = FEN
eval-value-file = FILE
eval-value-number = N
eval-named = Leave out what the names do not say
eval-unnamed = List the positions of games, of an EPD or of training data where the names say least, and the facts that hold there more often
eval-most = How many positions to list (default: 10)
eval-unnamed-none = { $file } has no positions that could be looked at
eval-unnamed-mean = What the names do not say, in { $count } quiet positions: { $mean } pawns on average. The largest, for White:
eval-unnamed-place = game or line { $number }
eval-structure-heading = Structure of pawns and kings, by leaving each pawn out (an estimate)
eval-unnamed-heading = What the names do not say, by leaving each piece out (an estimate)
eval-unnamed-share = { $value }  { $piece } on { $square }
eval-unnamed-facts = What holds more often for the favored side where it is large (the first twentieth) than elsewhere:
eval-unnamed-fact = { $fact }: { $here } % instead of { $all } %
eval-fen = The position (default: the start of the game)
eval-json = Write JSON for programs

eval-column-white = White
eval-column-black = Black
eval-column-difference = White less Black
eval-column-mg = middle
eval-column-eg = ending
eval-column-total = now
eval-total = Sum
eval-components = The nine components

eval-result-even = Evaluation: { $score }. Neither side is clearly better.
eval-result-slight = Evaluation: { $score }. { $side_The } is slightly better.
eval-result-clear = Evaluation: { $score }. { $side_The } is better.
eval-result-winning = Evaluation: { $score }. { $side_The } should win.

eval-list = { $first } and { $last }
eval-pieces = { $count ->
        [one] { $piece_a }
       *[other] { $count } { $piece }
    }
eval-material-even = Material is even.
eval-material-ahead = { $side_The } is ahead by { $pieces }.
eval-material-exchanged = { $side_The } has { $pieces } for { $against }.
eval-bishop-pair = Only { $side_the } has the bishop pair.
eval-king-attacked = { $count } of { $side }’s pieces bear on the squares around the king on { $square }.
eval-king-bare = { $side_The } has no pawn on the { $count ->
        [one] { $files }-file
       *[other] files { $files }
    } to shelter the king on { $square }.
eval-activity = { $side }’s pieces are more active: they reach { $own } useful { $own ->
        [one] square
       *[other] squares
    }, { $other }’s { $enemy }.
eval-hanging = { $piece_The } on { $square } is attacked and not defended well enough.
eval-outpost = { $piece_The } on { $square } stands on an outpost: no pawn can drive it away.
eval-open-file = { $piece_The } on { $square } holds the open { $file }-file.
eval-opposite-bishops = Bishops on squares of opposite colors make a draw more likely.
eval-no-pawns = Without pawns, { $side }’s advantage is hard to turn into a win.
eval-passed = { $side_The } has { $count ->
        [one] a passed pawn
       *[other] passed pawns
    } on { $squares }.
eval-isolated = { $side_The } has { $count ->
        [one] an isolated pawn
       *[other] isolated pawns
    } on { $squares }.
eval-doubled = { $side_The } has { $count ->
        [one] a doubled pawn
       *[other] doubled pawns
    } on { $squares }.
eval-backward = { $side_The } has { $count ->
        [one] a backward pawn
       *[other] backward pawns
    } on { $squares }.
eval-space = { $side_The } has more space in the middle: { $own } safe { $own ->
        [one] square
       *[other] squares
    } at or behind the pawns, { $other } { $enemy }.
eval-development = { $side_The } is behind in development: { $own } minor { $own ->
        [one] piece
       *[other] pieces
    } still at home, { $other } { $enemy }.
eval-early-queen = { $piece_The } on { $square } came out before the minor pieces.
eval-kpk-won = This king and pawn ending is won for { $side_the }.
eval-kpk-drawn = This king and pawn ending is a draw.
eval-can-mate = { $side_The } has enough material to force mate against the bare king.
eval-cannot-mate = The remaining material cannot force mate.
eval-turn = It is { $side }’s move.
eval-piece-count = Pieces and pawns on the board: { $white } white, { $black } black.
eval-attacked-squares = White attacks { $white } squares of the board, Black { $black }.
