### Why a move cannot be read or played.

moves-illegal = the move "{ $move }" is not legal in this position
moves-coordinate-malformed = "{ $move }" is not a move: write the squares it leaves and reaches, like e2e4 or e7e8q
moves-coordinate-missing-promotion = "{ $move }" does not say what the pawn becomes: add q, r, b or n, like e7e8q
moves-san-malformed = "{ $move }" is not a move in algebraic notation, like Nf3, exd5 or O-O
moves-san-ambiguous = several pieces can make the move "{ $move }": say which, like Nbd2 or R1e2
moves-san-missing-promotion = "{ $move }" does not say what the pawn becomes, like e8=Q
