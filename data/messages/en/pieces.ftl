### The pieces and the players. Every noun gives its plural, its gender and, if it is a piece, its letter.

pieces-pawn = pawn
    .plural = pawns
    .gender = neuter
    .letter = P
pieces-knight = knight
    .plural = knights
    .gender = neuter
    .letter = N
pieces-bishop = bishop
    .plural = bishops
    .gender = neuter
    .letter = B
pieces-rook = rook
    .plural = rooks
    .gender = neuter
    .letter = R
pieces-queen = queen
    .plural = queens
    .gender = neuter
    .letter = Q
pieces-king = king
    .plural = kings
    .gender = neuter
    .letter = K

pieces-white = White
    .gender = neuter
    .number = singular
    .article = none
pieces-black = Black
    .gender = neuter
    .number = singular
    .article = none
