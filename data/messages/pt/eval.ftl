### Quanto vale uma posição, termo a termo.

eval-about = Diz quanto vale uma posição, termo a termo
eval-usage = lucena eval [--fen FEN] [OPÇÕES]
eval-after-help = Exemplos:
      lucena eval
      lucena eval --fen "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3"
      lucena eval --fen "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1" --json
      lucena eval --unnamed games.pgn --most 5

    Os valores são em peões. A posição é julgada como está: nenhum lance é experimentado.
    Quem joga soma o que os nomes não dizem, a última linha; revisões e lições usam só os termos com nome (--named).
eval-value-fen = FEN
eval-value-file = ARQUIVO
eval-value-number = N
eval-named = Deixa de fora o que os nomes não dizem
eval-unnamed = Lista as posições de partidas, de um EPD ou de dados de treino em que os nomes dizem menos, e os fatos que valem mais vezes ali
eval-most = Quantas posições listar (padrão: 10)
eval-unnamed-none = { $file } não tem posições que se possam olhar
eval-unnamed-mean = O que os nomes não dizem, em { $count } posições calmas: { $mean } peões em média. As maiores, para as Brancas:
eval-unnamed-place = partida ou linha { $number }
eval-structure-heading = Estrutura de peões e reis, tirando cada peão (uma estimativa)
eval-unnamed-heading = O que os nomes não dizem, tirando cada peça (uma estimativa)
eval-unnamed-share = { $value }  { $piece } em { $square }
eval-unnamed-facts = O que vale mais vezes para o lado favorecido onde é grande (o primeiro vigésimo) do que no resto:
eval-unnamed-fact = { $fact }: { $here } % em vez de { $all } %
eval-fen = A posição (padrão: a posição inicial)
eval-json = Escreve JSON para programas

eval-column-white = Brancas
eval-column-black = Pretas
eval-column-difference = Brancas menos Pretas
eval-column-mg = meio
eval-column-eg = final
eval-column-total = agora
eval-total = Soma
eval-components = Os nove componentes

eval-result-even = Avaliação: { $score }. Nenhum lado está claramente melhor.
eval-result-slight = Avaliação: { $score }. { $side_The } estão um pouco melhor.
eval-result-clear = Avaliação: { $score }. { $side_The } estão melhor.
eval-result-winning = Avaliação: { $score }. { $side_The } devem ganhar.

eval-list = { $first } e { $last }
eval-pieces = { $count ->
        [one] { $piece_a }
       *[other] { $count } { $piece }
    }
eval-material-even = O material está igual.
eval-material-ahead = { $side_The } têm { $pieces } a mais.
eval-material-exchanged = { $side_The } têm { $pieces } por { $against }.
eval-bishop-pair = Só { $side_the } têm o par de bispos.
eval-king-attacked = { $count } peças { $side_of } miram as casas ao redor do rei de { $square }.
eval-king-bare = { $side_The } não têm peão { $count ->
        [one] na coluna { $files }
       *[other] nas colunas { $files }
    } para abrigar o rei de { $square }.
eval-activity = As peças { $side_of } são mais ativas: alcançam { $own } { $own ->
        [one] casa útil
       *[other] casas úteis
    }; as { $other_of }, { $enemy }.
eval-hanging = { $piece_The } de { $square } está { $piece_gender ->
        [feminine] atacada e mal defendida
       *[masculine] atacado e mal defendido
    }.
eval-outpost = { $piece_The } de { $square } está num posto avançado: nenhum peão pode { $piece_gender ->
        [feminine] expulsá-la
       *[masculine] expulsá-lo
    }.
eval-open-file = { $piece_The } de { $square } ocupa a coluna { $file }, que está aberta.
eval-opposite-bishops = Os bispos de cores opostas tornam o empate mais provável.
eval-no-pawns = Sem peões, é difícil transformar em vitória a vantagem { $side_of }.
eval-passed = { $side_The } têm { $count ->
        [one] um peão passado
       *[other] peões passados
    } em { $squares }.
eval-isolated = { $side_The } têm { $count ->
        [one] um peão isolado
       *[other] peões isolados
    } em { $squares }.
eval-doubled = { $side_The } têm { $count ->
        [one] um peão dobrado
       *[other] peões dobrados
    } em { $squares }.
eval-backward = { $side_The } têm { $count ->
        [one] um peão atrasado
       *[other] peões atrasados
    } em { $squares }.
eval-space = { $side_The } têm mais espaço no centro: { $own } { $own ->
        [one] casa segura
       *[other] casas seguras
    } com os peões ou atrás deles; { $other_the }, { $enemy }.
eval-development = { $side_The } estão atrasadas no desenvolvimento: { $own } { $own ->
        [one] peça menor
       *[other] peças menores
    } ainda em casa; { $other_the }, { $enemy }.
eval-early-queen = { $piece_The } de { $square } saiu antes das peças menores.
eval-kpk-won = Este final de rei e peão está ganho para { $side_the }.
eval-kpk-drawn = Este final de rei e peão é empate.
eval-can-mate = { $side_The } têm material suficiente para forçar o mate contra o rei sozinho.
eval-cannot-mate = O material que resta não permite forçar o mate.
eval-turn = É a vez { $side_of }.
eval-piece-count = Peças e peões no tabuleiro: { $white } { $white ->
        [one] branca
       *[other] brancas
    } e { $black } { $black ->
        [one] preta
       *[other] pretas
    }.
eval-attacked-squares = As Brancas atacam { $white } casas do tabuleiro; as Pretas, { $black }.
