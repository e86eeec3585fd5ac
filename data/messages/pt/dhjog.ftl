### keys: built by the program

### DHJOG: diagnósticos, comandos e avaliações explicadas.

dhjog-e101 = Caractere inesperado “{ $a }”.
    .hint = Apague-o ou ponha o texto entre aspas.
dhjog-e102 = Faltou fechar as aspas deste texto.
    .hint = Feche as aspas na mesma linha.
dhjog-e103 = Número mal escrito: “{ $a }”.
    .hint = Escreva só algarismos e uma vírgula ou um ponto, como 3,25.
dhjog-e201 = Encontrei “{ $a }”, mas esperava { $b }.
    .hint = Veja o que vem antes: pode faltar algo.
dhjog-e202 = Faltou “{ $a }” para o bloco aberto na linha { $b }.
    .hint = Todo bloco termina com FIM e o seu nome.
dhjog-e203 = “{ $a }” não fecha o bloco { $b } aberto na linha { $c }.
    .hint = Feche primeiro o bloco de dentro.
dhjog-e204 = Há texto depois do fim do conjunto.
    .hint = Um arquivo tem um só conjunto.
dhjog-e205 = “<-” é atribuição. Para comparar com um negativo escreva “< -5”.
    .hint = Ponha um espaço entre “<” e “-”.
dhjog-e206 = Comparações não podem ser encadeadas; use E.
    .hint = Escreva, por exemplo: 1 < X E X < 5
dhjog-e207 = Só uma operação por ação; use parênteses, por exemplo … - (1 + 2).
    .hint = Ou escreva duas ações, uma por linha.
dhjog-e301 = “{ $a }” não foi definido.
    .hint = Defina a região com CASA[] ou confira o nome.
dhjog-e301-more = “{ $a }” não foi definido, você quis dizer “{ $b }”?
dhjog-e302 = “{ $a }” já foi definido na linha { $b }.
    .hint = Apague um dos dois ou escolha outro nome.
dhjog-e302-predefined = “{ $a }” já é uma função da linguagem, com outros parâmetros ou outro resultado.
dhjog-e303 = “{ $a }” é palavra reservada; escolha outro nome.
    .hint = Por exemplo, o mesmo nome com “MEU_” na frente.
dhjog-e304 = Nome inválido “{ $a }”: use letras, números e “_”, sem espaços.
    .hint = Nomes têm até 40 letras; títulos entre aspas, até 60.
dhjog-e305 = “{ $a }” não é uma casa do tabuleiro (a1 a h8).
    .hint = A letra vai de a até h e o número de 1 até 8.
dhjog-e306 = Não existe a função “{ $a }”.
    .hint = Confira o nome da função.
dhjog-e306-more = Não existe a função “{ $a }”; você quis dizer “{ $b }”?
dhjog-e307 = A etapa inicial “{ $a }” não existe neste conjunto.
    .hint = Use o título de uma ETAPA do conjunto.
dhjog-e308 = O padrão “{ $a }” não está na biblioteca.
    .hint = “lucena patlan list” mostra os nomes conhecidos.
dhjog-e309 = Nível desconhecido “{ $a }” (use 1 a 6 ou o nome do nível).
    .hint = Os nomes são INICIANTE, BASICO, INTERMEDIARIO, PLENO, AVANCADO e ESPECIALISTA.
dhjog-e310 = TABULEIRO só tem valor dentro de uma heurística VALOR_TABULEIRO.
    .hint = Mude o tipo da heurística ou use uma função.
dhjog-e311 = { $a } não tem o atributo “{ $b }”.
    .hint = Veja no manual os atributos de cada tipo.
dhjog-e312 = Uma região precisa ser fixa: “{ $a }” depende da posição.
    .hint = Use casas, outras regiões, LINHA e COLUNA.
dhjog-e401 = { $a }: o argumento { $b } deve ser { $c }, mas é { $d }.
    .hint = Confira a ordem dos argumentos.
dhjog-e402 = { $a } recebe { $b } argumento(s), mas há { $c }.
    .hint = Confira os argumentos da função.
dhjog-e402-more = { $a } recebe { $b } argumento(s), mas há { $c }. Dentro dos parênteses da função o decimal é com ponto: { $d }
dhjog-e403 = A condição deve ser verdadeira ou falsa, mas é { $a }.
    .hint = Compare com algo, ou use uma função que responde sim ou não.
dhjog-e403-more = A condição deve ser verdadeira ou falsa, mas é { $a }; falta comparar, por exemplo “{ $b }”.
dhjog-e404 = A operação “{ $a }” não se aplica a { $b } e { $c }.
    .hint = Os dois lados devem ser do mesmo tipo.
dhjog-e405 = Esta ação deve começar com um conjunto de peças, mas é { $a }.
    .hint = Por exemplo: PECAS_QUE_ESTAO(…) + 0,5
dhjog-e406 = O rei não recebe valor no cálculo heurístico.
    .hint = Apague esta linha, ou use outra peça.
dhjog-e407 = { $a }: falta RETORNA, ou o valor não é do tipo declarado.
    .hint = Termine a função com RETORNA e um valor do tipo declarado.
dhjog-e408 = Divisão por zero.
    .hint = Divida por um número diferente de zero.
dhjog-e409 = O conjunto mistura { $a }.
    .hint = Um conjunto tem só casas, só peças ou só tipos de peça.
dhjog-e501 = “{ $a }” exige o nível { $b } ({ $c }); a turma está limitada ao nível { $d } ({ $e }).
    .hint = Retire este trecho, ou peça um nível maior.
dhjog-e502 = “{ $a }” exige o nível { $b }, mas o conjunto declara o nível { $c }.
    .hint = Aumente o NIVEL_COMPLEXIDADE ou retire este trecho.
dhjog-e503 = A função “{ $a }” não está liberada para esta turma.
    .hint = Use outra função.
dhjog-e601 = O conjunto não tem nenhuma ETAPA.
    .hint = Acrescente: ETAPA "PADRAO" … FIM ETAPA
dhjog-e602 = Esta ação não pertence a uma heurística { $a }.
    .hint = Mude o tipo da heurística ou a ação.
dhjog-e603 = Faltou a condição ou a ação da heurística.
    .hint = Escreva: SE condição ENTAO ação
dhjog-e604 = A função “{ $a }” chama a si mesma.
    .hint = Use PARA em vez de chamar a própria função.
dhjog-e605 = Limite excedido: { $a } (máximo { $b }).
    .hint = Divida ou encurte o texto.
dhjog-e606 = O conjunto usa { $a } símbolos; a capacidade é { $b }.
    .hint = Apague o que for menos importante.
dhjog-w01 = { $a }.VALOR não foi definido; vale { $b }.
    .hint = Defina o valor na etapa.
dhjog-w02 = A etapa inicial não foi declarada; começa em “{ $a }”.
    .hint = Escreva ETAPA_ATUAL <- e o título.
dhjog-w03 = A etapa “{ $a }” não existe: esta transição nunca acontece.
    .hint = Crie a etapa ou corrija o título.
dhjog-w04 = Nenhuma transição leva à etapa “{ $a }”.
    .hint = Acrescente uma TRANSICAO_ETAPA.
dhjog-w05 = A região “{ $a }” está vazia ou não é usada.
    .hint = Use-a em uma heurística ou apague-a.
dhjog-w06 = Esta condição é sempre { $a }.
    .hint = Confira a comparação.
dhjog-w07 = Multiplicar TABULEIRO piora a avaliação quando ela é negativa; prefira somar.
    .hint = Por exemplo: TABULEIRO <- TABULEIRO + 0,5
dhjog-w08 = “{ $a }” substitui a função predefinida.
    .hint = Escolha outro nome se não for isso que quer.
dhjog-w09 = “{ $a }” é lenta dentro de uma heurística de valor.
    .hint = O conjunto joga, mas pensa menos lances por segundo.
dhjog-expected-text = um texto entre aspas
dhjog-expected-name = um nome
dhjog-expected-number = um número
dhjog-expected-expression = um valor
dhjog-expected-attribute = um atributo
dhjog-expected-square = uma casa
dhjog-expected-type = um tipo, como INTEIRO
dhjog-expected-command = um comando ou FIM
dhjog-expected-change = ADICIONAR ou REMOVER
dhjog-expected-application = AMBOS ou SO_EU
dhjog-expected-set-item = uma parte do conjunto, como ETAPA
dhjog-expected-stage-item = uma parte da etapa, como HEURISTICA
dhjog-expected-heuristic-kind = VALOR_PECA, VALOR_TABULEIRO ou TRANSICAO_ETAPA
dhjog-expected-action = uma ação ou FIM HEURISTICA
dhjog-expected-operation = uma operação: +, -, *, / ou <-
dhjog-expected-position-item = VANTAGEM, FEN ou FIM
dhjog-expected-grade = uma vantagem de -3 a 3
dhjog-limit-bytes = bytes de texto
dhjog-limit-stages = etapas
dhjog-limit-regions = regiões
dhjog-limit-heuristics = heurísticas na etapa
dhjog-limit-functions = funções
dhjog-limit-nesting = blocos e parênteses uns dentro dos outros
dhjog-limit-elements = elementos em um conjunto
dhjog-limit-operations = operações em uma expressão
dhjog-limit-variables = variáveis em uma função
dhjog-always-true = verdadeira
dhjog-always-false = falsa
dhjog-stopped = A função “{ $function }” (linha { $line }) passou de { $most } instruções e foi interrompida.

dhjog-about = Heurísticas em DHJOG: verifica, formata e avalia posições
dhjog-usage = lucena dhjog COMANDO
dhjog-after-help = Exemplos:
      lucena dhjog check meu.dhjog
      lucena dhjog fmt meu.dhjog --to en
      lucena dhjog eval centro-e-borda --fen "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3" --explain
dhjog-check-about = Verifica conjuntos heurísticos e mostra todos os erros, com dicas
dhjog-check-usage = lucena dhjog check ARQUIVO... [OPÇÕES]
dhjog-fmt-about = Formata conjuntos heurísticos e traduz as palavras-chave
dhjog-fmt-usage = lucena dhjog fmt ARQUIVO... [OPÇÕES]
dhjog-eval-about = Diz quanto um conjunto heurístico acha que vale uma posição, e por quê
dhjog-eval-usage = lucena dhjog eval ARQUIVO|NOME --fen FEN [OPÇÕES]
dhjog-value-file = ARQUIVO
dhjog-value-set = ARQUIVO|NOME
dhjog-value-fen = FEN
dhjog-value-side = LADO
dhjog-value-stage = ETAPA
dhjog-value-level = NÍVEL
dhjog-value-language = IDIOMA
dhjog-files = Os arquivos ("-" lê a entrada padrão)
dhjog-set = Um arquivo, ou o nome de um conjunto que vem com o programa
dhjog-fen = A posição
dhjog-side = De quem é o conjunto: white ou black (padrão: quem tem a vez)
dhjog-stage = Fixa a etapa (padrão: a que as transições escolhem)
dhjog-level = O nível mais alto permitido, de 1 a 6 ou pelo nome
dhjog-explain = Mostra o que cada heurística contribuiu
dhjog-to = Traduz as palavras-chave: pt ou en
dhjog-write = Reescreve os arquivos
dhjog-check-only = Não escreve nada; o código de saída 1 diz que algum arquivo mudaria
dhjog-json = Escreve JSON para programas
dhjog-bad-level = "{ $level }" não é um nível: use 1 a 6 ou o nome do nível
dhjog-not-text = { $file } não é um texto
dhjog-has-errors = o arquivo { $file } tem erros; "lucena dhjog check" os mostra
dhjog-not-formatted = { $file } não foi formatado: corrija os erros primeiro
dhjog-would-change = { $file } mudaria
dhjog-no-such-stage = o conjunto não tem a etapa "{ $stage }"; tem: { $known }
dhjog-all-right = { $file }: "{ $title }" está certo, nível { $level } ({ $name }); { $warnings ->
        [one] { $warnings } aviso
       *[other] { $warnings } avisos
    }
dhjog-positions = { $file }: { $count ->
        [one] { $count } posição classificada
       *[other] { $count } posições classificadas
    }
dhjog-problems = { $file }: { $errors ->
        [one] { $errors } erro
       *[other] { $errors } erros
    }, { $warnings ->
        [one] { $warnings } aviso
       *[other] { $warnings } avisos
    }
dhjog-value = { $title } ({ $side }, etapa { $stage }): { $value } ({ $centipawns } centipeões)
dhjog-white = brancas
dhjog-black = pretas
dhjog-passage = { $stage }: { $title } — sim, passa para { $goal }
dhjog-passage-nowhere = { $stage }: { $title } — sim, mas a etapa não existe ou já passou
dhjog-passage-not = { $stage }: { $title } — não
dhjog-base = antes das heurísticas: { $value }
dhjog-entry = { $title } — eu: { $me } · oponente: { $opponent } — { $value }
dhjog-sum = total: { $value }
dhjog-yes = sim
dhjog-no = não
