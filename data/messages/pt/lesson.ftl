### keys: built by the program

### O que fazer com os erros de uma partida: a lição do fim, por tema.

lesson-allows-mate = antes de cada lance, procure os xeques e mates que o adversário terá em resposta
lesson-misses-mate = com o rei adversário exposto, calcule todos os xeques até o fim antes de jogar outra coisa
lesson-hangs-material = antes de soltar a peça, confira quais das suas peças ficam sem defesa
lesson-gives-up-guard = antes de mover uma peça, pergunte o que ela estava defendendo
lesson-opens-line = antes de mover uma peça, veja o que está atrás dela e nas suas linhas
lesson-releases-pin = mantenha a cravada enquanto a peça cravada puder dar um golpe
lesson-tied-guard = não conte uma peça cravada como defensora
lesson-blocks-own-king = deixe ao seu rei uma casa de fuga
lesson-outnumbered = conte atacantes e defensores de cada peça sua antes de jogar
lesson-takes-guarded = antes de capturar, conte quem pode retomar
lesson-could-take = em cada lance, olhe primeiro o que pode ser capturado
lesson-loses-material = antes de jogar, procure a resposta que captura, dá xeque ou ataca uma peça, e siga a linha até o fim
lesson-allows-tactic = antes de jogar, veja se a resposta ataca duas peças de uma vez ou usa uma linha aberta
lesson-misses-tactic = a cada lance, olhe primeiro os xeques, as capturas e as ameaças
lesson-misses-material = a cada lance, pergunte o que o adversário deixou sem defesa
lesson-ignores-threat = pergunte sempre o que o último lance do adversário ameaça
lesson-allows-promotion = pare o peão passado adversário antes que ele avance
lesson-misses-promotion = avance o peão passado quando o caminho estiver livre
lesson-allows-draw = com vantagem, cuide para não repetir lances nem afogar o rei adversário
lesson-weakens-king-shelter = não mova sem necessidade os peões que protegem o seu rei
lesson-opens-lines-to-own-king = evite abrir linhas perto do próprio rei
lesson-forfeits-castling = ponha o rei em segurança cedo, com o roque
lesson-early-queen = desenvolva cavalos e bispos antes da dama
lesson-same-piece-twice = na abertura, desenvolva uma peça nova a cada lance
lesson-premature-attack = termine o desenvolvimento antes de atacar
lesson-doubled-pawns = antes de recapturar, compare as estruturas de peões que resultam
lesson-isolated-pawn = mantenha os peões ligados, para que um defenda o outro
lesson-backward-pawn = não deixe um peão para trás, sem apoio dos vizinhos
lesson-passive-piece = procure casas em que a peça tenha alcance
lesson-knight-on-rim = leve os cavalos para o centro
lesson-bad-bishop = ponha os peões em casas da cor oposta à do seu bispo
lesson-gives-up-bishop-pair = só troque um bispo por cavalo se ganhar algo com isso
lesson-trades-when-behind = em desvantagem, evite trocar peças; troque peões
lesson-throws-result-away = com poucas peças, procure o lance que mantém o resultado antes de mexer em qualquer uma
