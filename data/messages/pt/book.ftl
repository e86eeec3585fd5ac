### Livros de aberturas.

book-about = Mostra livros de aberturas e os converte
book-usage = lucena book moves [LANCES] [OPÇÕES]
             lucena book convert DE PARA
book-after-help = Exemplos:
      lucena book moves e4 e5 Nf3
      lucena book moves --book partidas.bin
      lucena book convert linhas.txt livro.bin
book-value-file = ARQUIVO
book-value-moves = LANCES
book-moves-about = Mostra o que um livro joga depois de alguns lances, e o nome da abertura
book-moves-usage = lucena book moves [LANCES] [OPÇÕES]
book-line = Os lances jogados, em notação algébrica ou em coordenadas (padrão: nenhum)
book-book = O livro, Polyglot (.bin) ou linhas de lances (padrão: o que vem com o programa)
book-json = Escreve JSON para programas
book-convert-about = Converte linhas de lances em livro Polyglot (.bin), e vice-versa
book-convert-usage = lucena book convert DE PARA
book-from = O livro a ler; Polyglot se o nome termina em .bin
book-to = O livro a escrever; Polyglot se o nome termina em .bin
book-move = { $move } { $percent } %
book-no-moves = O livro não tem lance aqui
book-written = { $file }: { $positions ->
        [one] uma posição
       *[other] { $positions } posições
    }, { $moves ->
        [one] um lance
       *[other] { $moves } lances
    }
book-left-out = { $positions ->
        [one] uma posição não é alcançada
       *[other] { $positions } posições não são alcançadas
    } desde a posição inicial pelos lances do próprio livro; nas linhas não há lugar para isso
book-torn = "{ $file }" não é um livro Polyglot: { $bytes } bytes não são um número inteiro de registros de 16
book-unsorted = "{ $file }" não é um livro Polyglot: o registro { $entry } não está na ordem das chaves
book-not-text = "{ $file }" não é texto; o nome de um livro Polyglot termina em .bin
book-bad-percentage = "{ $word }" não é uma porcentagem de 0 a 100
book-second-percentage = uma linha tem uma só porcentagem
