### Contagem de sequências de lances.

perft-about = Conta as posições alcançáveis em tantos meios-lances (perft)
perft-usage = lucena perft PROFUNDIDADE [OPÇÕES]
    { "     " }lucena perft [PROFUNDIDADE] --suite ARQUIVO [OPÇÕES]
perft-after-help = Exemplos:
      lucena perft 5
      lucena perft 4 --divide --fen "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
      lucena perft --suite posicoes.epd --max-nodes 1_000_000

    A suíte tem uma posição por linha com as contagens conhecidas: FEN ;D1 20 ;D2 400
perft-value-depth = PROFUNDIDADE
perft-value-fen = FEN
perft-value-number = N
perft-value-file = ARQUIVO
perft-depth = Meios-lances a contar; com --suite, a contagem mais profunda a conferir
perft-fen = Parte desta posição em vez da posição inicial
perft-divide = Mostra também a contagem abaixo de cada lance
perft-threads = Linhas de execução que dividem o trabalho (padrão: 1)
perft-suite = Confere as contagens de um arquivo EPD ("-" lê a entrada padrão)
perft-max-nodes = Pula as contagens esperadas acima deste número
perft-json = Escreve JSON para programas

perft-row-position = Posição
perft-row-depth = Profundidade
perft-row-nodes = Nós
perft-row-time = Tempo
perft-row-speed = Velocidade
perft-speed = { $millions } milhões de nós/s
perft-progress = { $done } de { $all } posições
perft-progress-moves = { $done } de { $all } primeiros lances
perft-column-line = linha
perft-column-status = result.
perft-column-depth = prof.
perft-column-nodes = nós
perft-column-position = posição
perft-status-ok = ok
perft-status-fail = FALHA
perft-status-skipped = pulada
perft-mismatch = profundidade { $depth }: esperado { $expected }, contado { $counted }
perft-all-right = { $positions ->
        [one] { $positions } posição
       *[other] { $positions } posições
    }, { $counts ->
        [one] { $counts } contagem
       *[other] { $counts } contagens
    }: tudo como esperado
perft-some-wrong = { $positions ->
        [one] { $positions } posição
       *[other] { $positions } posições
    }, { $counts ->
        [one] { $counts } contagem
       *[other] { $counts } contagens
    }: { $wrong } DIFERENTES do esperado
perft-nothing-counted = Nada foi contado: a suíte está vazia ou todas as contagens foram puladas
perft-totals = { $nodes } nós em { $time } ({ $speed })
perft-no-counts = falta uma contagem esperada depois da posição, como ";D1 20"
perft-bad-count = "{ $field }" não é uma contagem esperada, como "D1 20" (profundidade até { $deepest })
