//@ theme thesis
//@ title.pt Peão passado (em português)
//@ title.en Passed pawn (in Portuguese)
//@ pt <P1> é um peão passado
//@ en <P1> is a passed pawn
//@ yes 8/8/2k5/5p1p/P4P1P/3K4/8/8 w - - 0 1
//@ no 4k3/p7/8/8/8/8/P7/4K3 w - - 0 1
PADRAO "PEAOPASSADO"
AUTOR "spec"
DESCRICAO "<P1> e um peao passado"
PESO 1.0
CENARIO
  P1 DEFENDE S1
PRECONDICAO
  SENTINELA(P1) = 0 E BLOQUEADOR(P1) = 0;
