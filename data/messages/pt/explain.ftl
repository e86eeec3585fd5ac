### lucena explain: por que um lance é bom ou ruim.

explain-about = Diz por que o melhor lance é bom, ou por que outro lance é bom ou ruim
explain-usage = lucena explain [--fen FEN] [--move LANCE] [OPÇÕES]
explain-value-fen = FEN
explain-value-move = LANCE
explain-value-file = ARQUIVO
explain-value-folder = PASTA
explain-value-number = N
explain-value-level = NÍVEL
explain-value-evaluation = AVALIAÇÃO
explain-value-tag = TEMA
explain-fen = A posição (padrão: o início da partida)
explain-move = O lance a explicar, como Cf3 ou g1f3 (padrão: o melhor)
explain-templates = Uma pasta de frases sobre as que vêm com o programa (data/templates/README.md diz como)
explain-json = Escreve JSON
explain-level = Para quem: Basic, Medium ou Advanced (padrão: Medium)
explain-depth = Analisa até esta profundidade
explain-nodes = Analisa este número de posições (padrão: { $nodes })
explain-time = Analisa por tantos milissegundos
explain-syzygy = Pasta com tabelas Syzygy: com poucas peças todo resultado é então conhecido exatamente
explain-evaluation = Julga só pelos termos com nome (Named) ou também pelo que a rede acrescenta (Full, padrão)
explain-over-mate = a partida já terminou nesta posição: xeque-mate
explain-over-stalemate = a partida já terminou nesta posição: rei afogado
explain-nothing = a análise não deu nenhuma linha para esta posição
explain-bad-templates = { $file }, linha { $line }: { $reason } (valem as frases do programa)
explain-no-templates = { $folder } não tem frases: *.txt, pt/*.ftl ou en/*.ftl
explain-figures = Concretude { $concreteness } · risco { $risk } · estabilidade { $stability } · profundidade { $depth }
explain-log = Acrescenta cada detecção a este arquivo, uma linha JSON por vez
explain-patterns = Deixa falar também os padrões PATLAN deste arquivo, além dos que vêm com o programa
explain-audit-about = Mede as explicações: em problemas etiquetados, ou em partidas reais com cada afirmação provada outra vez
explain-audit-usage = lucena explain audit ARQUIVO [OPÇÕES]
explain-audit-file = Problemas do lichess em CSV, ou partidas em PGN (compactadas ou não)
explain-audit-progress = { $puzzles } problemas
explain-audit-totals = Colunas: etiqueta, etiquetados, precisão, revocação. { $puzzles } problemas, { $claims } afirmações, { $falsehoods } que não se confirmam, { $unproved } que só uma busca, a avaliação ou um padrão garante
explain-audit-moves = Quantos lances de partidas são explicados (padrão: 1000)
explain-audit-every = Usa só uma de cada tantas partidas (padrão: 1)
explain-audit-stability = Quantos lances são explicados outra vez em duas profundidades (padrão: um em cinquenta)
explain-audit-moves-done = { $moves } de { $all } lances
explain-audit-row-moves = Lances explicados
explain-audit-row-claims = Afirmações provadas outra vez
explain-audit-row-said = Afirmações ditas
explain-audit-row-said-unproved = … das afirmações ditas
explain-audit-row-refuted = Afirmações refutadas e por isso não ditas
explain-audit-row-falsehoods = Afirmações que não se confirmam
explain-audit-row-unproved = Afirmações que só uma busca, a avaliação ou um padrão garante
explain-audit-row-bad = Imprecisões ou piores com razão comprovada
explain-audit-row-bad-concrete = … além de um termo da avaliação
explain-audit-row-grave = Lances que perdem 10 pontos ou mais com razão comprovada
explain-audit-row-best = Melhores lances com razão comprovada
explain-audit-row-mirror = Lances descritos como a sua imagem no espelho
explain-audit-row-steady = Concordância dos temas ditos nas profundidades 8 e 10 (lances)
explain-audit-row-blunders = Erros graves com a mesma primeira razão nas duas profundidades
explain-audit-row-loudest = O modelo de frase que mais falou
explain-audit-row-entropy = Entropia dos modelos de frase (bits)
explain-audit-row-nodes = Posições examinadas por lance
explain-audit-cost = Depois da busca, { $level }: { $mean } ms em média, { $worst } ms no máximo, { $nodes } posições no máximo
explain-no-patterns = Não deixa nenhum padrão falar
explain-bad-patterns = { $file }, linha { $line }: { $reason } (este padrão fica de fora)
explain-feedback = O arquivo de votos dos leitores: o que eles contestam vale menos
explain-value-vote = NÚMERO=REAÇÃO
explain-vote = Acrescenta um voto sobre uma frase ao arquivo de votos, como 2=wrong: accepted (aceita), wrong (errada) ou unclear (confusa)
explain-bad-vote = “{ $vote }” não é um voto: escreva o número de uma frase (1 a { $count }), = e accepted, wrong ou unclear
explain-bad-feedback = { $file }, linha { $line }: isto não é um voto e foi ignorado
explain-voted = Obrigado: o voto está no arquivo.
explain-template-bad-theme = “{ $name }” não é um tema: o nome, e a frequência (0 a 1)
explain-template-bad-template = “{ $name }” não é um modelo: nome, prioridade (0 a 100), certeza (0 a 1), níveis
explain-template-no-theme-above = o modelo “{ $name }” não está abaixo de um tema
explain-template-unknown-theme = não há tema “{ $name }”
explain-template-unfilled-slot = o tema “{ $theme }” nunca preenche “{ $name }”
explain-template-unknown-category = não há categoria “{ $name }”
explain-template-unknown-level = não há nível “{ $name }”: use Basic, Medium ou Advanced
explain-template-unknown-name = nada se chama “{ $name }” nas condições ou nas frases
explain-template-bad-condition = “{ $name }” não é uma condição: use nome, not nome, ou nome >= 2
explain-template-repeated-id = “{ $name }” aparece duas vezes
explain-template-syntax = isto não se lê como mensagem ({ $name })
explain-template-unsupported = “{ $name }” só pode ter palavras, valores e escolhas por um valor
explain-template-bad-place = “{ $name }” serve para escolher pelo gênero ou número, não para ser dito
explain-template-missing-message = falta “{ $name }” em { $folder }
explain-template-nobody-says = ninguém diz “{ $name }”: nenhum modelo ou programa tem esse nome
explain-audit-silent = Lista também os melhores lances que ficaram sem razão, com suas linhas
explain-audit-risk = Mede só a dispersão das avaliações em tantas posições, uma por partida
explain-audit-differences = Lista também os problemas em que os detectores e este tema discordam: + só os detectores, - só o tema
explain-audit-bad-tag = Nenhum detector corresponde ao tema “{ $tag }”; têm detector: { $known }
explain-audit-risk-figures = { $positions } posições na profundidade { $depth }: dispersão mediana de { $median } cp, o que hoje é um risco de { $risk }; dispersão de referência para risco mediano 50: { $reference } cp
explain-audit-risk-shares = Risco das posições da mais calma à mais agitada, em 10, 25, 75 e 90 %: { $tenth }, { $quarter }, { $threequarters }, { $ninetenths }
explain-unknown = desconhecido
explain-style = O caráter da melhor linha: { $style }.
explain-audit-points = Pontos principais de lances ruins escritos por pessoas, em JSON: as casas são citadas e as linhas mostradas?
explain-points-unreadable = Não foi possível ler o arquivo de pontos principais: { $reason }
explain-points-row = { $id } { $move } ({ $sure ->
    [yes] certo
   *[no] incerto
}): { $named } de { $squares } casas citadas, linha { $shown ->
    [yes] mostrada
   *[no] não mostrada
}
explain-points-totals = { $points } pontos certos: metade das casas citada em { $squares }, linha mostrada em { $lines }, as duas coisas em { $both }
