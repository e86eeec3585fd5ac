### As peças e os jogadores. Cada substantivo diz o plural, o gênero e, se for peça, a letra da notação.

pieces-pawn = peão
    .plural = peões
    .gender = masculine
    .letter = P
pieces-knight = cavalo
    .plural = cavalos
    .gender = masculine
    .letter = C
pieces-bishop = bispo
    .plural = bispos
    .gender = masculine
    .letter = B
pieces-rook = torre
    .plural = torres
    .gender = feminine
    .letter = T
pieces-queen = dama
    .plural = damas
    .gender = feminine
    .letter = D
pieces-king = rei
    .plural = reis
    .gender = masculine
    .letter = R

pieces-white = Brancas
    .gender = feminine
    .number = plural
    .article = usual
pieces-black = Pretas
    .gender = feminine
    .number = plural
    .article = usual
