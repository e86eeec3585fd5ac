### Ajuste dos pesos da avaliação.

tune-about = Ajusta os pesos da avaliação aos resultados de partidas
tune-usage = lucena tune ARQUIVO… --output ARQUIVO [OPÇÕES]
tune-after-help = As posições vêm de linhas EPD com resultado (c9 "1-0"; ou [0.5]), de partidas em PGN, ou de
    "lucena datagen"; os arquivos podem estar compactados. Uma parte fica de fora: sua perda diz quando parar e
    vai escrita no arquivo dos pesos. Os mesmos dados e opções dão os mesmos pesos.
    Código de saída 1: os pesos novos não são melhores que os iniciais.

    Exemplo:
      lucena tune positions.epd.zst --output new.weights --threads 2
tune-value-file = ARQUIVO
tune-value-number = N
tune-files = Posições com resultado
tune-output = Escreve os pesos aqui
tune-odds = Ajustar, em vez dos pesos, a curva que leva da avaliação às chances de vitória, com dados de "lucena datagen"
tune-net = Treinar, em vez dos pesos, a rede para o que os termos com nome não dizem, com dados de "lucena datagen"; --start dá os pesos com nome
tune-structure = Treinar, em vez dos pesos, a rede de peões e reis, que é um termo com nome, com dados de "lucena datagen"; --start dá os outros pesos
tune-price = Quanto custa o resultado da própria rede, em milionésimos: o que os nomes podem dizer fica com os nomes (padrão: 1000)
tune-net-not-ours = { $file } não são dados de "lucena datagen"; uma rede aprende só com partidas próprias
tune-net-result = { $learning } posições para aprender, { $held } de outras partidas de fora; K = { $scale }
    Passada { $epoch }; perda nas de fora { $named } só com os nomes, { $full } com a rede; tamanho médio { $size } centésimos de peão
    Rede em { $file }
tune-odds-result = { $positions } posições; surpresa média { $before } antes, { $after } depois
    Metade das partidas é ganha com { $half } unidades, a razão de chances cresce e vezes em { $slope } (parte constante, linear, quadrática)
tune-start = Parte destes pesos (padrão: os do programa)
tune-from = Rede de onde continuar, em vez de começar do acaso
tune-epochs = No máximo tantas passadas pelos dados (padrão: 30)
tune-patience = Para depois de tantas passadas sem perda menor (padrão: 3)
tune-hold-out = Deixa de fora uma posição em cada N (padrão: 10)
tune-batch = Posições entre dois passos (padrão: 16384)
tune-blend = Quanto do rótulo, em por cento, vem da avaliação do motor, nas partidas dele (padrão: 0)
tune-smoothness = Com que força um peso de tabela é puxado para sua imagem no espelho e seus vizinhos, em bilionésimos (padrão: 10)
tune-positions = Usa só as primeiras N posições
tune-seed = Semente de cada sorteio (padrão: 2026)
tune-threads = Linhas de execução que dividem o trabalho (padrão: 1)
tune-json = Escreve JSON para programas
tune-reading = lendo { $file } …
tune-progress = passada { $epoch } de { $all }: perda nas posições de fora { $loss }
tune-result = { $learning } posições para aprender, { $held } de fora; K = { $scale }
    { $epochs } passadas; perda nas de fora { $before } antes, { $after } depois
    Pesos em { $file }
tune-skipped = { $file }: { $count ->
        [one] uma entrada
       *[other] { $count } entradas
    } sem posição ou resultado de fora, a primeira é a de número { $first }
tune-bad-record = { $file }: o registro { $record } não é uma posição; o arquivo está danificado
tune-bad-weights = { $file } não tem pesos de onde partir: { $reason }
tune-bad-net = { $file } não tem rede de onde continuar: { $reason }
tune-too-few = só { $usable } posições podem ser usadas; são precisas pelo menos 100
tune-cannot-write = não foi possível escrever { $file }: { $reason }
tune-search = Ajustar, em vez dos pesos, os números da busca, com partidas do motor contra si mesmo; ARQUIVO guarda os resultados, e o mesmo comando continua dele
tune-value-names = NOMES
tune-only = Só os números cujos nomes começam assim, separados por vírgulas (padrão: todos menos os do relógio)
tune-games = Partidas a jogar com --search (padrão: 20000)
tune-nodes = Nós para cada lance delas (padrão: 5000)
tune-rate = Quanto um número anda depois de um par de partidas, em milésimos da distância experimentada (padrão: 10)
tune-search-fixed = este programa foi compilado com os números da busca fixos; compile com "cargo build --release --features tunable"
tune-search-progress = { $done } de { $all } partidas
tune-search-interrupted = interrompido depois de { $games } partidas; o mesmo comando continua
tune-search-unknown = nenhum número da busca começa com "{ $name }"; há: { $known }
tune-search-unreadable = não foi possível ler { $file }: { $reason }
tune-search-not-ours = { $file } não é um arquivo de "lucena tune --search"; escolha outro nome
tune-search-other-options = { $file } foi começado com outras opções ou por um programa com outros números; escolha outro nome
tune-search-result = Depois de { $games } partidas (número, antes, agora):
