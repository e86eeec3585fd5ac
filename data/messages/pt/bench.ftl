### A medição de velocidade.

bench-about = Busca em um conjunto fixo de posições; o número de nós é a assinatura da busca
bench-usage = lucena bench [OPÇÕES]
bench-value-number = N
bench-depth = Profundidade por posição (padrão: 12)
bench-hash = Tamanho da tabela em MiB (padrão: 16)
bench-threads = Linhas de execução (padrão: 1; com mais, o número varia)
bench-no-metrics = Não coleta os dados para as explicações
