### Matches entre motores.

match-about = Faz motores jogarem entre si e mede quem é mais forte
match-usage = lucena match MOTOR MOTOR… [OPÇÕES]
match-after-help = Um motor é um comando com ajustes depois de vírgulas: "COMANDO,name=X,protocol=xboard,Hash=64".
    O comando "lucena" é este mesmo programa. Ajustes: name, protocol (uci ou xboard), dir, tc, movetime,
    nodes=N, depth=N; qualquer outro ajuste é uma opção do motor.

    Exemplos:
      lucena match lucena "/usr/games/gnuchess --uci" --games 200 --tc 2+0.02 --pgn games.pgn
      lucena match lucena,nodes=20000 stockfish,nodes=2000 --openings book.epd --concurrency 2
      lucena match ./new ./old --tc 8+0.08 --sprt 0,5 --win 600,4 --draw 40,10,8
match-value-engine = MOTOR
match-value-number = N
match-value-numbers = N,N…
match-value-tc = TEMPO
match-value-file = ARQUIVO
match-value-folder = PASTA
match-value-name = NOME
match-engines = Dois ou mais motores: um comando e, depois de vírgulas, os ajustes
match-games = Partidas de cada par de jogadores, arredondadas para um número par (padrão: 100)
match-tc = Relógio: SEGUNDOS+INCREMENTO ou LANCES/SEGUNDOS+INCREMENTO (padrão: 2+0.02)
match-time = Milissegundos por lance
match-nodes = Nós por lance
match-depth = Profundidade de cada busca
match-gauntlet = O primeiro motor enfrenta todos os outros, que não jogam entre si
match-openings = Aberturas de um arquivo EPD ou PGN, compactado ou não (padrão: sorteadas)
match-plies = Meios-lances das aberturas (padrão: todos os do arquivo, 8 nas sorteadas)
match-shuffle = Usa as aberturas do arquivo em ordem sorteada
match-seed = Semente de tudo o que é sorteado (padrão: 1)
match-concurrency = Partidas jogadas ao mesmo tempo (padrão: 1)
match-margin = Milissegundos que um relógio pode passar do limite (padrão: 50)
match-patience = Segundos de silêncio até se desistir de um programa (padrão: 30)
match-win = Encerra a partida como ganha quando ambos veem CENTIPEÕES por LANCES lances: CENTIPEÕES,LANCES
match-draw = Encerra a partida como empatada: DO-LANCE,CENTIPEÕES,LANCES
match-max-moves = Encerra a partida como empatada depois de tantos lances
match-syzygy = Encerra a partida quando estas tabelas Syzygy conhecem o resultado
match-sprt = Para quando um teste sequencial decide: ELO0,ELO1 ou ELO0,ELO1,ALFA,BETA
match-pgn = Escreve cada partida neste arquivo assim que ela termina
match-resume = Continua o match cujas partidas estão no arquivo de --pgn
match-event = Nome do evento nas partidas
match-json = Escreve JSON para programas

match-starting = iniciando { $player } …
match-column-place = nº
match-column-player = jogador
match-column-games = partidas
match-column-wins = vit.
match-column-draws = emp.
match-column-losses = der.
match-column-score = pontos %
match-column-elo = Elo
match-column-interval = 95 %
match-column-superiority = superior %
match-column-time = no tempo
match-column-faults = faltas
match-progress = { $done } de { $all } partidas{ $found ->
        [0] { "" }
       *[other] , { $found } delas de antes
    }
match-log = { $done } de { $all } partidas: { $player } +{ $wins } ={ $draws } −{ $losses }
match-pairs = Pares de { $player } com 0, ½, 1, 1½, 2 pontos: { $pairs }
match-sprt-undecided = SPRT { $null } contra { $alternative } Elo: LLR { $llr } [{ $lower }, { $upper }], sem decisão
match-sprt-null = SPRT { $null } contra { $alternative } Elo: LLR { $llr } [{ $lower }, { $upper }], H0 aceita
match-sprt-alternative = SPRT { $null } contra { $alternative } Elo: LLR { $llr } [{ $lower }, { $upper }], H1 aceita
match-fault = partida { $game }, falta de { $player }: { $fault }
match-interrupted = Interrompido: as partidas em andamento não contam.
match-interrupted-kept = Interrompido: as partidas em andamento não contam. Para continuar, acrescente --resume ao mesmo comando.

match-bad-tc = "{ $value }" não é um relógio; escreva SEGUNDOS+INCREMENTO, como 2+0.02, ou LANCES/SEGUNDOS+INCREMENTO
match-bad-sprt = --sprt exige dois jogadores e ELO0 menor que ELO1, com ALFA e BETA entre 0 e 0,5
match-bad-syzygy = não há tabelas Syzygy em { $folder }: { $reason }
match-no-openings = { $file } não tem nenhuma abertura de onde jogar
match-few-openings = Só { $found } aberturas para { $wanted } pares de partidas: elas se repetem.
match-bad-opening-game = { $file }, partida { $game } deixada de fora: { $reason }
match-opening-over = a partida já terminou nesta posição
match-file-exists = { $file } já existe; acrescente --resume para continuar, ou escolha outro nome
match-file-foreign = { $file }, partida { $game }: não é deste match; escolha outro arquivo, ou os ajustes com que ele começou
match-file-damaged = { $file }, a partida { $game } está danificada; conserte-a ou retire-a, ou escolha outro arquivo
match-cannot-write = não foi possível escrever { $file }: { $reason }
