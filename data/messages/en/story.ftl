### The story of a game.

story-opening-equal = After { $number } { $san } in the opening { $opening } the chances were even.
story-opening-better = In the opening { $opening } { $side_the } stood better after { $number } { $san }.
story-start-equal = After { $number } { $san } the chances were still even.
story-start-better = { $side_the } stood better after { $number } { $san }.
story-first-turn = The game first turned with { $number } { $san }: { $reason }.
story-decisive = The most expensive move was { $number } { $san }: { $reason }.
story-first-turn-better = The game first turned with { $number } { $san }, where { $best } was better.
story-decisive-better = The most expensive move was { $number } { $san }, where { $best } was better.
story-decided = The game was decided by { $number } { $san }: { $reason }.
story-decided-better = The game was decided by { $number } { $san }, where { $best } was better.
story-calm = Nobody gave the game away in a single move up to { $number } { $san }.
story-all-out = By then { $side_the } had every knight and bishop in play, while { $them_the } still had { $plist } at home.
story-development = { $side_the } led in development: { $them_the } still had { $plist } at home.
story-all-out-king = By then { $side_the } had every knight and bishop in play, while { $them_the } still had { $plist } at home and a king that never left the center.
story-development-king = { $side_the } led in development: { $them_the } still had { $plist } at home and a king that never left the center.
story-king-center = { $side }'s king never left the center.
story-pin = { $t_the } on { $tsq }, pinned against the king, could not run: { $number } { $san }.
story-gift = { $number } { $san } gave up { $p_the } and forced mate in { $n }.
story-mate = { $number } { $san } ended the game with mate.
story-mate-named = { $number } { $san } ended the game with mate: { $mate_name }.
story-stalemate = { $number } { $san } ended the game with a stalemate.
story-won = { $side_the } won after { $number } { $san }.
story-drawn = The game was drawn after { $number } { $san }.
story-unfinished = The record ends with { $number } { $san }, without a result.
story-lesson = A lesson for { $side_the } from { $number } { $san }: { $sentence }.
