### lucena review: games graded and explained.

review-about = Grade and explain every move of the games in a PGN file
review-usage = lucena review FILE [--format FORMAT] [--output FILE] [OPTIONS]
review-value-file = FILE
review-value-format = FORMAT
review-value-program = PROGRAM
review-file = The PGN file, or - for standard input
review-format = text, pgn, markdown, html or json (default: text)
review-json = Write JSON, as --format json does
review-output = Write to this file instead of standard output
review-engine = A UCI program that supplies the numbers, such as Stockfish (default: Lucena itself)
review-resume = Remember the searches in this file, and go on from it after an interruption
review-broken = game { $game } was skipped: { $reason }
review-note = game { $game }: { $note }
review-no-games = there is no game to review in this file; moves are written as in PGN: 1. e4 e5 2. Nf3 Nc6
review-bad-engine = cannot use the program { $program }: { $reason }
review-progress = game { $game }  { $bar }  { $done } %
review-page-title = Review by Lucena
review-title = { $white } – { $black }
review-graph = White's chances move by move
review-style-aggressive = aggressive
review-style-positional = positional
review-style-tactical = tactical
review-style-defensive = solid
review-style-dynamic = dynamic
review-moves = Moves
review-move = Move
review-judgement = Judgement
review-why = Why
review-best = best move
review-excellent = excellent
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-threads = How many positions are analyzed at once (default: one for each core)
review-interrupted = the review was interrupted
review-engine-failed = the program { $program } stopped answering: { $reason }
review-white = White
review-black = Black
review-title-result = { $white } – { $black }, { $result }
review-accuracy = Accuracy
review-in-opening = Accuracy in the opening
review-in-middlegame = Accuracy in the middlegame
review-in-endgame = Accuracy in the endgame
review-inaccuracies = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-style = Style
review-costs = What cost most (points)
review-exercises = Exercises from this game
review-solution = Solution
review-turning-points = Turning points
review-turning-point = turning point
review-chances = White’s chances (%)
review-book = book move
review-forced = only legal move
review-brilliant = brilliant
review-great = great move
review-only = the only good move
review-miss = missed chance

review-wasteful = in a decided game

### lucena review audit

review-audit-about = Compare the grades of a review with the evaluations that stand in the file
review-audit-usage = lucena review audit FILE [--engine PROGRAM] [OPTIONS]
review-audit-after-help = The games need an evaluation after every move, as lichess writes it: [%eval 0.35]. The
    rows of the table are the grades that those evaluations mean by lichess's rule, the columns are ours. The
    shares below are given for all moves, by the mover's rating and by the part of the game.

    Example:
      lucena review audit games.pgn --since 2023 --games 50
review-audit-file = A PGN file whose moves have evaluations
review-audit-games = Stop after so many games
review-audit-every = Take one game in N
review-audit-value-year = YEAR
review-audit-since = Leave out games played before this year
review-audit-even = Give every position the same effort, without a second look
review-audit-differences = List the moves that are graded differently
review-audit-json = Write JSON for programs
review-audit-progress = game { $game }  { $done } %
review-audit-no-games = no game in this file has an evaluation after every move
review-audit-counted = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $moves } moves
review-audit-fine = no error
review-audit-inaccuracy = inaccuracy
review-audit-mistake = mistake
review-audit-blunder = blunder
review-audit-equal = Same grade
review-audit-noticed = Mistakes and blunders that we criticize at all
review-audit-noticed-as-such = Mistakes and blunders that we call one or the other
review-audit-grave-justified = Our mistakes and blunders that are errors there
review-audit-justified = All our criticism that is criticism there
review-audit-accuracy = Accuracy: { $distance } points apart on average, { $bias } in our favor
review-audit-band-0 = below 1000
review-audit-band-1 = 1000–1399
review-audit-band-2 = 1400–1799
review-audit-band-3 = 1800 and up
review-audit-opening = opening
review-audit-middlegame = middlegame
review-audit-endgame = endgame
