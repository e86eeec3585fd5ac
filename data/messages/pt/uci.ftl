### O que a sessão UCI diz às pessoas, depois de "info string".

uci-hint = Aqui Lucena fala UCI. Digite "d" para ver o tabuleiro, "quit" para sair; "lucena --help" lista os comandos.
uci-unknown-command = comando desconhecido: "{ $command }"
uci-position-of-nothing = position precisa de "startpos" ou "fen FEN"; a posição anterior foi mantida
uci-position-kept = { $reason }; a posição anterior foi mantida
uci-option-without-name = setoption precisa de "name NOME"
uci-unknown-option = opção desconhecida: "{ $option }"
uci-not-a-switch = a opção "{ $option }" só pode ser true ou false
uci-perft-without-depth = go perft precisa de uma profundidade de 0 a { $most }
uci-no-player = esta versão ainda não joga; ela conta com "go perft N"
uci-line-too-long = uma linha de mais de { $most } bytes foi ignorada
