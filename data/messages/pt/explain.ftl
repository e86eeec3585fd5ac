### lucena explain: por que um lance é bom ou ruim.

explain-about = Diz por que o melhor lance é bom, ou por que outro lance é ou não é
explain-usage = lucena explain [--fen FEN] [--move LANCE] [OPÇÕES]
explain-value-fen = FEN
explain-value-move = LANCE
explain-value-file = ARQUIVO
explain-value-number = NÚMERO
explain-value-level = NÍVEL
explain-fen = A posição (padrão: o início da partida)
explain-move = O lance a explicar, como Cf3 ou g1f3 (padrão: o melhor)
explain-templates = Um arquivo de frases sobre as que vêm com o programa
explain-json = Escreve JSON
explain-level = Para quem: Basic, Medium ou Advanced (padrão: Medium)
explain-depth = Analisa até esta profundidade
explain-nodes = Analisa este número de posições (padrão: 400000)
explain-time = Analisa por tantos milissegundos
explain-over-mate = a partida já terminou nesta posição: xeque-mate
explain-over-stalemate = a partida já terminou nesta posição: rei afogado
explain-nothing = a análise não deu nenhuma linha para esta posição
explain-bad-templates = { $file }, linha { $line }: { $reason } (valem as frases do programa)
explain-figures = Concretude { $concreteness } · risco { $risk } · estabilidade { $stability } · profundidade { $depth }
