//@ theme thesis
//@ title.pt Barreira de peões
//@ title.en Pawn barrier
//@ pt Os peões <P1>, <P2> e <P3> formam uma barreira que imobiliza os peões do adversário
//@ en The pawns <P1>, <P2> and <P3> form a barrier that immobilizes the opponent's pawns
//@ yes 8/8/4p1k1/3pPp2/2pP1P2/1pP5/1P6/4K3 b - - 0 1
//@ no 8/8/4p1k1/3pPp2/2pP1P2/1pP5/1P5P/4K3 b - - 0 1
PADRAO "BLOQUEIO"
AUTOR "spec"
DESCRICAO "Os peoes <P1>, <P2> e <P3> formam uma barreira que imobiliza os peoes do adversario"
PESO 1.0
CENARIO
  P1 DEFENDE P2
  P2 DEFENDE P3
PRECONDICAO
  PEOESBLOQUEADOS(OPONENTE);
