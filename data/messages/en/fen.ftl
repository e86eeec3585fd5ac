### Where and why a FEN cannot be read.

fen-error = invalid FEN, { $field }: { $reason }

fen-field-placement = field 1 (pieces on the board)
fen-field-turn = field 2 (side to move)
fen-field-castling = field 3 (castling)
fen-field-en-passant = field 4 (en passant)
fen-field-half-moves = field 5 (half-move clock)
fen-field-full-moves = field 6 (move number)
fen-field-excess = after field 6

fen-missing = the field is missing
fen-too-many-fields = a FEN has six fields, and here is more text
fen-rank-count = { $count ->
        [one] 8 ranks separated by "/" expected, { $count } found
       *[other] 8 ranks separated by "/" expected, { $count } found
    }
fen-rank-length = rank { $rank } does not add up to 8 squares
fen-unknown-character = the character "{ $character }" means nothing here
fen-adjacent-digits = rank { $rank } has two digits in a row; add them up
fen-not-a-side = "w" (White) or "b" (Black) expected
fen-repeated-right = the castling right "{ $letter }" is given twice
fen-not-a-square = "-" or a square such as e3 expected
fen-not-a-number = a whole number from 0 to 65535 expected
fen-not-a-move-number = a whole number from 1 to 65535 expected

fen-no-king = { $side_the } has no king
fen-several-kings = { $side_the } has more than one king
fen-pawn-on-back-rank = a pawn cannot stand on { $square }
fen-too-many-pieces = { $side_the } has more pieces than is possible
fen-opponent-in-check = { $side_the } is in check, but it is the opponent's turn
fen-too-many-checkers = more than two pieces give check at once
fen-castling-without-rook = the king and the rook of { $square } are not in place for castling
fen-no-double-step = no pawn has just passed over { $square }

fen-repair-filled = { $field } got its usual value
fen-repair-left-out = the text after field 6 was ignored
fen-repair-castling-rook = the right to castle with the rook on { $square } was dropped
fen-repair-castling = an impossible castling right was dropped
fen-repair-en-passant = the en passant square { $square } was dropped
