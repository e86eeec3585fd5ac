### O que a sessão UCI diz às pessoas, depois de "info string".

uci-hint = Aqui o Lucena fala UCI (ou XBoard). Digite "go movetime 3000" para que pense, "d" para ver o tabuleiro, "quit" para sair; "lucena --help" lista os comandos.
uci-unknown-command = comando desconhecido: "{ $command }"
uci-position-of-nothing = position precisa de "startpos" ou "fen FEN"; a posição anterior foi mantida
uci-position-kept = { $reason }; a posição anterior foi mantida
uci-option-without-name = setoption precisa de "name NOME"
uci-unknown-option = opção desconhecida: "{ $option }"
uci-not-a-switch = a opção "{ $option }" só pode ser true ou false
uci-perft-without-depth = go perft precisa de uma profundidade de 0 a { $most }
uci-not-in-range = a opção "{ $option }" é um número inteiro de { $least } a { $most }
uci-not-a-choice = a opção "{ $option }" é uma destas: { $known }
uci-out-of-memory = não há memória para uma tabela de { $wished } MiB; ficam { $kept } MiB
uci-line-too-long = uma linha de mais de { $most } bytes foi ignorada
uci-book-move = um lance do livro de aberturas
uci-nothing-to-explain = não há lance para explicar nesta posição
uci-stopped = interrompido, como pedido; não há resultado
uci-too-many-waiting = mais de { $most } comandos esperam pelo fim deste; o mais novo foi ignorado
