### keys: built by the program

### Bases de partidas: ler, filtrar, contar e achar padrões nelas.

games-about = Lê bases de partidas: conta, filtra, remove repetidas, indexa
games-usage = lucena games COMANDO [OPÇÕES] ARQUIVO…
games-value-file = ARQUIVO
games-value-name = NOME
games-value-range = FAIXA
games-value-result = RESULTADO
games-value-share = FRAÇÃO
games-value-number = N
games-value-fen = FEN
games-value-pattern = PADRÃO
games-files = Arquivos PGN, em texto simples ou compactados com gzip, zstd ou bzip2 ("-" lê a entrada padrão)
games-strict = Termina com status 2 se alguma partida não puder ser lida
games-warnings = Mostra todos os avisos, não só os dez primeiros de cada arquivo
games-threads = Linhas de execução que dividem o trabalho (padrão: todos os núcleos)
games-json = Escreve JSON para programas

games-heading-filter = Filtros
games-player = Parte do nome de um jogador, de Brancas ou de Pretas (pode ser repetido: todos devem servir)
games-white = Parte do nome de quem joga de Brancas
games-black = Parte do nome de quem joga de Pretas
games-event = Parte do nome do torneio
games-elo = Rating dos dois jogadores: 2500, 2500-2700, -2000
games-date = Datas: 1999, 1990-1999, 1990.06-1992.01.15
games-eco = Códigos de abertura: C, C3, C30-C39
games-result = Resultado: 1-0, 0-1, 1/2-1/2 ou * (pode ser repetido: basta um servir)
games-sample = Uma fração das partidas, sempre as mesmas: 0,1 ou 10%
games-bad-value = { $option }: esperado { $form }, recebido "{ $value }"
games-form-elo = um rating ou uma faixa como 2500-2700
games-form-date = uma data ou uma faixa como 1990-1999.06
games-form-eco = um código de abertura ou uma faixa como C30-C39
games-form-result = 1-0, 0-1, 1/2-1/2 ou *
games-form-sample = uma fração como 0,1 ou 10%
games-form-plies = um número de meios-lances ou uma faixa como 20-60

games-warning = { $file }: partida { $game } (byte { $offset }) pulada: { $reason }
games-warning-unnumbered = { $file }: uma partida no byte { $offset } foi pulada: { $reason }
games-remark = { $file }: partida { $game } (byte { $offset }): { $note }
games-more-warnings = { $file }: mais { $count ->
        [one] { $count } aviso não mostrado
       *[other] { $count } avisos não mostrados
    } (--warnings mostra todos)
games-cut = { $file }: interrompido depois de { $offset } bytes de texto: { $reason }
games-unended = { $file }: a partida { $game } (byte { $offset }), a última, não tem resultado no fim; o arquivo pode estar truncado
games-damaged = o arquivo está danificado ou incompleto
games-some-cut = um arquivo não pôde ser lido até o fim
games-some-unread = um arquivo não pôde ser lido: { $file }
games-some-broken = { $count ->
        [one] { $count } partida não pôde ser lida
       *[other] { $count } partidas não puderam ser lidas
    }
games-interrupted = interrompido; os números são os da parte que foi lida
games-unsupported = { $file } está em { $format }, que não é aceito: use texto simples, gzip, zstd ou bzip2
games-range-of-packed = { $file } está compactado ou em UTF-16; faixas exigem o texto simples em UTF-8: converta-o antes

games-reason-move = { $number } { $why }
games-reason-null-move = { $number } um lance nulo na linha principal
games-reason-variant = a variante "{ $variant }" tem outras regras
games-reason-open-comment = um comentário não foi fechado
games-reason-open-variation = uma variante não foi fechada
games-reason-bad-tag = uma etiqueta não foi fechada ou é longa demais
games-reason-too-many-tags = etiquetas demais
games-reason-too-many-bytes = a partida é grande demais
games-reason-too-many-plies = lances demais
games-reason-too-many-nodes = lances demais nas variantes
games-reason-too-deep = variantes aninhadas demais
games-reason-not-a-game = nem etiquetas nem lances
games-reason-link = "{ $link }" é o endereço de uma página, não a partida: abra a página, copie o PGN dela (no lichess, "Compartilhar e exportar"; no chess.com, "Compartilhar" e depois "PGN") e use esse texto no lugar do endereço

games-progress = { $games } partidas · { $rate }/s · faltam { $left }
games-progress-search = { $games } partidas · { $positions } posições · { $hits } achados · { $rate }/s · faltam { $left }

games-stats-about = Conta partidas, resultados, aberturas e jogadores
games-stats-usage = lucena games stats ARQUIVO… [OPÇÕES]
games-stats-top = Linhas de cada tabela (padrão: 15)
games-row-games = Partidas
games-row-broken = Puladas
games-row-plies = Meios-lances
games-row-average = Lances por partida
games-row-longest = A mais longa
games-row-checkmates = Xeques-mate
games-row-set-up = De posição dada
games-row-players = Jogadores
games-row-results = Resultados
games-results = Brancas { $wins } ({ $winsPercent } %), empates { $draws } ({ $drawsPercent } %), Pretas { $losses } ({ $lossesPercent } %), inacabadas { $unknown }
games-by-eco = abertura (Brancas)
games-by-player = jogador
games-column-games = partidas
games-column-won = vit.
games-column-drawn = emp.
games-column-lost = der.
games-column-score = pontos

games-filter-about = Escreve as partidas desejadas
games-filter-usage = lucena games filter ARQUIVO… [OPÇÕES]
games-filter-fen = Só partidas que chegam a esta posição
games-filter-limit = Escreve no máximo tantas partidas

games-dedup-about = Escreve cada partida uma só vez
games-dedup-usage = lucena games dedup ARQUIVO… [OPÇÕES]
games-dedup-after-help = Duas partidas são a mesma se têm os mesmos lances e os mesmos sobrenomes de jogadores; comentários não contam.
    Fica a primeira.
games-dedup-moves-only = Partidas com os mesmos lances são a mesma, não importa quem as jogou
games-dedup-totals = { $count ->
        [1] { $kept } partida mantida
       *[other] { $kept } partidas mantidas
    }, { $omitted ->
        [1] { $dropped } descartada
       *[other] { $dropped } descartadas
    }

games-index-about = Cria ao lado de uma base um arquivo que torna rápidas as próximas buscas
games-index-usage = lucena games index ARQUIVO… [OPÇÕES]
games-index-after-help = O índice de partidas.pgn é partidas.pgn.index. "lucena patlan find" o usa sozinho enquanto as partidas
    não mudarem, e pula as partidas em que o material e a estrutura de peões excluem os padrões.
games-index-files = Arquivos PGN, em texto simples ou compactados
games-index-force = Refaz o índice mesmo que esteja em dia
games-index-fresh = { $file }: o índice está em dia
games-index-interrupted = interrompido; nenhum índice foi escrito, e o anterior, se havia, continua no lugar
games-index-done = { $file }: { $count ->
        [1] { $games } partida
       *[other] { $games } partidas
    }{ $broken ->
        [0] { "" }
        [one] { " " }({ $broken } pulada)
       *[other] { " " }({ $broken } puladas)
    }, { $size } MB
games-index-unusable = { $file }: o índice não será usado, as partidas serão lidas: { $reason }
games-index-broken = { $file }: uma parte do índice é ilegível, e as partidas dela não foram pesquisadas: { $reason }
games-index-stale = as partidas mudaram desde que ele foi feito; "lucena games index" o refaz
games-index-version = foi feito por outra versão; "lucena games index" o refaz
games-index-damaged = está danificado; "lucena games index --force" o refaz
