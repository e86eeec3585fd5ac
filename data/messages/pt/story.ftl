### A história de uma partida.

story-opening-equal = Depois de { $number } { $san } na abertura { $opening }, as chances eram iguais.
story-opening-better = Na abertura { $opening }, { $side_the } estavam melhor depois de { $number } { $san }.
story-start-equal = Depois de { $number } { $san }, as chances ainda eram iguais.
story-start-better = { $side_the } estavam melhor depois de { $number } { $san }.
story-first-turn = A partida virou pela primeira vez com { $number } { $san }: { $reason }.
story-decisive = O lance mais caro foi { $number } { $san }: { $reason }.
story-first-turn-better = A partida virou pela primeira vez com { $number } { $san }: { $best } era melhor.
story-decisive-better = O lance mais caro foi { $number } { $san }: { $best } era melhor.
story-decided = A partida foi decidida por { $number } { $san }: { $reason }.
story-decided-better = A partida foi decidida por { $number } { $san }, quando { $best } era melhor.
story-calm = Ninguém entregou a partida num único lance até { $number } { $san }.
story-all-out = { $side_the } já tinham os cavalos e os bispos em jogo, e { $them_the } ainda esperavam com { $plist } na casa inicial.
story-development = { $side_the } estavam adiantadas no desenvolvimento: { $them_the } ainda tinham { $plist } na casa inicial.
story-all-out-king = { $side_the } já tinham os cavalos e os bispos em jogo, e { $them_the } ainda esperavam com { $plist } na casa inicial e um rei que nunca saiu do centro.
story-development-king = { $side_the } estavam adiantadas no desenvolvimento: { $them_the } ainda tinham { $plist } na casa inicial e um rei que nunca saiu do centro.
story-king-center = O rei { $side_of } nunca saiu do centro.
story-pin =
    { $t_the } em { $tsq }, { $t_gender ->
        [feminine] cravada
       *[masculine] cravado
    } contra o rei, não pôde fugir: { $number } { $san }.
story-gift =
    { $number } { $san } entregou { $p_the } e forçou o mate em { $n } { $n ->
        [one] lance
       *[other] lances
    }.
story-mate = { $number } { $san } encerrou a partida com mate.
story-mate-named = { $number } { $san } encerrou a partida com mate: { $mate_name }.
story-stalemate = { $number } { $san } deixou o rei afogado, e a partida empatou.
story-won = { $side_the } venceram depois de { $number } { $san }.
story-drawn = A partida empatou depois de { $number } { $san }.
story-unfinished = O registro termina com { $number } { $san }, sem resultado.
story-opening-because = Na abertura { $opening }, { $side_the } saíram melhor, sobretudo por causa de { $number } { $san }: { $reason }.
story-start-because = { $side_the } saíram melhor da abertura, sobretudo por causa de { $number } { $san }: { $reason }.
story-one = { $sentence }.
story-both = { $sentence }; { $reason }.
story-plan-structure = { $side_the } seguiram o plano da estrutura ({ $name }): { $text }, com { $number } { $san }
story-plan-storm = { $side_the } lançaram peões contra o rei inimigo: { $n } avanços na ala dele, o primeiro { $number } { $san }
story-plan-passer = { $side_the } avançaram um peão passado de { $sq } até { $tsq }, a partir de { $number } { $san }
story-plan-attack = { $side_the } levaram peças contra o rei inimigo em { $n } lances, o primeiro { $number } { $san }
story-plan-trades = { $side_the }, com mais material, trocaram { $n } vezes, a primeira com { $number } { $san }
story-won-against = { $side_the } venceram depois de { $number } { $san }, embora { $them_the } estivessem melhor no tabuleiro.
story-drawn-against = A partida empatou depois de { $number } { $san }, embora { $side_the } estivessem melhor no tabuleiro.
story-practice-better = { $side_the } podem treinar isto: { $sentence } (exercício: ache um lance melhor que { $number } { $san })
story-practice-win = { $side_the } podem treinar isto: { $sentence } (exercício: ache o que ganha material em vez de { $number } { $san })
story-practice-mate =
    { $side_the } podem treinar isto: { $sentence } (exercício: ache o mate em { $n } { $n ->
        [one] lance
       *[other] lances
    } em vez de { $number } { $san })
story-exercise-better = { $side_the }: ache um lance melhor que { $number } { $san }.
story-exercise-win = { $side_the }: ache o que ganha material em vez de { $number } { $san }.
story-exercise-mate =
    { $side_the }: ache o mate em { $n } { $n ->
        [one] lance
       *[other] lances
    } em vez de { $number } { $san }.
