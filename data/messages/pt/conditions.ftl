### As condições das heurísticas como frases. $player: me (eu) ou opponent (o oponente); $types: tipos de peças; $in, $region, $other: casas; $pieces, $set: outros conjuntos; $x, $y, $z: números.
### keys: built by the program

conditions-and = { $left } e { $right }
conditions-or = { $left } ou { $right }
conditions-not = não é verdade que { $what }
conditions-less = { $left } é menor que { $right }
conditions-less-or-equal = { $left } é no máximo { $right }
conditions-greater = { $left } é maior que { $right }
conditions-greater-or-equal = { $left } é no mínimo { $right }
conditions-equal = { $left } é { $right }
conditions-different = { $left } não é { $right }
conditions-contains = { $left } contém { $right }
conditions-within = { $left } está em { $right }
conditions-belongs = { $left } pertence a { $right }
conditions-true = verdadeiro
conditions-false = falso
conditions-board = o valor do tabuleiro
conditions-whole-board = o tabuleiro todo
conditions-on-the-board = no tabuleiro
conditions-in = em { $region }
conditions-role-pawn = peão
conditions-role-knight = cavalo
conditions-role-bishop = bispo
conditions-role-rook = torre
conditions-role-queen = dama
conditions-role-king = rei
conditions-any-of = { $left } ou { $right }

conditions-move-number = o número do lance
conditions-halfmove-clock = o número de meios-lances sem captura nem lance de peão
conditions-to-move = é a vez { $player ->
    [me] minha
   *[other] do oponente
} de jogar
conditions-game-phase = a fase do jogo (1 no começo, 0 no fim)
conditions-has-pieces = { $player ->
    [me] eu tenho
   *[other] o oponente tem
} { $types } { $in }
conditions-has-all-types = { $player ->
    [me] eu tenho
   *[other] o oponente tem
} cada um de { $types } { $in }
conditions-pieces-on = { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) { $in }
conditions-where-are = as casas de { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types })
conditions-types-on = os tipos { $player ->
    [me] das minhas peças
   *[other] das peças do oponente
} { $in }
conditions-king-square = a casa { $player ->
    [me] do meu rei
   *[other] do rei do oponente
}
conditions-king-zone = a zona { $player ->
    [me] do meu rei
   *[other] do rei do oponente
}
conditions-empty-squares = as casas vazias de { $region }
conditions-squares-of = as casas de { $pieces }
conditions-rank = a fileira { $x } a partir do meu lado
conditions-file = a coluna { $x }
conditions-neighbours = as vizinhas de { $region }
conditions-ahead-of = as casas à frente de { $region } para { $player ->
    [me] os meus peões
   *[other] os peões do oponente
}
conditions-light-squares = as casas claras
conditions-dark-squares = as casas escuras
conditions-count-pieces = a quantidade de { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) { $in }
conditions-more-pieces = { $player ->
    [me] eu tenho
   *[other] o oponente tem
} mais peças { $in } que o outro lado
conditions-size = o tamanho de { $set }
conditions-sum-pieces = o valor de { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) { $in }
conditions-more-value = { $player ->
    [me] as minhas peças
   *[other] as peças do oponente
} { $in } valem mais que as do outro lado
conditions-sum-values = o valor de { $pieces }
conditions-highest-value = o maior valor entre { $pieces }
conditions-lowest-value = o menor valor entre { $pieces }
conditions-is-attacked = alguma de { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) { $in } está atacada
conditions-is-defended = { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) { $in } estão todas protegidas
conditions-is-attacking = { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) atacam peça inimiga { $in }
conditions-is-defending = { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) protegem outra peça { $in }
conditions-attacker-types = os tipos { $player ->
    [me] das minhas peças
   *[other] das peças do oponente
} que atacam { $types } do outro lado { $in }
conditions-attacked-types = os tipos { $player ->
    [me] das minhas peças
   *[other] das peças do oponente
} { $in } atacadas por { $types }
conditions-defender-types = os tipos { $player ->
    [me] das minhas peças
   *[other] das peças do oponente
} que protegem { $types } { $in }
conditions-defended-types = os tipos { $player ->
    [me] das minhas peças
   *[other] das peças do oponente
} { $in } protegidas por { $types }
conditions-pieces-attacking = { $player ->
    [me] as minhas peças
   *[other] as peças do oponente
} que atacam { $types } do outro lado { $in }
conditions-pieces-attacked-by = { $player ->
    [me] as minhas peças
   *[other] as peças do oponente
} { $in } atacadas por { $types }
conditions-attacked-pieces = { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) sob ataque { $in }
conditions-defended-pieces = { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) com proteção { $in }
conditions-loose-pieces = { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) sem proteção { $in }
conditions-hanging-pieces = { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) em risco { $in }
conditions-pinned-pieces = { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) sob cravada
conditions-attacked-squares = as casas que { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) atacam
conditions-count-attacks = o número de { $player ->
    [me] meus ataques
   *[other] ataques do oponente
} a { $region }
conditions-region-control = o número de casas de { $region } que { $player ->
    [me] eu
   *[other] o oponente
} { $player ->
    [me] controlo
   *[other] controla
}
conditions-dominates-region = { $player ->
    [me] eu
   *[other] o oponente
} { $player ->
    [me] controlo
   *[other] controla
} mais de { $region } que o outro lado
conditions-in-check = { $player ->
    [me] o meu rei
   *[other] o rei do oponente
} está em xeque
conditions-bishop-pair = { $player ->
    [me] eu tenho
   *[other] o oponente tem
} o par de bispos
conditions-en-passant-target = { $player ->
    [me] um peão meu
   *[other] um peão do oponente
} acaba de andar duas casas
conditions-insufficient-material = { $player ->
    [me] eu tenho
   *[other] o oponente tem
} material insuficiente para dar mate
conditions-mobility = a mobilidade de { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types })
conditions-safe-mobility = a mobilidade segura de { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types })
conditions-legal-moves = o número de { $player ->
    [me] meus lances legais
   *[other] lances legais do oponente
}
conditions-developed-minors = o número de { $player ->
    [me] meus cavalos e bispos desenvolvidos
   *[other] cavalos e bispos desenvolvidos do oponente
}
conditions-can-castle-short = { $player ->
    [me] eu
   *[other] o oponente
} ainda { $player ->
    [me] posso
   *[other] pode
} fazer o roque pequeno
conditions-can-castle-long = { $player ->
    [me] eu
   *[other] o oponente
} ainda { $player ->
    [me] posso
   *[other] pode
} fazer o roque grande
conditions-castled = { $player ->
    [me] o meu rei
   *[other] o rei do oponente
} já rocou
conditions-pawn-shield = o número de peões que protegem { $player ->
    [me] o meu rei
   *[other] o rei do oponente
}
conditions-opposition = { $player ->
    [me] eu tenho
   *[other] o oponente tem
} a oposição
conditions-distance = a distância de { $region } a { $other }
conditions-manhattan = a distância por colunas e fileiras de { $region } a { $other }
conditions-furthest-rank = a fileira mais avançada de { $player ->
    [me] minhas peças
   *[other] peças do oponente
} ({ $types }) { $in }
conditions-passed-pawns = { $player ->
    [me] os meus peões passados
   *[other] os peões passados do oponente
}
conditions-isolated-pawns = { $player ->
    [me] os meus peões isolados
   *[other] os peões isolados do oponente
}
conditions-doubled-pawns = { $player ->
    [me] os meus peões dobrados
   *[other] os peões dobrados do oponente
}
conditions-backward-pawns = { $player ->
    [me] os meus peões atrasados
   *[other] os peões atrasados do oponente
}
conditions-connected-pawns = { $player ->
    [me] os meus peões ligados
   *[other] os peões ligados do oponente
}
conditions-blocked-pawns = { $player ->
    [me] os meus peões bloqueados
   *[other] os peões bloqueados do oponente
}
conditions-pawn-islands = o número de { $player ->
    [me] minhas ilhas de peões
   *[other] ilhas de peões do oponente
}
conditions-open-files = as colunas abertas
conditions-half-open-files = { $player ->
    [me] as minhas colunas semiabertas
   *[other] as colunas semiabertas do oponente
}
conditions-outposts = { $player ->
    [me] os meus postos avançados
   *[other] os postos avançados do oponente
}
conditions-unstoppable-pawn = { $player ->
    [me] eu tenho
   *[other] o oponente tem
} um peão que não pode ser alcançado
conditions-pattern-exists = { $player ->
    [me] eu tenho
   *[other] o oponente tem
} o padrão { $pattern }
conditions-pattern-count = quantas vezes { $player ->
    [me] eu tenho
   *[other] o oponente tem
} o padrão { $pattern }
conditions-pattern-weight = o peso do padrão { $pattern }, se { $player ->
    [me] eu tenho
   *[other] o oponente tem
} o padrão
conditions-pattern-pieces = { $player ->
    [me] as minhas peças
   *[other] as peças do oponente
} no padrão { $pattern }
conditions-max = o maior entre { $x } e { $y }
conditions-min = o menor entre { $x } e { $y }
conditions-abs = { $x } sem o sinal
conditions-round = { $x }, arredondado
conditions-clamp = { $x }, entre { $y } e { $z }
conditions-choose = { $x } se { $condition }, senão { $y }
conditions-blend = um valor de { $x } a { $y } conforme { $z }
conditions-fact = peças ou casas de “{ $name }” ({ $player ->
    [me] meu
   *[other] do oponente
})
