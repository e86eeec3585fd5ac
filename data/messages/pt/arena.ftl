### Competições de conjuntos heurísticos.
### keys: built by the program

arena-about = Faz conjuntos heurísticos competirem e mostra quem avalia melhor as posições
arena-usage = lucena arena PARTICIPANTE… [OPÇÕES]
arena-after-help = Um participante é "NOME = CONJUNTO [+ PADRÕES] [@ LIMITE]", ou menos:
      meu.dhjog                             um conjunto heurístico
      "Ana = ana.dhjog + garfos.pat"        um conjunto com padrões cujo peso age na avaliação
      "+ garfos.pat"                        padrões sobre o material puro
      tres-etapas                           um conjunto que vem com o programa
      ALEATORIO, MATERIAL                   qualquer lance; os valores 1-3-3-5-9 (os dois sempre jogam)
      "lucena, UCI_Elo=1400"                o motor com opções, como convidado
      "/usr/games/gnuchess --uci @ time 100"  outro programa, como convidado

    Exemplos:
      lucena arena ana.dhjog bia.dhjog caio.dhjog --pgn partidas.pgn
      lucena arena *.dhjog --swiss 5 --games 2 --csv tabela.csv --result resultado.json
      lucena arena --sprt novo.dhjog velho.dhjog
      lucena arena --rerun resultado.json --pgn outra-vez.pgn
arena-value-entrant = PARTICIPANTE
arena-value-number = N
arena-value-file = ARQUIVO
arena-value-name = NOME
arena-value-openings = ARQUIVO|linhas|desequilibrio
arena-value-profile = PERFIL
arena-value-points = VITÓRIA,EMPATE,DERROTA
arena-entrants = Conjuntos heurísticos, com ou sem padrões, e motores como convidados
arena-gauntlet = O primeiro participante joga com todos os outros, que não jogam entre si
arena-swiss = Um torneio suíço de N rodadas, para turmas
arena-sprt = O primeiro de dois participantes é melhor do que o segundo? Joga até um teste sequencial decidir
arena-elo0 = A diferença de Elo que ainda não conta como melhor (se faltar: 0)
arena-elo1 = A diferença de Elo que conta como melhor (se faltar: 20)
arena-games = Partidas de cada confronto, arredondadas para um número par (se faltar: 8; com --sprt no máximo 20000)
arena-openings = Inícios: linhas curtas, material desigual, ou um arquivo EPD ou PGN (se faltar: linhas; desequilibrio se todos os conjuntos são de nível 1)
arena-nodes = Posições que um conjunto examina por lance (se faltar: 5000)
arena-depth = Meios-lances que um conjunto olha à frente, de 1 a 12
arena-time = Milissegundos por lance; assim as partidas não podem ser repetidas
arena-profile = Como os conjuntos procuram: classroom (não deixa nada de fora) ou sport (mais rápido)
arena-seed = Semente da ordem das aberturas e das escolhas entre lances iguais (se faltar: 1)
arena-max-moves = Termina a partida em empate depois deste número de lances (se faltar: 200)
arena-points = Pontos por vitória, empate e derrota (se faltar: 1,0.5,0)
arena-no-references = Deixa ALEATORIO e MATERIAL de fora
arena-rank-all = Classifica também as referências e os convidados
arena-concurrency = Partidas jogadas ao mesmo tempo (se faltar: uma por núcleo)
arena-patience = Segundos de silêncio depois dos quais se desiste de um programa (se faltar: 30)
arena-event = Nome do evento nas partidas
arena-pgn = Grava cada partida neste arquivo assim que termina
arena-resume = Continua a competição cujas partidas estão no arquivo de --pgn
arena-csv = Grava a tabela neste arquivo
arena-result = Grava todo o resultado neste arquivo, em JSON
arena-rerun = Joga de novo a competição cujo resultado está neste arquivo
arena-json = Escreve JSON para programas

arena-progress = { $done } de { $all } partidas
arena-column-place = #
arena-column-name = conjunto
arena-column-level = nível
arena-column-games = partidas
arena-column-points = pontos
arena-column-wins = vitórias
arena-column-draws = empates
arena-column-losses = derrotas
arena-column-sb = SB
arena-column-elo = Elo
arena-column-interval = 95 %
arena-column-clear = sobre o seguinte
arena-clear = claramente
arena-unclear = sem diferença clara
arena-note-chance = { $name } não vence claramente ALEATORIO, que joga qualquer lance.
arena-note-budget = { $name }: { $count ->
        [one] uma avaliação foi interrompida porque uma função não terminava
       *[other] { $count } avaliações foram interrompidas porque uma função não terminava
    }.
arena-note-unrepeatable = Com limites de tempo, ou com outros programas, a mesma competição pode dar outras partidas.
arena-sprt-undecided = { $one } é melhor do que { $other }? Ainda não se sabe (LLR { $llr } entre { $lower } e { $upper }).
arena-sprt-no = { $one } é melhor do que { $other }? Não (LLR { $llr }, abaixo de { $lower }).
arena-sprt-yes = { $one } é melhor do que { $other }? Sim (LLR { $llr }, acima de { $upper }).
arena-broken = "{ $entrant }" não participa: { $reason }
arena-too-few = uma competição precisa de pelo menos dois participantes que possam jogar
arena-sprt-two = --sprt precisa de dois participantes que possam jogar
arena-no-result = { $file } não é o resultado de uma competição
arena-other-version = a competição de { $file } não pode ser jogada de novo como foi: esta versão ou os participantes são outros
