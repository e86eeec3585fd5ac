### A história de uma partida.

story-players = { $white } jogou de brancas contra { $black }.
story-opening = { $opening }.
story-opening-equal = As duas partes saíram da abertura em igualdade.
story-opening-better = { $side_the } saíram da abertura com vantagem.
story-first-turn = A primeira virada veio com { $number } { $san }. { $reason }
story-decisive = O lance mais caro da partida foi { $number } { $san }. { $reason }
story-calm = Nenhum lance mudou de vez o rumo da partida.
story-all-out = { $side_the } já tinham os cavalos e os bispos em jogo, e { $them_the } ainda esperavam com { $plist } na casa inicial.
story-development = { $side_the } estavam adiantadas no desenvolvimento: { $them_the } ainda tinham { $plist } na casa inicial.
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
story-mate = A partida terminou em xeque-mate.
story-mate-named = A partida terminou em xeque-mate: { $mate_name }.
story-stalemate = A partida terminou com o rei afogado.
story-won = { $side_the } venceram.
story-drawn = A partida terminou empatada.
story-unfinished = A partida não tem resultado registrado.
story-lesson = Lição para { $side_the }: { $sentence }.
story-style = Sobre { $side_the }: { $sentence }.
story-clean = { $side_the } não cometeram erros importantes.
