### Concordância com um motor de referência.

agree-about = Mede quantas vezes o motor concorda com um motor de referência e quanto custam seus lances
agree-usage = lucena agree REFERÊNCIA ARQUIVO [OPÇÕES]
agree-after-help = A perda de um lance é o que ele custa aos olhos da referência, no máximo dez peões; um lance igual ao da
    referência não custa nada. Os motores se escrevem como em "lucena match".

    Exemplo:
      lucena agree /usr/games/stockfish positions.epd --depth 5
agree-value-engine = MOTOR
agree-value-file = ARQUIVO
agree-value-number = N
agree-reference = O motor com que concordar: um comando e, depois de vírgulas, os ajustes
agree-file = Posições, uma por linha (EPD ou FEN)
agree-depth = Profundidade das nossas buscas (padrão: 5)
agree-reference-depth = Profundidade das buscas da referência (padrão: a mesma)
agree-positions = Usa só as primeiras N posições
agree-engine = O motor a medir (padrão: este programa)
agree-patience = Segundos de silêncio até se desistir de um motor (padrão: 60)
agree-json = Escreve JSON para programas
agree-progress = { $done } de { $all } posições, { $same } iguais
agree-result = { $same } de { $positions } lances iguais: { $share } %; perda média de { $loss } centipeões
agree-interrupted = Interrompido: o resultado é o das posições comparadas até aqui.
agree-no-positions = { $file } não é um arquivo de posições, uma por linha (EPD ou FEN)
