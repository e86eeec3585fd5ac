### lucena explain: why a move is good or bad.

explain-about = Say why the best move is good, or why another move is or is not
explain-usage = lucena explain [--fen FEN] [--move MOVE] [OPTIONS]
explain-value-fen = FEN
explain-value-move = MOVE
explain-value-file = FILE
explain-value-number = NUMBER
explain-value-level = LEVEL
explain-fen = The position (default: the start of the game)
explain-move = The move to explain, like Nf3 or g1f3 (default: the best one)
explain-templates = A file of sentences laid over the shipped ones
explain-json = Write JSON
explain-level = For whom: Basic, Medium or Advanced (default: Medium)
explain-depth = Search to this depth
explain-nodes = Search this many positions (default: 400000)
explain-time = Search this many milliseconds
explain-over-mate = the game is over in this position: checkmate
explain-over-stalemate = the game is over in this position: stalemate
explain-nothing = the search gave no line for this position
explain-bad-templates = { $file }, line { $line }: { $reason } (the shipped sentences are used)
explain-figures = Concreteness { $concreteness } · risk { $risk } · stability { $stability } · depth { $depth }
