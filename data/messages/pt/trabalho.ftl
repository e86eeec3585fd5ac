### O jogo da sala de aula. O que ele escreve na saída padrão é fixado pela especificação e não está aqui.

trabalho-about = Joga a partida do trabalho: digite os lances das Brancas, a máquina joga com as Pretas
trabalho-usage = lucena trabalho
trabalho-after-help = A primeira linha da entrada padrão é uma FEN com seis campos; cada linha seguinte é um lance das Brancas,
    como e2e4 ou b7b8Q. A posição é escrita depois de cada lance.
trabalho-no-input = não há nada para ler: a primeira linha deve ser uma FEN com seis campos
trabalho-hint = Digite uma FEN com seis campos e depois um lance das Brancas por linha (e2e4); Ctrl-D encerra.
trabalho-fen-too-long = a primeira linha deve ser uma FEN, mas tem mais de { $most } bytes
