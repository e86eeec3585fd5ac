### Resolver posições de teste.

suite-about = Faz o motor resolver posições de teste (EPD com bm, am ou pontos em c0)
suite-usage = lucena suite ARQUIVO [OPÇÕES]
suite-after-help = Exemplos:
      lucena suite wac.epd --time 1000
      lucena suite sts.epd --nodes 200_000 --json
suite-value-number = N
suite-value-file = ARQUIVO
suite-file = As posições ("-" lê a entrada padrão)
suite-time = Milissegundos por posição (padrão: 1000)
suite-nodes = Nós por posição
suite-depth = Profundidade por posição
suite-threads = Linhas de execução (padrão: 1)
suite-hash = Tamanho da tabela em MiB (padrão: 64)
suite-json = Escreve JSON para programas
suite-progress = { $done } de { $all } posições, { $solved } resolvidas
suite-solved = certa
suite-missed = errada
suite-summary = { $all ->
        [one] { $solved } de { $all } posição resolvida
       *[other] { $solved } de { $all } posições resolvidas
    }
suite-points = { $points } de { $most } pontos ({ $percent } %)
suite-time-to-solution = Tempo médio até a solução: { $time }
suite-branching = Fator de ramificação efetivo da profundidade { $shallow } à { $deep }: { $factor }
suite-totals = { $nodes } nós em { $time }: { $speed } nós/s
suite-bad-move = "{ $move }" não é um lance legal nesta posição
suite-nothing-to-find = não há melhor lance (bm), nem lance a evitar (am), nem pontos (c0)
