### What is said of a move before its reasons.

verdict-best = { $san } is the best move.
verdict-equal = { $san } is as good as { $best }, the first choice.
verdict-excellent = { $san } is an excellent move.
verdict-good = { $san } is a good move; { $best } was a little better.
verdict-inaccuracy = { $san } is an inaccuracy; { $best } was better.
verdict-mistake = { $san } is a mistake; { $best } was better.
verdict-blunder = { $san } is a blunder; { $best } was better.

# In a game that is as good as decided, and about mates.

verdict-lost = { $san } changes little: the position is already lost.
verdict-lost-more = The position was already lost, and { $san } loses still more; { $best } was a better defense.
verdict-lost-mate = The position was already lost, and { $san } even allows mate; { $best } held out longer.
verdict-won = { $san } keeps the position won; { $best } was even stronger.
verdict-won-less = { $san } still wins, but { $best } won more.
verdict-wasteful = { $san } gives away more than { $best }, which was better.
verdict-misses-mate = { $san } lets a forced mate slip: { $best } mated in { $best_mate_in }.
verdict-misses-mate-won = { $san } keeps the position won, but { $best } mated in { $best_mate_in }.
verdict-allows-mate = { $san } walks into a forced mate; { $best } was better.
verdict-forced = { $san } is the only legal move.
verdict-mate = { $san } is mate.

# Against another move, and around reasons.

verdict-tempting = { $san } is tempting, but it does not work.
verdict-hard = It is hard to see: the blow comes only { $n } moves later.
verdict-won-more =
    { $best } gains { $n ->
        [one] 1 point
       *[other] { $n } points
    } more: { $line }.
verdict-refutation = The answer is { $line }.
verdict-better-line = The better line: { $line }.
verdict-price = The price: { $sentence }
verdict-no-reason = No simple reason was verified; the main line is { $line }.
verdict-prefers = The program prefers { $best }; no simple reason was verified. Line: { $line }.
