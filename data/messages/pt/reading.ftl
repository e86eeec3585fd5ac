### keys: built by the program

### O que se diz sobre a leitura de uma partida: a notação, o que não pôde ser jogado e o que ficou de fora.

reading-dialect-coordinates = Os lances foram lidos como casas de saída e de chegada (g1f3).
reading-dialect-figurines = Os lances foram lidos com figuras no lugar das letras (♘f3).
reading-dialect-portuguese = Os lances foram lidos com as letras do português (R D T B C).
reading-dialect-spanish = Os lances foram lidos com as letras do espanhol ou do italiano (R D T A C).
reading-dialect-french = Os lances foram lidos com as letras do francês (R D T F C).
reading-dialect-german = Os lances foram lidos com as letras do alemão (K D T L S).
reading-dialect-dutch = Os lances foram lidos com as letras do holandês (K D T L P).
reading-cut = A partida foi usada até aqui (linha { $line }): { $reason }. Corrija esse lance e tente de novo para ter o resto.
reading-stray-word = Na linha { $line }, "{ $token }" não é lance nem comentário e ficou de fora.
reading-stray-variation = Na linha { $line }, a variante não pode ser jogada a partir de "{ $token }"; o texto dela foi guardado como comentário.
reading-more-strays = { $count ->
        [one] Há mais { $count } aviso como esses.
       *[other] Há mais { $count } avisos como esses.
    }
reading-rest = a partida continua assim, mas este lance não pôde ser jogado: { $rest }
reading-better = melhor
