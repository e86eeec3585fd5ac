### keys: built by the program

### PATLAN: diagnósticos, comandos e padrões lidos em voz alta.

patlan-e001 = Caractere inesperado '{ $a }'.
    .hint = Apague-o ou ponha o texto entre aspas.
patlan-e002 = Texto entre aspas não terminado.
    .hint = Feche as aspas na mesma linha.
patlan-e010 = Esperado { $a }, encontrado { $b }.
    .hint = Veja o que vem antes: pode faltar algo.
patlan-e011 = Cláusula { $a } repetida.
    .hint = Deixe só uma.
patlan-e012 = Cláusula { $a } fora de ordem.
    .hint = A ordem é: cabeçalho, CENARIO, PRECONDICAO, TATICAS, POSCONDICAO.
patlan-e013 = O padrão exige um cenário com pelo menos uma ação.
    .hint = Escreva, por exemplo: CENARIO F1 ATACA f1
patlan-e014 = Falta ';' no fim do padrão.
    .hint = Ponha ';' antes do próximo padrão.
patlan-e101 = Coringas não devem ser declarados como atores: [{ $a }].
    .hint = Use uma letra de peça: K, Q, R, B, N, P.
patlan-e102 = A casa coringa [{ $a }] não pode estar isolada ou ao lado esquerdo da relação.
    .hint = Quem age é uma peça; a casa fica à direita.
patlan-e103 = Peças do mesmo jogador não podem atacar-se mutuamente.
    .hint = Use DEFENDE, ou troque maiúscula por minúscula.
patlan-e104 = Uma peça não pode atacar uma casa coringa, somente defender.
    .hint = Use DEFENDE.
patlan-e105 = Peças de um jogador não podem defender peças do outro.
    .hint = Use ATACA, ou troque minúscula por maiúscula.
patlan-e106 = Operador relacional inválido para uma casa. Utilize movimento, defesa direta ou xeque-mate.
    .hint = Ponha uma peça à direita.
patlan-e107 = Operador relacional inválido. Utilize operadores diretos ou uma lista entre parênteses.
    .hint = Escreva, por exemplo: (S1,k1)
patlan-e108 = Operador relacional inválido. Utilize operadores indiretos com listas.
    .hint = Escreva uma só figura, ou use uma relação indireta ou possível.
patlan-e109 = Uma figura não pode interagir com ela mesma: [{ $a }].
    .hint = Dê outro número a uma delas.
patlan-e110 = O alvo de um ataque deve ser uma peça do adversário da peça à esquerda.
    .hint = A última figura da lista é o alvo: troque a letra dela.
patlan-e111 = O dono da última peça da lista deve ser o mesmo da peça à esquerda, ou ela deve ser uma casa S.
    .hint = Troque a letra da última figura.
patlan-e112 = A figura [{ $a }] deve estar declarada no cenário/atores do padrão.
    .hint = Use uma figura do cenário, ou declare-a em ATORES.
patlan-e113 = A figura [{ $a }] deve estar declarada no cenário/atores do padrão.
    .hint = Use uma figura do cenário, ou declare-a em ATORES.
patlan-e114 = O destino do movimento deve ser diferente da origem.
    .hint = Escreva quem move e para onde: F1,S1
patlan-e115 = Movimento sobre peça própria é inválido.
    .hint = Mova para uma casa ou para uma peça do adversário.
patlan-e116 = Três peças no mínimo devem compor o conjunto exclusivo.
    .hint = Escreva todas as letras permitidas, por exemplo KPkp.
patlan-e117 = Pós-condições exigem sequência de movimentos previstos (TATICAS).
    .hint = Acrescente TATICAS, ou use PRECONDICAO.
patlan-e118 = O alvo do xeque-mate deve ser o rei adversário ou uma casa.
    .hint = Escreva k1 ou S1.
patlan-e119 = Argumento inválido para { $a }: esperado { $b }.
    .hint = O manual diz o que a função recebe: lucena manual patlan
patlan-e120 = A figura [{ $a }] só aparece em ações negadas e não pode ser usada aqui.
    .hint = Ela não fica ligada a peça nenhuma; use outra figura.
patlan-e121 = Padrão desconhecido: "{ $a }".
    .hint = "lucena patlan list" mostra os nomes conhecidos.
patlan-e122 = Referência circular entre padrões: "{ $a }".
    .hint = Um padrão não pode perguntar por si mesmo, nem por outros que perguntem por ele.
patlan-e123 = Padrão duplicado: "{ $a }".
    .hint = Dê outro nome a um deles.
patlan-e130 = O padrão tem { $a } figuras; o máximo é { $b }.
    .hint = Divida-o em padrões menores e junte-os com EXISTEPADRAO.
patlan-e131 = Condição aninhada ou longa demais.
    .hint = Tire parênteses ou divida a condição.
patlan-e132 = Alternativas demais: mais de { $a } combinações.
    .hint = Use menos grupos entre chaves, ou ponha os padrões em vários textos.
patlan-e133 = Figuras intercambiáveis demais, neste padrão ou no texto inteiro.
    .hint = Distinga-as com condições, use menos figuras iguais, ou ponha os padrões em vários textos.
patlan-e140 = A posição do exemplo não pode ser lida: "{ $a }" ({ $b }).
    .hint = Escreva uma FEN completa depois de yes ou no.
patlan-e141 = O padrão "{ $a }" deveria ser encontrado nesta posição, e não é.
    .hint = "lucena patlan match" mostra qual condição falha.
patlan-e142 = O padrão "{ $a }" não deveria ser encontrado nesta posição, e é.
    .hint = "lucena patlan match" mostra a instância encontrada.
patlan-w201 = Lista com operador direto: lida como { $a }.
    .hint = Use a relação indireta ou possível.
patlan-w202 = Cláusula { $a } ausente.
    .hint = Acrescente-a para quem for ler o padrão.
patlan-w203 = A origem [{ $a }] é uma casa: move-se a peça que nela estiver.
    .hint = Se for outra a intenção, escreva a peça.
patlan-w204 = Somente dama, torre e bispo agem indiretamente; esta ação nunca ocorre.
    .hint = Use uma relação possível.
patlan-w205 = [{ $a }] não pertence ao conjunto exclusivo.
    .hint = Acrescente a letra ao conjunto: assim o padrão nunca ocorre.
patlan-w206 = Letra repetida no conjunto exclusivo: { $a }.
    .hint = Repetida n vezes, a letra pede pelo menos n peças.
patlan-w207 = A figura [{ $a }] só é ligada em parte das alternativas.
    .hint = Onde ela não é ligada, o que se pergunta dela é falso e os lances dela são omitidos.
patlan-w208 = A descrição cita a figura desconhecida <{ $a }>.
    .hint = Use uma figura do cenário.
patlan-w210 = Falta ';' no fim do arquivo.
    .hint = Acrescente-o.
patlan-w211 = Não há tantas peças: [{ $a }] nunca será ligada.
    .hint = Cada nome é outra peça; use o mesmo nome para a mesma peça.
patlan-w212 = Esta condição nunca vale.
    .hint = O padrão nunca será encontrado: reveja os números e os tipos.
patlan-w213 = Esta ação contradiz outra.
    .hint = O padrão nunca será encontrado: tire uma das duas.
patlan-w214 = As regras do xadrez não permitem esta ação.
    .hint = Um rei não ataca o outro, e nenhum lance toma um rei.
patlan-w215 = Anotação desconhecida: { $a }.
    .hint = Conhecidas: theme, title.pt, title.en, pt, en, yes, no.

patlan-expected-pattern = PATTERN/PADRAO
patlan-expected-clause-or-end = uma cláusula ou ';'
patlan-expected-text = um texto entre aspas
patlan-expected-number = um número
patlan-expected-figure = uma figura como F1
patlan-expected-relation = uma relação
patlan-expected-piece-letters = letras de peças KQRBNPkqrbnp
patlan-expected-tactic = um lance como F1,S1
patlan-expected-expression = uma expressão
patlan-expected-piece-type = um tipo de peça
patlan-expected-figure-or-type = uma figura ou um tipo de peça
patlan-expected-king = um rei
patlan-expected-owner = EU ou OPONENTE
patlan-expected-full-owner = EU, OPONENTE, NINGUEM ou ANYONE
patlan-expected-pattern-name = o nome de um padrão entre aspas
patlan-expected-open = '('
patlan-expected-close = ')'
patlan-expected-comma = ','
patlan-expected-close-brace = '{"}"}'
patlan-expected-mark-end = o fim da marca, '<' ou '>'
patlan-end-of-file = o fim do arquivo

patlan-piece-on = de { $square }
patlan-say-attacks = { $actor } { $negated ->
        [yes] não ataca
       *[no] ataca
    } { $target }
patlan-say-defends = { $actor } { $negated ->
        [yes] não defende
       *[no] defende
    } { $target }
patlan-say-move = { $actor } { $negated ->
        [yes] não pode ir para
       *[no] pode ir para
    } { $target }
patlan-say-blocks = { $actor } { $negated ->
        [yes] não bloqueia
       *[no] bloqueia
    } { $target }
patlan-say-checkmate = { $actor } { $negated ->
        [yes] não pode dar mate: alvo
       *[no] pode dar mate: alvo
    } { $target }
patlan-say-above = { $actor } { $negated ->
        [yes] não está logo à frente
       *[no] está logo à frente
    } { $target_of }
patlan-say-below = { $actor } { $negated ->
        [yes] não está logo atrás
       *[no] está logo atrás
    } { $target_of }
patlan-say-right = { $actor } { $negated ->
        [yes] não está logo à direita
       *[no] está logo à direita
    } { $target_of }
patlan-say-left = { $actor } { $negated ->
        [yes] não está logo à esquerda
       *[no] está logo à esquerda
    } { $target_of }
patlan-say-northeast = { $actor } { $negated ->
        [yes] não está à frente e à direita
       *[no] está à frente e à direita
    } { $target_of }
patlan-say-northwest = { $actor } { $negated ->
        [yes] não está à frente e à esquerda
       *[no] está à frente e à esquerda
    } { $target_of }
patlan-say-southeast = { $actor } { $negated ->
        [yes] não está atrás e à direita
       *[no] está atrás e à direita
    } { $target_of }
patlan-say-southwest = { $actor } { $negated ->
        [yes] não está atrás e à esquerda
       *[no] está atrás e à esquerda
    } { $target_of }
patlan-say-indirect-attack = { $actor } { $negated ->
        [yes] não ataca indiretamente
       *[no] ataca indiretamente
    } { $target } através { $through_of }
patlan-say-indirect-defense = { $actor } { $negated ->
        [yes] não defende indiretamente
       *[no] defende indiretamente
    } { $target } através { $through_of }
patlan-say-possible-attack = { $actor } { $negated ->
        [yes] não pode atacar
       *[no] pode atacar
    } { $target } através { $through_of }
patlan-say-possible-defense = { $actor } { $negated ->
        [yes] não pode defender
       *[no] pode defender
    } { $target } através { $through_of }

patlan-call-fileof = a coluna { $a_of }
patlan-call-rankof = a fileira { $a_of }
patlan-call-squarecolorof = a cor da casa { $a_of }
patlan-call-valueof = o valor { $a_of }
patlan-call-relativevalueof = o valor relativo { $a_of }
patlan-call-filedistance = a distância em colunas entre { $a } e { $b }
patlan-call-rankdistance = a distância em fileiras entre { $a } e { $b }
patlan-call-maxdistance = a maior distância entre { $a } e { $b }
patlan-call-mindistance = a menor distância entre { $a } e { $b }
patlan-call-manhattandistance = a soma das distâncias entre { $a } e { $b }
patlan-call-defenses = o número de defensores { $a_of }, baterias incluídas, { $b }
patlan-call-defensesvalue = o valor dos defensores { $a_of }, baterias incluídas, { $b }
patlan-call-directdefenses = o número de defensores diretos { $a_of } { $b }
patlan-call-directdefensesvalue = o valor dos defensores diretos { $a_of } { $b }
patlan-call-reldefensesvalue = o valor relativo dos defensores diretos { $a_of } { $b }
patlan-call-piecesdef = o número de peças ({ $b }) que controlam { $a }
patlan-call-movesof = o número de lances legais { $a_of }
patlan-call-safemovesof = o número de lances seguros { $a_of }
patlan-call-wedgesbetween = o número de peças que podem se interpor entre { $a } e { $b }
patlan-call-safewedgesbetween = o número de peças que podem se interpor, defendidas, entre { $a } e { $b }
patlan-call-sentry = o número de peões inimigos à frente { $a_of } nas colunas vizinhas
patlan-call-ram = o número de peões inimigos à frente { $a_of } na mesma coluna
patlan-call-kingpathto = o caminho seguro { $a_of } até { $b }, em lances
patlan-call-white = quem procura joga de brancas
patlan-call-black = quem procura joga de pretas
patlan-call-onedge = { $a } está na borda
patlan-call-oncorner = { $a } está no canto
patlan-call-typeof = { $a } é do tipo { $b }
patlan-call-existinfile = há { $a } na coluna cujo número é { $b }
patlan-call-existinrank = há { $a } na fileira cujo número é { $b }
patlan-call-inthesquare = { $a } está dentro do quadrado { $b_of }
patlan-call-blockedpawns = nenhum peão { $a } pode mover-se
patlan-call-kingopposition = { $a } e { $b } estão em oposição
patlan-call-squareowner = a casa { $a_of } é { $b }
patlan-call-existpattern = o padrão { $a } ocorre { $b }

patlan-piece = peça
    .plural = peças
    .gender = feminine
patlan-square = casa
    .plural = casas
    .gender = feminine
patlan-figure = { $noun_the } { $name }
patlan-figure-of = { $noun_of } { $name }
patlan-figure-enemy = { $noun_the } { $noun_gender ->
        [feminine] adversária
       *[masculine] adversário
    } { $name }
patlan-figure-enemy-of = { $noun_of } { $noun_gender ->
        [feminine] adversária
       *[masculine] adversário
    } { $name }
patlan-figure-none = { $noun_gender ->
        [feminine] nenhuma
       *[masculine] nenhum
    } { $noun } { $name }
patlan-figure-none-enemy = { $noun_gender ->
        [feminine] nenhuma { $noun } adversária
       *[masculine] nenhum { $noun } adversário
    } { $name }
patlan-marked-defended = { $figure } ({ $gender ->
        [feminine] defendida
       *[masculine] defendido
    })
patlan-marked-undefended = { $figure } ({ $gender ->
        [feminine] indefesa
       *[masculine] indefeso
    })
patlan-set-mine = { $noun } { $noun_gender ->
        [feminine] minha
       *[masculine] meu
    }
patlan-set-theirs = { $noun } do adversário
patlan-set-all = peça de qualquer lado
patlan-of = de { $words }
patlan-owner-me = meu
patlan-owner-opponent = do adversário
patlan-owner-none = vazia
patlan-owner-anyone = ocupada
patlan-side-me = do meu lado
patlan-side-opponent = do lado do adversário
patlan-for-me = para mim
patlan-for-opponent = para o adversário
patlan-and = { $left } e { $right }
patlan-or = { $left } ou { $right }
patlan-group = ({ $inner })
patlan-not = não é verdade que { $inner }
patlan-true = verdadeiro
patlan-false = falso
patlan-holds = { $inner }
patlan-nonzero = { $inner } não é zero
patlan-equal = { $left } é { $right }
patlan-not-equal = { $left } não é { $right }
patlan-less = { $left } é menor que { $right }
patlan-greater = { $left } é maior que { $right }
patlan-less-or-equal = { $left } é no máximo { $right }
patlan-greater-or-equal = { $left } é no mínimo { $right }
patlan-describe-pattern = Padrão { $name }: { $title }
patlan-describe-author = Autor: { $author }. Peso: { $weight }.
patlan-describe-set = No tabuleiro há exatamente estes tipos de peças (maiúsculas: minhas): { $letters }
patlan-describe-actors = Precisam existir: { $actors }
patlan-describe-scenario = Cenário:
patlan-describe-group = uma destas alternativas:
patlan-describe-or = ou
patlan-describe-precondition = Condições:
patlan-describe-tactics = Lances:
patlan-describe-move = { $actor } vai para { $target }
patlan-describe-postcondition = No fim:

patlan-about = Padrões de xadrez em PATLAN: verifica, procura, descreve e formata
patlan-usage = lucena patlan COMANDO
patlan-after-help = Exemplos:
      lucena patlan list
      lucena patlan match PHILIDOR --fen "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1"
      lucena patlan check meus.pat
      lucena patlan describe PHILIDOR
patlan-check-about = Verifica arquivos de padrões e mostra todos os erros, com dicas
patlan-check-usage = lucena patlan check ARQUIVO... [--json]
patlan-match-about = Procura um padrão numa posição e mostra as instâncias no tabuleiro
patlan-match-usage = lucena patlan match ARQUIVO|NOME --fen FEN [OPÇÕES]
patlan-facts-about = Lista a base de fatos de uma posição
patlan-facts-usage = lucena patlan facts --fen FEN [OPÇÕES]
patlan-describe-about = Lê um padrão em voz alta, em português claro
patlan-describe-usage = lucena patlan describe ARQUIVO|NOME
patlan-list-about = Lista os padrões conhecidos
patlan-list-usage = lucena patlan list [OPÇÕES]
patlan-fmt-about = Formata arquivos de padrões e traduz as palavras-chave
patlan-fmt-usage = lucena patlan fmt ARQUIVO... [OPÇÕES]
patlan-value-file = ARQUIVO
patlan-value-pattern = ARQUIVO|NOME
patlan-value-name = NOME
patlan-value-fen = FEN
patlan-value-side = LADO
patlan-value-language = IDIOMA
patlan-value-style = ESTILO
patlan-value-number = N
patlan-files = Os arquivos ("-" lê a entrada padrão)
patlan-subject = Um arquivo, ou o nome de um padrão da biblioteca
patlan-fen = A posição
patlan-side = Quem procura: white, black ou both (padrão: quem tem a vez)
patlan-only = Só o padrão com este nome
patlan-all = Lista também as instâncias que só diferem por simetria
patlan-why = Com --json, diz também por que cada instância falhou
patlan-boards = Quantos tabuleiros desenhar (padrão: 3)
patlan-prolog = Escreve fatos Prolog
patlan-style = strict (a linguagem) ou thesis (como o programa da tese)
patlan-to = Traduz as palavras-chave: pt ou en (se faltar: --lang, se foi dado)
patlan-write = Reescreve os arquivos
patlan-check-only = Não escreve nada; o código de saída 1 diz que algum arquivo mudaria
patlan-json = Escreve JSON para programas
patlan-error-line = { $file }:{ $line }:{ $column }: erro { $code }: { $message }
patlan-warning-line = { $file }:{ $line }:{ $column }: aviso { $code }: { $message }
patlan-write-instead = Escreva { $word }.
patlan-did-you-mean = Você quis dizer { $word }?
patlan-theme-endings = Finais
patlan-theme-mates = Mates
patlan-theme-strategy = Estratégia
patlan-theme-structures = Estruturas de peões
patlan-theme-tactics = Tática
patlan-theme-thesis = Listagens da tese
patlan-prolog-one-side = --prolog escreve os fatos de um só lado: escolha --side brancas ou --side pretas
patlan-hint-line = dica: { $hint }
patlan-all-right = { $patterns ->
        [one] Tudo certo! { $patterns } padrão lido.
       *[other] Tudo certo! { $patterns } padrões lidos.
    }
patlan-problems = { $errors ->
        [one] { $errors } erro
       *[other] { $errors } erros
    }, { $warnings ->
        [one] { $warnings } aviso
       *[other] { $warnings } avisos
    }
patlan-found = { $name }, procurado { $side_by }: { $raw ->
        [0] nenhuma instância bruta
        [one] { $raw } instância bruta
       *[other] { $raw } instâncias brutas
    }, { $valid ->
        [0] nenhuma válida
        [one] { $valid } válida
       *[other] { $valid } válidas
    }
patlan-valid = válida
patlan-invalid = não é válida: { $reason }
patlan-more = { $count ->
        [one] … e mais { $count } instância (--boards mostra mais)
       *[other] … e mais { $count } instâncias (--boards mostra mais)
    }
patlan-failed-precondition = a condição não vale: { $parts }
patlan-failed-postcondition = no fim não vale: { $parts }
patlan-failed-tactic = o lance { $number } ({ $move }) não pode ser jogado: { $reason }
patlan-tactic-captured = a peça foi capturada
patlan-tactic-no-piece = não há peça na casa
patlan-tactic-cannot-pass = o outro lado está em xeque e não pode passar a vez
patlan-tactic-illegal = não é um lance legal
patlan-limit = O padrão { $name } tem candidatos demais nesta posição; o cenário é vago demais
patlan-no-such-pattern = não há padrão nem arquivo "{ $name }"; "lucena patlan list" mostra os nomes
patlan-no-such-pattern-but = não há padrão nem arquivo "{ $name }"; você quis dizer { $near }?
patlan-no-pattern-in-file = o arquivo { $file } não tem padrão com o nome "{ $name }"
patlan-has-errors = o arquivo { $file } tem erros; "lucena patlan check" os mostra
patlan-not-text = { $file } não é um texto
patlan-too-long = { $file } é grande demais para um texto
patlan-facts-count = { $count ->
        [one] { $count } fato
       *[other] { $count } fatos
    }

patlan-more-problems = { $count ->
        [one] … e mais um problema
       *[other] … e mais { $count } problemas
    }; corrija estes primeiro e verifique de novo
patlan-theme-own = Seus, salvos no estúdio
patlan-shelf-unreadable = Os padrões salvos no estúdio ficaram de fora: { $reason }

# As tabelas do manual.
patlan-clause-pattern = o nome, antes de tudo
patlan-clause-author = quem escreveu
patlan-clause-description = o que o padrão quer dizer; `<F1>` dá lugar à peça encontrada
patlan-clause-weight = quanto conta; negativo: a evitar
patlan-clause-actors = peças que têm de existir, mesmo que nada aconteça com elas
patlan-clause-setofpieces = no tabuleiro há exatamente estes tipos de peça, cada um pelo menos tantas vezes quantas foi escrito
patlan-clause-scenario = o que está acontecendo; ao menos uma ação
patlan-clause-precondition = o que tem de valer agora
patlan-clause-tacticals = lances que são jogados, todos legais: `F1,S2`
patlan-clause-postcondition = o que tem de valer depois dos lances
patlan-relation-attacks = a peça controla uma peça adversária
patlan-relation-defends = a peça controla uma peça própria ou uma casa
patlan-relation-move = a peça pode ir para lá por um lance legal, na vez do seu lado
patlan-relation-blocks = se saísse do tabuleiro, a outra peça ganharia uma casa
patlan-relation-checkmate = a peça tem um lance que dá mate (`k1`), ou vai com ele a uma casa (`S1`)
patlan-relation-indirectattack = uma dama, torre ou bispo enxerga `t` atrás de `v`
patlan-relation-indirectdefense = o mesmo, para uma peça própria ou uma casa
patlan-relation-possibleattack = a peça pode ir a `v`, com o rei seguro, e de lá atingir `t`, que agora não atinge
patlan-relation-possibledefense = o mesmo, para uma peça própria ou uma casa
patlan-relation-aboveof = está na casa vizinha, logo à frente, como vê o tabuleiro quem procura
patlan-relation-underof = idem, logo atrás
patlan-relation-rightof = idem, à direita
patlan-relation-leftof = idem, à esquerda
patlan-relation-northeast = idem, à frente e à direita
patlan-relation-northwest = idem, à frente e à esquerda
patlan-relation-southeast = idem, atrás e à direita
patlan-relation-southwest = idem, atrás e à esquerda
patlan-heading-words = palavra | em inglês | também se lê | o que diz
patlan-heading-small-words = palavra | em inglês | também se lê
patlan-heading-functions = exemplo | em inglês | também se lê | o que pergunta
patlan-heading-facts = função | em inglês | vale para
patlan-heading-diagnostics = código | o que se diz do exemplo mais curto | o que fazer
