### The story of a game.

story-players = { $white } had White against { $black }.
story-opening = The opening was { $opening }.
story-opening-equal = The opening ended level.
story-opening-better = { $side_the } came out of the opening with an advantage.
story-first-turn = The first turning point was { $number } { $san }. { $reason }
story-decisive = The most expensive move of the game was { $number } { $san }. { $reason }
story-calm = No single move changed the course of the game.
story-all-out = By then { $side_the } had every knight and bishop in play, while { $them_the } still had { $plist } at home.
story-development = { $side_the } led in development: { $them_the } still had { $plist } at home.
story-king-center = { $side }'s king never left the center.
story-pin = { $t_the } on { $tsq }, pinned against the king, could not run: { $number } { $san }.
story-gift = { $number } { $san } gave up { $p_the } and forced mate in { $n }.
story-mate = The game ended in checkmate.
story-mate-named = The game ended in checkmate: { $mate_name }.
story-stalemate = The game ended in stalemate.
story-won = { $side_the } won.
story-drawn = The game was drawn.
story-unfinished = The game has no recorded result.
story-lesson = A lesson for { $side_the }: { $sentence }.
story-style = About { $side_the }: { $sentence }.
story-clean = { $side_the } made no serious mistakes.
