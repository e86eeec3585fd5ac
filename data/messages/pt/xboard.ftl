### O que a sessão XBoard diz às pessoas.

xboard-white-mates = As Brancas dão mate
xboard-black-mates = As Pretas dão mate
xboard-stalemate = Rei afogado
xboard-insufficient-material = Material insuficiente
xboard-repetition = Empate por repetição
xboard-fifty-moves = Empate pela regra dos cinquenta lances
xboard-game-over = A partida terminou
xboard-no-book = O livro de aberturas não tem lance aqui
xboard-bad-arguments = os argumentos não fazem sentido
xboard-unknown-command = comando desconhecido
xboard-unknown-variant = só se jogam xadrez normal e fischerandom
xboard-unknown-option = opção ou valor desconhecido
xboard-not-your-turn = não é a sua vez
