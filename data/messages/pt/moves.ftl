### Por que um lance não pode ser lido ou jogado.

moves-illegal = o lance "{ $move }" não é legal nesta posição
moves-coordinate-malformed = "{ $move }" não é um lance: escreva a casa de saída e a de chegada, como e2e4 ou e7e8q
moves-coordinate-missing-promotion = falta dizer em que o peão se transforma em "{ $move }": acrescente q, r, b ou n, como em e7e8q
moves-san-malformed = "{ $move }" não é um lance em notação algébrica, como Cf3, exd5 ou O-O
moves-san-ambiguous = mais de uma peça pode fazer o lance "{ $move }": diga qual, como em Cbd2 ou T1e2
moves-san-missing-promotion = falta dizer em que o peão se transforma em "{ $move }", como em e8=D
