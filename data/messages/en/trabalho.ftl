### The classroom game. What it writes to standard output is fixed by its specification and is not here.

trabalho-about = Play the classroom game: type White's moves, the machine is Black
trabalho-usage = lucena trabalho
trabalho-after-help = The first line of standard input is a FEN with six fields; every further line is a move of White,
    such as e2e4 or b7b8Q. The position is written after every move.
trabalho-no-input = nothing to read: the first line must be a FEN with six fields
trabalho-hint = Type a FEN with six fields, then one move of White a line (e2e4); Ctrl-D ends the game.
trabalho-fen-too-long = the first line must be a FEN, but it has more than { $most } bytes
