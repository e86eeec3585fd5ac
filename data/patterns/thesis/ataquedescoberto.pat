//@ theme thesis
//@ title.pt Ataque a descoberto (tutorial)
//@ title.en Discovered attack (tutorial)
//@ pt <F1> ataca <f3> indiretamente por <F2>
//@ en <F1> indirectly attacks <f3> through <F2>
//@ yes 4q2k/8/8/8/8/4N3/8/K3R3 w - - 0 1
//@ no 4q2k/8/8/8/8/8/8/K3R3 w - - 0 1
PADRAO "ATAQUEDESCOBERTO"
AUTOR "Luis Bueno"
DESCRICAO "<F1> ataca <f3> indiretamente por <F2>"
PESO 0.6
CENARIO
  F1 ATACA (F2,f3)
PRECONDICAO
  VALORDE(F1) > VALORDE(P) AND
  VALORDE(F1) != VALORDE(N);
  // OU TIPODE(F1,P) = FALSO AND TIPODE(F1,N) = FALSO
