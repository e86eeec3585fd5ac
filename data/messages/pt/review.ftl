### lucena review: partidas avaliadas e explicadas.

review-about = Avalia e explica cada lance das partidas de um arquivo PGN
review-usage = lucena review ARQUIVO [--format FORMATO] [--output ARQUIVO] [OPÇÕES]
review-value-file = ARQUIVO
review-value-format = FORMATO
review-value-program = PROGRAMA
review-file = O arquivo PGN, ou - para a entrada padrão
review-format = text, pgn, markdown, html ou json (padrão: text)
review-json = Escreve JSON, como --format json
review-output = Escreve neste arquivo em vez da saída padrão
review-engine = Um programa UCI que fornece os números, como o Stockfish (padrão: o próprio Lucena)
review-resume = Guarda as análises neste arquivo e continua dele depois de uma interrupção
review-broken = a partida { $game } foi pulada: { $reason }
review-note = partida { $game }: { $note }
review-no-games = não há partida para revisar neste arquivo; os lances se escrevem como em PGN: 1. e4 e5 2. Cf3 Cc6
review-bad-engine = não foi possível usar o programa { $program }: { $reason }
review-progress = partida { $game }  { $bar }  { $done } %
review-page-title = Revisão do Lucena
review-title = { $white } – { $black }
review-graph = Chances das Brancas lance a lance
review-style-aggressive = agressivo
review-style-positional = posicional
review-style-tactical = tático
review-style-defensive = sólido
review-style-dynamic = dinâmico
review-moves = Lances
review-move = Lance
review-judgement = Julgamento
review-why = Por quê
review-best = melhor lance
review-excellent = excelente
review-good = bom
review-inaccuracy = imprecisão
review-mistake = erro
review-blunder = erro grave
review-threads = Quantas posições são analisadas ao mesmo tempo (padrão: uma por núcleo)
review-interrupted = a análise foi interrompida
review-engine-failed = o programa { $program } parou de responder: { $reason }
review-white = Brancas
review-black = Pretas
review-title-result = { $white } – { $black }, { $result }
review-accuracy = Precisão
review-in-opening = Precisão na abertura
review-in-middlegame = Precisão no meio-jogo
review-in-endgame = Precisão no final
review-inaccuracies = Imprecisões
review-mistakes = Erros
review-blunders = Erros graves
review-style = Estilo
review-costs = O que mais custou (pontos)
review-exercises = Exercícios desta partida
review-solution = Solução
review-turning-points = Viradas da partida
review-turning-point = virada
review-chances = Chances das Brancas (%)
review-book = lance de teoria
review-forced = único lance legal
review-brilliant = brilhante
review-great = grande lance
review-only = único bom lance
review-miss = chance perdida

review-wasteful = com a partida decidida

### lucena review audit

review-audit-about = Compara as notas de uma revisão com as avaliações que estão no arquivo
review-audit-usage = lucena review audit ARQUIVO [--engine PROGRAMA] [OPÇÕES]
review-audit-after-help = As partidas precisam de uma avaliação depois de cada lance, como o lichess a escreve ([%eval 0.35]).
    As linhas da tabela são as notas que essas avaliações significam pela regra do lichess, as colunas são as nossas. As proporções abaixo valem para todos os lances, por rating de quem jogou e por fase da partida.

    Exemplo:
      lucena review audit partidas.pgn --since 2023 --games 50
review-audit-file = Um arquivo PGN cujos lances têm avaliações
review-audit-games = Para depois de tantas partidas
review-audit-every = Usa uma partida a cada N
review-audit-value-year = ANO
review-audit-since = Deixa de fora as partidas anteriores a este ano
review-audit-even = Dá a cada posição o mesmo esforço, sem um segundo olhar
review-audit-differences = Lista os lances com notas diferentes
review-audit-json = Escreve JSON para programas
review-audit-progress = partida { $game }  { $done } %
review-audit-no-games = nenhuma partida deste arquivo tem uma avaliação depois de cada lance
review-audit-counted = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    }, { $moves } lances
review-audit-fine = sem erro
review-audit-inaccuracy = imprecisão
review-audit-mistake = erro
review-audit-blunder = erro grave
review-audit-equal = Mesma nota
review-audit-noticed = Erros e erros graves que criticamos de algum modo
review-audit-noticed-as-such = Erros e erros graves que chamamos de erro ou erro grave
review-audit-grave-justified = Nossos erros e erros graves que lá também são falhas
review-audit-justified = Toda a nossa crítica que lá também é crítica
review-audit-accuracy = Precisão: { $distance } pontos de distância em média, { $bias } a nosso favor
review-audit-band-0 = até 999
review-audit-band-1 = 1000–1399
review-audit-band-2 = 1400–1799
review-audit-band-3 = 1800 ou mais
review-audit-opening = abertura
review-audit-middlegame = meio-jogo
review-audit-endgame = final
