### O que se diz de um lance antes das razões.

verdict-best = { $san } é o melhor lance.
verdict-equal = { $san } é tão bom quanto { $best }, a primeira escolha.
verdict-excellent = { $san } é um excelente lance.
verdict-good = { $san } é um bom lance; { $best } era um pouco melhor.
verdict-inaccuracy = { $san } é uma imprecisão; { $best } era melhor.
verdict-mistake = { $san } é um erro; { $best } era melhor.
verdict-blunder = { $san } é um erro grave; { $best } era melhor.

# Numa partida já decidida, e sobre mates.

verdict-lost = { $san } não muda muito: a posição já está perdida.
verdict-lost-more = A posição já estava perdida, e { $san } perde ainda mais; { $best } resistia melhor.
verdict-lost-mate = A posição já estava perdida, e { $san } ainda permite o mate; { $best } resistia mais.
verdict-won = { $san } mantém a posição ganha; { $best } era ainda mais forte.
verdict-won-less = { $san } ainda ganha, mas { $best } ganhava mais.
verdict-wasteful = { $san } cede mais do que { $best }, que era melhor.
verdict-misses-mate = { $san } deixa escapar um mate forçado: { $best } dava mate em { $best_mate_in }.
verdict-misses-mate-won = { $san } mantém a posição ganha, mas { $best } dava mate em { $best_mate_in }.
verdict-allows-mate = { $san } cai num mate forçado; { $best } era melhor.
verdict-forced = { $san } é o único lance legal.
verdict-mate = { $san } dá mate.

# Contra outro lance, e em volta das razões.

verdict-tempting = { $san } é tentador, mas não funciona.
verdict-hard = É difícil de ver: o golpe só vem { $n } lances depois.
verdict-won-more =
    { $best } ganha { $n ->
        [one] 1 ponto
       *[other] { $n } pontos
    } a mais: { $line }.
verdict-refutation = A resposta é { $line }.
verdict-better-line = A linha melhor: { $line }.
verdict-price = O preço: { $sentence }
verdict-no-reason = Nenhuma razão simples foi comprovada; a linha principal é { $line }.
verdict-prefers = O programa prefere { $best }; nenhuma razão simples foi comprovada. Linha: { $line }.
