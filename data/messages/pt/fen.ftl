### Onde e por que uma FEN não pode ser lida.

fen-error = FEN inválida, { $field }: { $reason }

fen-field-placement = campo 1 (peças no tabuleiro)
fen-field-turn = campo 2 (quem joga)
fen-field-castling = campo 3 (roque)
fen-field-en-passant = campo 4 (en passant)
fen-field-half-moves = campo 5 (contador de meios-lances)
fen-field-full-moves = campo 6 (número do lance)
fen-field-excess = depois do campo 6

fen-missing = o campo está faltando
fen-too-many-fields = uma FEN tem seis campos, e aqui sobra texto
fen-rank-count = { $count ->
        [one] esperadas 8 fileiras separadas por "/", encontrada { $count }
       *[other] esperadas 8 fileiras separadas por "/", encontradas { $count }
    }
fen-rank-length = a fileira { $rank } não soma 8 casas
fen-unknown-character = o caractere "{ $character }" não tem sentido aqui
fen-adjacent-digits = a fileira { $rank } tem dois algarismos seguidos; some-os em um só
fen-not-a-side = esperado "w" (Brancas) ou "b" (Pretas)
fen-repeated-right = o direito de roque "{ $letter }" aparece duas vezes
fen-not-a-square = esperado "-" ou uma casa, como e3
fen-not-a-number = esperado um número inteiro de 0 a 65535
fen-not-a-move-number = esperado um número inteiro de 1 a 65535

fen-no-king = falta o rei { $side_of }
fen-several-kings = { $side_the } têm mais de um rei
fen-pawn-on-back-rank = não pode haver peão em { $square }
fen-too-many-pieces = { $side_the } têm mais peças do que é possível
fen-opponent-in-check = o rei { $side_of } está em xeque, mas a vez é do adversário
fen-too-many-checkers = mais de duas peças dão xeque ao mesmo tempo
fen-castling-without-rook = o rei e a torre de { $square } não estão nas casas do roque
fen-no-double-step = nenhum peão acabou de passar por { $square }

fen-repair-filled = { $field } recebeu o valor usual
fen-repair-left-out = o texto depois do campo 6 foi ignorado
fen-repair-castling-rook = o direito de roque com a torre de { $square } foi retirado
fen-repair-castling = um direito de roque impossível foi retirado
fen-repair-en-passant = a casa de en passant { $square } foi retirada
