### keys: built by the program
### Os textos das páginas.

pages-common-loading = Carregando…
pages-common-wait = Um momento…
pages-common-close = Fechar
pages-common-cancel = Cancelar

pages-shell-skip = Ir para o conteúdo
pages-shell-home = Lucena, página inicial
pages-shell-language = Idioma
pages-shell-light = Mudar para cores claras
pages-shell-dark = Mudar para cores escuras


pages-nav-label = Páginas
pages-nav-start = Revisão
pages-nav-play = Jogar
pages-nav-studio = Padrões
pages-nav-analysis = Análise

pages-error-unreachable = O programa não responde. Ele ainda está aberto? Inicie-o de novo com "lucena serve" e tente outra vez.
pages-error-status = O programa não conseguiu fazer isso (código { $status }).
pages-error-place = (linha { $line }, coluna { $column })
pages-error-game = (partida { $game })
pages-error-gone = O programa não responde. O seu trabalho está seguro nesta página; assim que o programa voltar (lucena serve), tudo continua aqui sozinho.

pages-notice-unkept = Nada fica guardado: revisões, partidas e padrões se perdem quando o programa termina. O motivo: { $reason }.
pages-notice-mended = Atenção: { $what }.

pages-advice-bad_pgn = Corrija o lance na caixa, ou apague-o com o que vem depois, e tente de novo.
pages-advice-bad_game = Cole os lances de uma partida, como 1. e4 e5 2. Cf3.
pages-advice-no_games = Cole os lances de uma partida, como 1. e4 e5 2. Cf3, ou abra um arquivo PGN.
pages-advice-too_large = Para muitas partidas, adicione o arquivo como base no estúdio de padrões.
pages-advice-too_many = Termine ou remova alguma coisa e tente de novo.

pages-color-white = Brancas
pages-color-black = Pretas

pages-piece-king = rei
pages-piece-queen = dama
pages-piece-rook = torre
pages-piece-bishop = bispo
pages-piece-knight = cavalo
pages-piece-pawn = peão

pages-man-white-king = rei branco
pages-man-white-queen = dama branca
pages-man-white-rook = torre branca
pages-man-white-bishop = bispo branco
pages-man-white-knight = cavalo branco
pages-man-white-pawn = peão branco
pages-man-black-king = rei preto
pages-man-black-queen = dama preta
pages-man-black-rook = torre preta
pages-man-black-bishop = bispo preto
pages-man-black-knight = cavalo preto
pages-man-black-pawn = peão preto

pages-speech-takes = toma
pages-speech-check = xeque
pages-speech-mate = xeque-mate
pages-speech-short = roque pequeno
pages-speech-long = roque grande
pages-speech-promotes = promove a { $piece }
pages-speech-start = Início da partida

pages-board-label = Tabuleiro. As setas andam, Enter pega e solta, as letras k q r b n p saltam para as peças, m lista os lances.
pages-board-empty = vazia
pages-board-none = nenhuma casa
pages-board-promotion = Promover o peão a
pages-board-flip = Girar o tabuleiro
pages-board-picked = { $man }: peça na mão. Pode ir a { $squares }.
pages-board-nomoves = { $man }: sem lances.
pages-board-targets = { $man } pode ir a: { $squares }.

pages-move-label = Digite um lance
pages-move-placeholder = Cf3, e4, O-O…
pages-move-play = Jogar
pages-move-refused = "{ $text }" não pode ser jogado aqui. Escreva como Cf3, exd5, O-O ou g1f3.
pages-move-commands = Comandos: p C (onde estão os cavalos brancos, p c os pretos), s e (o que há na coluna e), s 4 (na quarta fileira), prox, ant, por que.

pages-game-title = { $white } – { $black }

pages-start-title = O xadrez que se explica
pages-start-lead = Cole uma partida e veja, lance a lance, o que foi bom, o que deu errado e por quê. Tudo fica no seu computador.
pages-start-box = Cole um PGN ou uma FEN, ou solte um arquivo aqui
pages-start-placeholder = 1. e4 e5 2. Cf3 Cc6 3. Bb5 a6 …
pages-start-go = Explicar
pages-start-file = Abrir arquivo
pages-start-level = Explicar para
pages-start-effort = Reflexão
pages-start-empty = Ainda não há nada na caixa. Cole uma partida (PGN) ou uma posição (FEN), ou abra um arquivo.
pages-start-unreadable = Não foi possível ler este arquivo. É um texto com partidas (PGN)?
pages-start-doors = Por onde começar
pages-start-sample = Ver a partida inteira explicada
pages-start-play-text = Contra a máquina, no seu nível, com as razões.
pages-start-studio-text = Escreva um padrão de xadrez e encontre-o em partidas.
pages-start-analysis-text = Qualquer posição: linhas, avaliação, ameaças.
pages-start-heuristics-text = Escreva como você avalia uma posição e ponha isso para jogar.
pages-start-choose = { $count } partidas encontradas. Qual delas?
pages-start-filter = Procurar por jogador, evento ou ano
pages-start-more = … e mais { $count }. Refine a procura para vê-las.
pages-start-kept = Suas revisões
pages-start-delete = Apagar a revisão de { $game }

pages-fen-shape = Isto parece uma FEN, mas o tabuleiro não tem oito fileiras de oito casas.
pages-fen-rules = Esta posição não pode ocorrer no xadrez. Confira se cada lado tem um rei, se não há peão na primeira nem na última fileira e se o lado que acabou de jogar não está em xeque.

pages-level-basic = iniciantes
pages-level-medium = jogadores de clube
pages-level-advanced = avançados

pages-effort-quick = rápida
pages-effort-normal = normal
pages-effort-deep = profunda

pages-status-queued = na fila
pages-status-running = em andamento
pages-status-done = pronta
pages-status-failed = falhou
pages-status-cancelled = cancelada

pages-judgement-best = Melhor lance
pages-judgement-excellent = Excelente
pages-judgement-good = Bom
pages-judgement-inaccuracy = Imprecisão
pages-judgement-mistake = Erro
pages-judgement-blunder = Erro grave

pages-judgements-best = Melhores lances
pages-judgements-excellent = Excelentes
pages-judgements-good = Bons
pages-judgements-inaccuracy = Imprecisões
pages-judgements-mistake = Erros
pages-judgements-blunder = Erros graves

pages-mark-book = Teoria
pages-mark-forced = Forçado
pages-mark-only = Único lance
pages-mark-great = Ótimo
pages-mark-brilliant = Brilhante
pages-mark-miss = Chance perdida

pages-phase-opening = Abertura
pages-phase-middlegame = Meio-jogo
pages-phase-endgame = Final

pages-style-Aggressive = agressivo
pages-style-Positional = posicional
pages-style-Tactical = tático
pages-style-Defensive = defensivo
pages-style-Dynamic = dinâmico

pages-review-progress = Pensando: { $percent }%
pages-review-queued = Na fila, { $before } antes de você
pages-review-waiting = O programa ainda não chegou a este lance.
pages-review-nothing = Nada se sabe sobre este lance.
pages-review-cancelled = Esta revisão foi interrompida antes do fim.
pages-review-begin = Percorra os lances com as setas do teclado ou clicando.
pages-review-story = A história da partida
pages-review-yours = Escrito na partida
pages-review-clock = No relógio: { $time }
pages-review-accuracy-short = { $accuracy }%
pages-review-score-title = Avaliação do ponto de vista das Brancas
pages-review-controls = Percorrer a partida
pages-review-first = Início da partida
pages-review-previous = Lance anterior
pages-review-next = Próximo lance
pages-review-last = Fim da partida
pages-review-moves = Lances
pages-review-moments = Momentos decisivos
pages-review-remove-variation = Remover esta variante
pages-review-draft = O que se vê é uma primeira olhada; a análise cuidadosa vai tomando o seu lugar.

pages-ask-title = Por que não outro lance?
pages-ask-text = Por que não outro lance? Faça-o no tabuleiro ou digite-o.
pages-ask-now = Agora faça o lance em que você pensou, no tabuleiro ou aqui.
pages-ask-label = Por que não…
pages-ask-button = Por que não outro lance?
pages-ask-why-not = Por que não { $move }?
pages-ask-thinking = Pensando nisso…

pages-proof-play = Mostrar
pages-proof-threat = Mostrar a ameaça
pages-proof-label = Linha que prova a frase
pages-proof-passed = Se o outro lado passasse a vez:
pages-proof-back = Voltar à partida

pages-feedback-label = Sua opinião sobre esta frase
pages-feedback-accepted = Ajudou
pages-feedback-wrong = Não é verdade
pages-feedback-unclear = Não está claro
pages-feedback-thanks = Obrigado, anotado.

pages-retry-start = { $count ->
    [1] Tentar de novo o erro
   *[other] Tentar de novo os { $count } erros
}
pages-retry-exercise = Tentar no tabuleiro
pages-retry-count = Erro { $at } de { $count }
pages-retry-title = Encontre um lance melhor para as { $side }
pages-retry-played = Na partida foi jogado { $move }.
pages-retry-wrong = Ainda não. Olhe de novo.
pages-retry-right = Sim, é um bom lance.
pages-retry-shown = O melhor era { $move }.
pages-retry-reasons = O que havia contra { $move }:
pages-retry-show = Mostrar a resposta
pages-retry-skip = Pular
pages-retry-next = Próximo
pages-retry-stop = Voltar à revisão
pages-retry-over = Acabaram os erros
pages-retry-result = Você resolveu { $solved } de { $count }.

pages-summary-title = Resumo
pages-summary-accuracy = de precisão
pages-summary-style = Estilo
pages-summary-themes = Sobre o que foram os erros:

pages-theme-weakens_king_shelter = rei enfraquecido
pages-theme-early_queen = dama cedo demais
pages-theme-same_piece_twice = a mesma peça duas vezes
pages-theme-premature_attack = ataque precipitado
pages-theme-doubled_pawns = peões dobrados
pages-theme-isolated_pawn = peão isolado
pages-theme-backward_pawn = peão atrasado
pages-theme-hangs_material = peças penduradas
pages-theme-forfeits_castling = perda do roque
pages-theme-passive_piece = peça passiva
pages-theme-allows_mate = mate permitido
pages-theme-misses_mate = mate não visto
pages-theme-allows_tactic = golpes permitidos
pages-theme-misses_tactic = golpes não vistos
pages-theme-ignores_threat = ameaças ignoradas
pages-theme-gives_up_bishop_pair = par de bispos cedido
pages-theme-bad_bishop = bispo mau
pages-theme-knight_on_rim = cavalo na borda
pages-theme-trades_when_behind = trocas em desvantagem
pages-theme-opens_lines_to_own_king = linhas abertas contra o próprio rei
pages-theme-loses_material = perda de material
pages-theme-misses_material = material não ganho
pages-theme-worse_term = posição pior
pages-theme-allows_promotion = promoção permitida
pages-theme-misses_promotion = promoção não vista
pages-theme-throws_result_away = resultado jogado fora
pages-theme-allows_draw = empate permitido
pages-theme-misses_idea = um lance melhor não visto
pages-theme-allows_idea = uma boa resposta permitida
pages-theme-gives_up_guard = uma defesa abandonada
pages-theme-opens_line = uma linha aberta ao adversário
pages-theme-blocks_own_king = o próprio rei sem saída
pages-theme-tied_guard = um defensor preso
pages-theme-releases_pin = uma cravada solta
pages-theme-outnumbered = mais atacantes que defensores
pages-theme-takes_guarded = captura do que estava defendido
pages-theme-could_take = algo que se podia capturar
pages-theme-mating_net = uma rede de mate permitida
pages-theme-better_parries = a melhor defesa não vista
pages-theme-branch = uma resposta natural que falha
pages-theme-ends_worse = um final de linha pior
pages-theme-costs_piece = peça perdida que podia ficar
pages-theme-gains_piece = peça que não foi ganha
pages-theme-driven_back = peça expulsa
pages-theme-gives_back = o que foi capturado se paga em outro lugar
pages-theme-into_lost_ending = final de peões perdido
pages-theme-better_offers = peça que se podia deixar atacada
pages-theme-gives_square = casa entregue
pages-theme-neglects = princípio da abertura descuidado
pages-theme-typical_blunder = um erro típico

pages-graph-label = As chances das Brancas, lance a lance.
pages-graph-at = { $move } { $percent }% para as Brancas, { $judgement }.
pages-graph-start = No início, { $percent }% para as Brancas.

pages-download-title = Leve com você
pages-download-pgn = PGN comentado
pages-download-html = Página (HTML)
pages-download-md = Texto (Markdown)
pages-download-json = Dados (JSON)
pages-download-kept = A revisão está salva; você a encontra na página inicial.

pages-editor-label = Tabuleiro em montagem. As setas andam, Enter põe a peça escolhida ou tira a que está na casa.
pages-editor-pieces = Peças das { $color }
pages-editor-eraser = Borracha
pages-editor-fen = FEN
pages-editor-turn = Vez de jogar
pages-editor-castling = Roque
pages-editor-start = Posição inicial
pages-editor-clear = Limpar o tabuleiro

pages-studio-title = Estúdio de padrões
pages-studio-lead = Escreva uma ideia de xadrez em PATLAN; veja-a no tabuleiro; encontre-a em partidas.
pages-studio-library = Biblioteca
pages-studio-new = Novo padrão
pages-studio-find = Procurar
pages-studio-none-fits = Nenhum padrão corresponde.
pages-studio-text = Padrão
pages-studio-editor-label = Texto do padrão em PATLAN. Ctrl+Espaço completa, Tab sai do editor.
pages-studio-keys = Ctrl+Espaço completa · Tab sai do editor
pages-shelf-keys = As setas para cima e para baixo percorrem a lista.
pages-studio-problems = Problemas no texto
pages-studio-fine = ✓ Nenhum erro no texto.
pages-studio-place = Linha { $line }, coluna { $column }
pages-studio-save = Salvar
pages-studio-format = Arrumar
pages-studio-translate = Palavras em português
pages-studio-delete = Apagar
pages-studio-saved = Salvo como versão { $version }.
pages-studio-drafts = Rascunhos
pages-studio-nameless = sem nome
pages-studio-restored = Este é o seu texto não salvo de { $saved }.
pages-studio-drafting = Guardando o rascunho…
pages-studio-drafted = Ainda não foi salvo, mas está guardado como rascunho.
pages-studio-discard = Descartar o rascunho
pages-studio-versions = Versões anteriores
pages-studio-version-count = { $count ->
    [1] 1 versão
   *[other] { $count } versões
}
pages-studio-version = Versão { $n } · { $saved }
pages-studio-words = Em palavras
pages-studio-board = No tabuleiro
pages-studio-examples = Exemplos do padrão
pages-studio-yes = Exemplo { $n }: ocorre
pages-studio-no = Exemplo { $n }: não ocorre
pages-studio-side = Quem tem o padrão
pages-studio-found = Cenário encontrado { $raw }×, válido { $valid }×
pages-studio-valid = Válida
pages-studio-raw = Só o cenário
pages-studio-why-not = Por que não:
pages-studio-template =
    PADRAO "MEU GARFO"
    AUTOR ""
    DESCRICAO "<N1> ataca <f1> e <f2>"
    PESO 0.8
    CENARIO
      N1 ATACA f1
      N1 ATACA f2
    PRECONDICAO
      VALUEOF(f1) > VALUEOF(N1) E VALUEOF(f2) > VALUEOF(N1);
pages-studio-too-many = Há candidatos demais; a busca foi abandonada.

pages-shelf-mine = Meus
pages-shelf-endings = Finais
pages-shelf-mates = Mates
pages-shelf-strategy = Estratégia
pages-shelf-tactics = Tática
pages-shelf-thesis = Da tese do PATLAN
pages-shelf-other = Outros

pages-legend-attack = ataque
pages-legend-possible-attack = ataque indireto ou possível
pages-legend-defence = defesa
pages-legend-possible-defence = defesa indireta ou possível

pages-side-to-move = o lado que joga
pages-side-white = Brancas
pages-side-black = Pretas
pages-side-both = os dois lados

pages-search-title = Procurar em partidas
pages-search-base = Base de partidas
pages-search-no-base = Nenhuma base ainda: adicione um arquivo PGN
pages-search-base-size = { $name } ({ $megabytes } MB)
pages-search-side = Quem tem o padrão
pages-search-add = Adicionar arquivo PGN
pages-search-remove-base = Remover esta base
pages-search-start = Procurar
pages-search-finished = { $count ->
    [1] Busca terminada, uma ocorrência.
   *[other] Busca terminada, { $count } ocorrências.
}
pages-search-cancelled = A busca foi interrompida. Abaixo está o que foi encontrado até então.
pages-search-progress = { $share }% percorrido, { $hits } ocorrências
pages-search-nothing = O padrão não ocorre nesta base.
pages-search-at = lance { $move }
pages-search-more = Mostrar mais (faltam { $count })
pages-search-results = Resultados
pages-search-caption = { $games } partidas, { $positions } posições
pages-search-pattern = Padrão
pages-search-scenario = Cenário (das posições)
pages-search-valid = Válidas (dos cenários)
pages-search-games = Partidas
pages-search-by-white = Com as Brancas: vitórias / empates / derrotas
pages-search-by-black = Com as Pretas: vitórias / empates / derrotas
pages-search-score = Pontos
pages-search-weight = Peso sugerido [95%]
pages-search-wdl = { $wins } / { $draws } / { $losses }
pages-search-broken = { $count ->
    [1] Uma partida não pôde ser lida e foi pulada.
   *[other] { $count } partidas não puderam ser lidas e foram puladas.
}
pages-search-game = Abrir a partida

pages-play-title = Jogar
pages-play-lead = A máquina joga no seu nível e diz por que faz cada lance.
pages-play-new = Nova partida
pages-play-strength = Força (Elo):
pages-play-full = total
pages-play-full-strength = Força total
pages-play-color = Sua cor
pages-play-random = Sorteio
pages-play-clock = Relógio
pages-play-no-clock = Sem relógio
pages-play-clock-name = { $minutes } min + { $increment } s
pages-play-begin = Começar a partida
pages-play-begins = A partida começa. Você joga com as { $color }.
pages-play-you = Você
pages-play-thinking = está pensando…
pages-play-event = Partida contra o Lucena
pages-play-review = Revisar esta partida
pages-play-again = Nova partida
pages-play-hint = Dica
pages-play-take-back = Voltar lance
pages-play-taken-back = Lance desfeito.
pages-play-draw = Propor empate
pages-play-resign = Abandonar
pages-play-draw-refused = A máquina recusa o empate.
pages-play-draw-pending = O empate será proposto com o seu próximo lance.
pages-play-comments = O que a máquina diz
pages-play-yours = seu lance
pages-play-kept = Suas partidas
pages-play-remove-game = Remover a partida { $title }
pages-play-resumed = A partida continua de onde parou.
pages-play-silent = As razões dela aparecem aqui a cada lance.

pages-outcome-checkmate = Xeque-mate.
pages-outcome-stalemate = Rei afogado.
pages-outcome-material = Empate: nenhum lado pode dar mate.
pages-outcome-fifty = Empate pela regra dos cinquenta lances.
pages-outcome-repetition = Empate por tripla repetição.
pages-outcome-resignation = Por abandono.
pages-outcome-agreement = Empate por acordo.
pages-outcome-time = Por tempo.

pages-strength-beginner = iniciante: não vê ameaças simples
pages-strength-casual = jogador ocasional
pages-strength-club = jogador de clube
pages-strength-strong = bom jogador de clube
pages-strength-master = mestre

pages-analysis-title = Análise
pages-analysis-lead = Qualquer posição: o que se jogaria, quanto vale e por quê.
pages-analysis-edit = Montar posição
pages-analysis-edited = Pronto, analisar
pages-analysis-paste = Carregar uma partida ou posição
pages-analysis-box = PGN ou FEN
pages-analysis-load = Carregar
pages-analysis-wrong = Isto não é uma partida nem uma posição possível.
pages-analysis-lines = Linhas
pages-analysis-depth = profundidade { $depth }, { $nodes } posições
pages-analysis-count = Linhas
pages-analysis-stop = Parar
pages-analysis-again = Procurar de novo
pages-analysis-present = Padrões neste lance
pages-analysis-no-pattern = Este lance não participa de nenhum padrão da biblioteca.
pages-analysis-threats = Ameaças
pages-analysis-no-threat = Nada é ameaçado de imediato.
pages-analysis-why = Por que { $move }?

pages-metric-concreteness = Concretude
pages-metric-risk = Risco
pages-metric-stability = Estabilidade
pages-metric-unknown = desconhecido

pages-style-says-Aggressive = Um jogo agressivo, de lances forçados e muito risco.
pages-style-says-Positional = Um jogo posicional, de poucos lances forçados e pouco risco.
pages-style-says-Tactical = Um jogo tático, de muitos lances forçados com risco controlado.
pages-style-says-Defensive = Um jogo sólido, de pouco risco e avaliação estável.
pages-style-says-Dynamic = Um jogo dinâmico, nem só de ataque nem só de manobra.

pages-eval-title = Avaliação da posição como está
pages-eval-caption = Avaliação por componente, em peões
pages-eval-term = Termo
pages-eval-sum = Brancas − Pretas
pages-eval-note = Em peões, sem tentar lances. Abra uma linha para ver os termos; as casas deles se acendem.

pages-threat-move = Ameaça: { $line } (a chance de vencer sobe { $gain } pontos percentuais)

pages-danger-hanging = podem ser ganhas:
pages-danger-loose = atacadas e sem defesa:
pages-danger-attacked_by_lesser = atacadas por peças de menor valor:
pages-danger-overloaded = sobrecarregadas:
pages-danger-forking = atacam duas ao mesmo tempo:

pages-teaser-title = { $white } – { $black }, { $year }

## glossário

pages-nav-glossary = Glossário
pages-glossary-title = Glossário
pages-glossary-text = O que significam as palavras das explicações: { $count } verbetes.
pages-glossary-search = Procurar no glossário
pages-glossary-found = Encontrados: { $count }
pages-glossary-choose = Escolha uma palavra para ver o que ela significa.
pages-glossary-example = Exemplo
pages-glossary-studio = Abrir no estúdio
pages-glossary-meaning = O que isso significa
pages-glossary-kind-fact = Fatos do tabuleiro
pages-glossary-kind-theme = Temas das explicações
pages-glossary-kind-pattern = Padrões da biblioteca
pages-glossary-one-fact = Fato do tabuleiro
pages-glossary-one-theme = Tema das explicações
pages-glossary-one-pattern = Padrão da biblioteca

# Heuristic sets and the class.
pages-nav-heuristics = Heurísticas
pages-nav-class = Turma
pages-set-view = Modo de escrever
pages-set-as-text = Texto
pages-set-as-form = Formulário
pages-set-text = Texto do conjunto
pages-set-editor-label = Texto do conjunto heurístico em DHJOG. Ctrl+Espaço completa, Tab sai do editor.
pages-set-level = Nível { $level }, { $rules ->
    [1] uma regra
   *[other] { $rules } regras
}.
pages-set-fingerprint = Impressão digital { $mark }
pages-set-board = No tabuleiro
pages-set-value = { $side }, etapa { $stage }
pages-set-no-value = O valor aparece aqui assim que o texto não tiver erros.
pages-set-ready = Pronto
pages-set-region = Mostrar uma região
pages-set-no-region = nenhuma
pages-set-owner = Ver do lado das { $side }
pages-set-play = Jogar contra o conjunto
pages-set-stop = Parar
pages-set-thinks = O conjunto está pensando…
pages-set-your-move = É a sua vez.
pages-set-over = A partida acabou.
pages-set-watching = O seu conjunto joga de { $side } contra { $rival }.
pages-set-effort = Quanto ele pensa
pages-set-nodes = { $nodes } posições por lance
pages-set-play-second = Deixar o conjunto começar
pages-set-is-white = o meu conjunto joga de brancas
pages-set-stage-graph = Grafo das etapas { $stages }
pages-set-watch = Assistir a dois conjuntos
pages-set-rival = Adversário
pages-set-short-level = nível { $level }
pages-set-begin = Começar
pages-set-stages = Etapas
pages-set-initial = (começo)
pages-set-nowhere = nenhuma etapa
pages-set-template =
    CONJUNTO_HEURISTICO "MEU CONJUNTO"
      ETAPA_ATUAL <- "PADRAO"
      ETAPA "PADRAO"
        PEAO.VALOR   <- 1
        CAVALO.VALOR <- 3
        BISPO.VALOR  <- 3
        TORRE.VALOR  <- 5
        DAMA.VALOR   <- 9
      FIM ETAPA
    FIM CONJUNTO_HEURISTICO
pages-ledger-title = De onde vem o valor
pages-ledger-caption = { $title } ({ $side })
pages-ledger-rule = Regra
pages-ledger-mine = Minhas peças
pages-ledger-theirs = Do oponente
pages-ledger-adds = Soma
pages-ledger-base = Peças no tabuleiro
pages-ledger-sum = Valor
pages-ledger-if = se { $condition }
pages-ledger-yes = vale
pages-ledger-no = –
pages-ledger-changes = O que o último lance mudou
pages-heuristics-title = Estúdio de heurísticas
pages-heuristics-lead = Escreva como você avalia uma posição; veja a conta no tabuleiro; deixe o conjunto jogar.
pages-heuristics-shelf = Conjuntos
pages-heuristics-new = Novo conjunto
pages-heuristics-user = Seus
pages-heuristics-shipped = Exemplos
pages-heuristics-more = Versões e comparação
pages-diff-same = Nada mudou.
pages-diff-version = versão { $n }
pages-diff-now = agora
pages-diff-restore = Voltar a esta versão
pages-compare-title = Comparar com outro conjunto
pages-compare-with = Outro conjunto
pages-compare-do = Comparar
pages-compare-on = Posições
pages-compare-on-shipped = do programa
pages-compare-plot = Valores dos dois em centipeões, uma posição por ponto
pages-compare-residuals = Quanto o seu conjunto se afasta da referência
pages-compare-reference = referência
pages-compare-error = diferença
pages-compare-furthest = Posições em que mais diferem
pages-compare-each-other = um com o outro
pages-compare-against = { $title } com a referência
pages-compare-figures = Correlações em { $count } posições (intervalos de 95 %)
pages-compare-signs = mesmo sinal
pages-compare-rules = Regras
pages-likeness-equal = iguais
pages-likeness-other_numbers = mesma regra, outro número:
pages-likeness-different = diferentes
pages-likeness-only_first = só no primeiro
pages-likeness-only_second = só no segundo
pages-form-comments = Este texto tem comentários (//). Ao mudar algo no formulário, eles se perdem; anotações ficam.
pages-form-functions = Funções para arrastar ({ $count })
pages-form-function-list = Funções
pages-form-stage = Etapa { $title }
pages-form-region = Região { $name }
pages-form-squares = Casas da região { $name }
pages-form-worked-out = As casas desta região são calculadas; mude-a no texto.
pages-form-title = Título
pages-form-if = SE
pages-form-then = ENTÃO
pages-form-not = NÃO
pages-form-number = número
pages-form-word = palavra
pages-form-words = Palavras e regiões
pages-form-combine = Combinar
pages-form-operator = operação
pages-form-whose = de quem
pages-form-pieces = peças
pages-form-replace = Trocar por
pages-form-remove = Apagar { $title }
pages-form-new-rule = REGRA { $n }
pages-form-new-region = REGIAO
pages-form-add-piece-rule = Nova regra de peças
pages-form-add-board-rule = Nova regra do tabuleiro
pages-form-add-region = Nova região
pages-form-text = texto
pages-form-region-name = região
pages-form-own-function = Função { $name }: mude-a no texto.
pages-form-add-stage = Nova etapa
pages-form-new-stage = ETAPA { $n }
pages-form-only-me = As regras valem só para as minhas peças
pages-form-add-value = Valor: { $piece }
pages-form-usual-sum = Usar a soma de costume
pages-form-add-transition = Nova transição
pages-form-new-transition = PARA { $stage }
pages-form-add-expression = Expressão própria do tabuleiro
pages-form-goes-to = ir para a etapa
pages-word-ME = eu
pages-word-OPPONENT = oponente
pages-word-WHOLE_BOARD = todo o tabuleiro
pages-word-BOARD = tabuleiro
pages-word-TRUE = verdadeiro
pages-word-FALSE = falso
pages-word-PAWN = peão
pages-word-KNIGHT = cavalo
pages-word-BISHOP = bispo
pages-word-ROOK = torre
pages-word-QUEEN = dama
pages-word-KING = rei
pages-whose-MINE = meu
pages-whose-OPPONENT = do oponente
pages-sign-AND = e
pages-sign-OR = ou
pages-sign-CONTAINS = contém
pages-sign-WITHIN = está contido em
pages-sign-BELONGS = pertence a
pages-sign-UNION = união
pages-sign-INTERSECTION = interseção
pages-sign-EXCEPT = menos
pages-class-join = Entrar na turma
pages-class-old-link = É o professor ou a professora? O seu link é de antes de o Lucena ser reiniciado e já não abre nada: abra o que o programa mostra agora. A turma e os conjuntos continuam lá.
pages-class-code = Código da turma
pages-class-nickname = Apelido
pages-class-secret = Suas quatro palavras
pages-class-enter = Entrar
pages-class-return = Voltar
pages-class-been-here = Já estive nesta turma
pages-class-first-time = É a primeira vez
pages-class-welcome = Olá, { $nickname }!
pages-class-words = Anote estas quatro palavras: com elas você volta de outro computador. Elas não aparecem de novo.
pages-class-start = Já anotei
pages-class-hello = Você é { $nickname }.
pages-class-round = Rodada { $n }
pages-phase-authoring = Autoria
pages-phase-competition = Competição
pages-phase-collaboration = Colaboração
pages-phase-authoring-text = Escreva o seu conjunto; só você o vê.
pages-phase-competition-text = Os conjuntos estão congelados e jogam entre si; as partidas são de todos.
pages-phase-collaboration-text = Leia os conjuntos dos colegas, anote e melhore o seu.
pages-class-my-sets = Meus conjuntos
pages-class-no-sets = Comece um conjunto: diga quanto vale cada peça e veja o valor no tabuleiro.
pages-class-nothing-yet = Nada ainda.
pages-class-other-sets = Conjuntos da turma
pages-class-new-set = Começar um conjunto
pages-class-draft-only = rascunho
pages-class-version = versão { $n }, nível { $level }
pages-class-group = do grupo
pages-class-remarks = { $count ->
    [1] uma anotação
   *[other] { $count } anotações
}
pages-class-frozen = congelado { $mark }
pages-class-competes = compete
pages-class-leave = Sair neste computador
pages-class-by = De { $author }
pages-class-together = Colaboração
pages-class-teacher = professor
pages-class-copy = Copiar para mim
pages-class-remove-sure = Apagar este conjunto com todas as versões e anotações?
pages-class-merge = Juntar conjuntos num grupo
pages-class-merge-text = O novo conjunto tem as regras de todos; onde dois dizem coisas diferentes, vale o primeiro escolhido. Os autores podem mudá-lo.
pages-class-merge-sets = Conjuntos
pages-class-merge-title = Título do conjunto do grupo
pages-class-merge-do = Juntar
pages-remarks-title = Anotações
pages-remarks-none = Ninguém anotou nada ainda.
pages-remarks-line = Linha
pages-remarks-kind = Tipo
pages-remarks-text = Anotação
pages-remarks-send = Enviar
pages-remarks-answer = Responder
pages-remarks-your-answer = Sua resposta
pages-remarks-take-back = Retirar
pages-remarks-place = linha { $line }, versão { $version }
pages-remark-explanation = Explicação
pages-remark-question = Pergunta
pages-remark-praise = Elogio
pages-remark-criticism = Crítica
pages-remark-note = Observação
pages-rights-title = Na colaboração, os colegas podem
pages-right-see = ver o texto
pages-right-use = jogar contra
pages-right-annotate = anotar
pages-right-copy = copiar
pages-right-alter = mudar
pages-right-delete = apagar
pages-rights-of = { $name } pode
pages-rights-role = todo { $role }
pages-rights-add = Dar direitos a alguém
pages-class-play = Jogar
pages-class-play-as = Nova partida de { $side }
pages-teacher-capacity = Tamanho máximo do conjunto em símbolos (0: qualquer)
pages-teacher-functions = Funções liberadas
pages-teacher-functions-all = Funções: todas as do nível
pages-teacher-functions-some = Funções: { $count } liberadas
pages-teacher-functions-any = todas as funções do nível estão liberadas
pages-members-move = Mudar { $nickname } para outra turma
pages-members-move-to = Mudar para…
pages-test-before = Prova de avaliação: antes
pages-test-after = Prova de avaliação: depois
pages-test-text = { $count } posições, sem ajuda. Em cada uma, dê uma nota ao lado que joga.
pages-test-progress = Posição { $n } de { $count } (já avaliadas: { $done })
pages-test-question = Como estão as { $side }, que jogam agora?
pages-test-previous = Posição anterior
pages-test-next = Próxima posição
pages-grade-minus-3 = perdidas
pages-grade-minus-2 = muito piores
pages-grade-minus-1 = um pouco piores
pages-grade-plus-0 = iguais
pages-grade-plus-1 = um pouco melhores
pages-grade-plus-2 = muito melhores
pages-grade-plus-3 = ganhas
pages-tournament-title = Competição
pages-tournament-which = Qual competição
pages-tournament-name = Competição { $n } (rodada { $round })
pages-tournament-running = Em andamento.
pages-tournament-done = Terminada.
pages-tournament-stopped = Parada.
pages-tournament-games = { $played } de { $total } partidas
pages-tournament-progress = Partidas jogadas
pages-tournament-table = Classificação
pages-tournament-entrant = Conjunto
pages-tournament-points = Pontos
pages-tournament-wdl = V–E–D
pages-tournament-rating = Elo [95 %]
pages-tournament-unclear = Onde os intervalos se cruzam, não há diferença clara.
pages-tournament-replay = Ver uma partida
pages-tournament-hidden = As contas dos conjuntos aparecem quando você pode ver os textos.
pages-tournament-number = Competição { $n }
pages-seats-title = { $count ->
    [1] Sua partida ao tabuleiro
   *[other] Suas partidas ao tabuleiro ({ $count })
}
pages-seats-which = Qual partida
pages-seats-waiting = É a vez do outro lado…
pages-seats-resign = Abandonar
pages-seats-resign-sure = Abandonar esta partida?
pages-competition-title = Competição
pages-competition-sets = Quem participa
pages-competition-mine = O seu conjunto como está: { $title }
pages-competition-broken = O seu texto tem erros e ainda não pode participar.
pages-competition-references = ALEATORIO (qualquer lance) e MATERIAL (1-3-3-5-9) também jogam, para comparar.
pages-competition-format = Formato
pages-competition-all = todos contra todos
pages-competition-swiss = sistema suíço
pages-competition-rounds = Rodadas
pages-competition-start = As partidas começam
pages-competition-start-usual = como o nível sugere
pages-competition-start-lines = com aberturas curtas
pages-competition-start-imbalance = com material desigual
pages-competition-start-list = com a lista { $name }
pages-competition-guests = Convidados
pages-competition-guests-text = Um por linha: NOME = CONJUNTO + PADRÃO @ LIMITE, ou lucena com opções
pages-competition-people = Quem joga ao tabuleiro
pages-competition-pgn = Partidas (PGN)
pages-competition-remove = Remover esta competição
pages-teacher-title = Mesa do professor
pages-teacher-lead = Esta página é só sua. Mostre aos alunos o código e o endereço.
pages-teacher-closed = Os alunos ainda não podem entrar: inicie o programa com "lucena serve --class --listen 0.0.0.0".
pages-teacher-which = Turma
pages-teacher-count = { $count ->
    [1] um aluno
   *[other] { $count } alunos
}
pages-teacher-first = Abrir uma turma
pages-teacher-new = Abrir outra turma
pages-teacher-name = Nome da turma
pages-teacher-level = Nível máximo
pages-teacher-open = Abrir a turma
pages-teacher-import = Recuperar uma turma exportada
pages-teacher-phase = Rodada e fase
pages-teacher-left-out = Ficaram de fora, porque o texto tem erros: { $titles }.
pages-teacher-nodes = Posições por lance
pages-teacher-openings = Aberturas
pages-teacher-start = Começar a competição
pages-teacher-stop = Parar a competição
pages-teacher-to-competition = Congelar os conjuntos e ir à competição
pages-teacher-to-collaboration = Ir à colaboração
pages-teacher-to-authoring = Começar a próxima rodada
pages-teacher-in-authoring = Os alunos escrevem, cada um o seu; ninguém mais vê os textos.
pages-teacher-in-competition = Os textos estão congelados. Comece a competição quando quiser.
pages-teacher-in-collaboration = Os alunos leem e anotam os textos que os autores abriram.
pages-teacher-rules = Regras da turma
pages-teacher-test = Prova de avaliação
pages-teacher-test-none = fechada
pages-teacher-test-before = aberta: antes da primeira rodada
pages-teacher-test-after = aberta: depois da última rodada
pages-teacher-export = Exportar a turma
pages-teacher-delete = Apagar a turma
pages-teacher-delete-sure = Apagar a turma { $name } com tudo o que há nela?
pages-level-1 = 1 Iniciante: valores das peças
pages-level-2 = 2 Básico: regiões e regras de peças
pages-level-3 = 3 Intermediário: regras do tabuleiro
pages-level-4 = 4 Pleno: etapas
pages-level-5 = 5 Avançado: expressão do tabuleiro
pages-level-6 = 6 Especialista: funções próprias

# Posições do professor.
pages-positions-title = Posições da turma
pages-positions-lead = Dê à turma posições suas: os alunos veem e comparam os conjuntos nelas, as partidas começam delas, ou elas são a prova de avaliação.
pages-positions-none = Nenhuma lista ainda; valem as posições do programa.
pages-positions-new = Nova lista de posições
pages-positions-name = Nome da lista
pages-positions-purpose = Para que serve
pages-positions-practice = treino: os alunos veem sempre
pages-positions-contest = início das partidas: os alunos veem só na colaboração
pages-positions-test-before = prova de avaliação, antes da primeira rodada
pages-positions-test-after = prova de avaliação, depois da última rodada
pages-positions-text = Uma posição por linha, em FEN ou EPD
pages-positions-file = Ler de um arquivo
pages-positions-give = Dar à turma
pages-positions-busy = O programa avalia as posições…
pages-positions-count = { $count ->
        [1] uma posição
       *[other] { $count } posições
    }
pages-positions-sharp = { $count ->
        [1] em uma há xeque, captura ou promoção
       *[other] em { $count } há xeque, captura ou promoção
    }
pages-positions-remove = Apagar a lista { $name }
pages-positions-remove-sure = Apagar a lista { $name }?
pages-positions-walk = Posições do professor
pages-positions-choose = nenhuma
pages-positions-at = Posição { $n } de { $count }; referência para as { $side }: { $value }

pages-wall-go = Abra no navegador
pages-wall-type = e digite o código
pages-wall-qr = Código QR de { $address }
pages-wall-only-here = Só este computador abre esse endereço. Para os alunos, inicie o programa com "lucena serve --class --listen 0.0.0.0".
pages-members-title = Alunos ({ $count })
pages-members-none = Ninguém entrou ainda.
pages-members-seen = visto em { $when }
pages-members-role = Papel de { $nickname }
pages-members-reset = Novas palavras
pages-members-new-words = As novas palavras de { $nickname }:
pages-members-rename = Renomear
pages-members-rename-to = Novo apelido
pages-members-remove = Remover { $nickname }
pages-members-remove-sure = Remover { $nickname } e apagar tudo o que fez? As partidas ficam, sem o nome.
pages-role-learner = aprendiz
pages-role-monitor = monitor
pages-role-master = mestre
pages-role-judge = juiz
pages-role-statistician = estatístico
pages-role-coordinator = coordenador
pages-report-title = Quem escreveu, o que age, quem melhorou
pages-report-again = Atualizar
pages-report-versions = Versões
pages-report-rules = Regras que agem
pages-report-changed = Novas, mudadas
pages-report-remarks = Anotações feitas / recebidas
pages-report-ratings = Elo por rodada
pages-report-test = Prova: erro, τ, sinais
pages-report-errors = (texto com erros)
pages-report-dead = nunca agem: { $titles }
pages-report-figures = { $error }, { $tau }, { $signs } %
pages-report-gain = o erro caiu { $gain } [{ $low }; { $high }]
pages-report-all = Turma toda, prova:
pages-report-csv-members = Tabela dos alunos (CSV)
pages-report-csv-gradings = Notas da prova (CSV)
pages-report-log = O que aconteceu
pages-event-joined = entrou
pages-event-began = começou
pages-event-saved = salvou
pages-event-removed = apagou
pages-event-annotated = anotou em
pages-event-tournament = começou a competição
pages-event-phase = levou a turma à fase
pages-event-positions = deu à turma as posições

# Os manuais.
pages-nav-help = Ajuda
pages-help-lead = Os manuais que acompanham o programa. Cada exemplo deles é executado por um teste.
pages-help-all = Todos os manuais
pages-help-contents = Nesta página
pages-help-missing = Esse manual não existe.
pages-studio-manual = Manual de PATLAN
pages-heuristics-manual = Manual de DHJOG
pages-studio-code-manual = O que o manual diz sobre { $code }
pages-studio-code-short = { $code } no manual
