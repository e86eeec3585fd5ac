### Why a move cannot be read or played.

moves-illegal = the move "{ $move }" is not legal: { $reason }
moves-no-piece = there is no { $piece } that could make it
moves-empty-square = there is nothing on { $square }
moves-not-yours = the piece on { $square } is the opponent's
moves-out-of-reach = no { $piece } reaches { $square } in one move
moves-king-out-of-reach = the king does not reach { $square } in one move
moves-own-piece = a piece of the same side is already on { $square }
moves-blocked = the way is barred on { $square }
moves-nothing-to-take = there is nothing to take on { $square }
moves-no-promotion = only a pawn that reaches the last rank becomes another piece
moves-king-attacked = the square { $square } is attacked by the piece on { $by }
moves-still-in-check = the king stays in check from the piece on { $by }
moves-pinned = the piece on { $square } is pinned by the piece on { $by }: if it leaves, the king is in check
moves-cannot-castle = the king or the rook has moved already
moves-castle-in-check = nobody castles out of check
moves-coordinate-malformed = "{ $move }" is not a move: write the squares it leaves and reaches, like e2e4 or e7e8q
moves-coordinate-missing-promotion = "{ $move }" does not say what the pawn becomes: add q, r, b or n, like e7e8q
moves-san-malformed = "{ $move }" is not a move in algebraic notation, like Nf3, exd5 or O-O
moves-san-ambiguous = several pieces can make the move "{ $move }": say which, like Nbd2 or R1e2
moves-san-missing-promotion = "{ $move }" does not say what the pawn becomes, like e8=Q
