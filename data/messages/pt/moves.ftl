### Por que um lance não pode ser lido ou jogado.

moves-illegal = o lance "{ $move }" não é legal: { $reason }
moves-no-piece = não há { $piece } que possa fazê-lo
moves-empty-square = não há nada em { $square }
moves-not-yours = a peça em { $square } é do adversário
moves-out-of-reach = { $piece_gender ->
    [feminine] nenhuma
   *[other] nenhum
} { $piece } chega a { $square } num lance
moves-king-out-of-reach = o rei não chega a { $square } num lance
moves-own-piece = em { $square } já está uma peça do mesmo lado
moves-blocked = o caminho está fechado em { $square }
moves-nothing-to-take = não há o que tomar em { $square }
moves-no-promotion = só o peão que chega à última fileira se transforma em outra peça
moves-king-attacked = a casa { $square } está atacada pela peça em { $by }
moves-still-in-check = o rei continua em xeque pela peça em { $by }
moves-pinned = a peça em { $square } está cravada pela peça em { $by }: se ela sair, o rei fica em xeque
moves-cannot-castle = o rei ou a torre já se moveu
moves-castle-in-check = não se faz o roque em xeque
moves-coordinate-malformed = "{ $move }" não é um lance: escreva a casa de saída e a de chegada, como e2e4 ou e7e8q
moves-coordinate-missing-promotion = falta dizer em que o peão se transforma em "{ $move }": acrescente q, r, b ou n, como em e7e8q
moves-san-malformed = "{ $move }" não é um lance em notação algébrica, como Cf3, exd5 ou O-O
moves-san-ambiguous = mais de uma peça pode fazer o lance "{ $move }": diga qual, como em Cbd2 ou T1e2
moves-san-missing-promotion = falta dizer em que o peão se transforma em "{ $move }", como em e8=D
