### Dados de treino de partidas do motor contra si mesmo.

datagen-about = Faz o motor jogar contra si mesmo e guarda posições calmas para o ajuste
datagen-usage = lucena datagen ARQUIVO [OPÇÕES]
datagen-after-help = Cada posição ocupa 32 bytes: peças, avaliação e resultado. "lucena tune" lê o arquivo.
    As mesmas opções dão o mesmo arquivo, com qualquer número de linhas de execução.

    Exemplo:
      lucena datagen games.data --games 10_000 --nodes 5000 --threads 2
datagen-value-file = ARQUIVO
datagen-value-number = N
datagen-file = Arquivo a escrever; ainda não pode existir, a não ser com --resume
datagen-games = Partidas a jogar (padrão: 1000)
datagen-nodes = Nós por lance (padrão: 5000)
datagen-plies = Meios-lances sorteados no início de cada partida (padrão: 8)
datagen-won = Encerra a partida quando um lado tem tantos centipeões de vantagem (padrão: 2000)
datagen-ahead = Quantos centipeões um lado pode ter de vantagem depois dos lances sorteados (padrão: 150)
datagen-resume = Continua uma geração interrompida, com as mesmas opções
datagen-seed = Semente das aberturas (padrão: 1)
datagen-threads = Partidas jogadas ao mesmo tempo (padrão: 1)
datagen-json = Escreve JSON para programas
datagen-progress = { $done } de { $all } partidas, { $positions } posições
datagen-done = { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $positions ->
        [one] { $positions } posição calma
       *[other] { $positions } posições calmas
    } em { $file }
datagen-file-exists = { $file } já existe; escolha outro nome, ou continue com --resume
datagen-cannot-write = não foi possível escrever { $file }: { $reason }
datagen-interrupted = interrompido depois da partida { $games }; o mesmo comando com --resume continua
datagen-nothing-to-resume = { $file } não tem geração a continuar: está completo, ou não é deste comando
datagen-other-options = { $file } foi começado com outras opções: { $options }
