### Livros de aberturas.

book-about = Mostra livros de aberturas, os converte e os faz a partir de partidas
book-usage = lucena book moves [LANCES] [OPÇÕES]
             lucena book convert DE PARA
             lucena book build PARTIDAS LIVRO [OPÇÕES]
             lucena book learn LIVRO PARTIDAS LIVRO-NOVO
book-after-help = Exemplos:
      lucena book moves e4 e5 Nf3
      lucena book moves --book partidas.bin
      lucena book convert linhas.txt livro.bin
      lucena book build partidas.pgn livro.bin --plies 20 --least 5
      lucena book learn livro.bin partidas.pgn livro.bin
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
book-value-number = N
book-build-about = Faz um livro a partir das partidas de um arquivo PGN: uma vitória conta dois, um empate um
book-build-usage = lucena book build PARTIDAS LIVRO [OPÇÕES]
book-games = As partidas (PGN, compactado ou não); as que não têm resultado ficam de fora
book-plies = Meios-lances de cada partida que entram no livro (padrão: 24)
book-least = Quantas vezes um lance precisa ter sido jogado (padrão: 3)
book-learn-about = Deixa os resultados de partidas mudarem um livro: lances que ganharam são jogados mais vezes, os que perderam menos
book-learn-usage = lucena book learn LIVRO PARTIDAS LIVRO-NOVO
book-nothing = nenhum lance foi jogado vezes bastantes, nem rendeu um ponto; nenhum livro foi escrito
book-games-left-out = { $file }: { $count ->
        [one] uma partida sem resultado, ou danificada, ficou
       *[other] { $count } partidas sem resultado, ou danificadas, ficaram
    } de fora
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
