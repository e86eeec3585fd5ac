//@ theme thesis
//@ title.pt Peões bloqueados
//@ title.en Blocked pawns
//@ pt A cadeia <p1>, <p2>, <p3>, <p4> fecha a posição
//@ en The chain <p1>, <p2>, <p3>, <p4> closes the position
//@ yes 8/5k2/4p3/3pPp2/2pP1P2/1pP5/1P6/4K3 w - - 0 1
//@ no 8/5k2/4p3/3pPp2/2pP1P2/1pP5/1P5P/4K3 w - - 0 1
PATTERN "LINHARES_03_16"
AUTHOR "Luis Bueno"
DESCRIPTION "Blocked pawns"
WEIGHT 1.0
ACTORS K1,k1
SCENARIO
  p1 DEFENDS p2
  p2 DEFENDS p3
  p3 DEFENDS p4
  {p1 DEFENDS p5
   p5 DEFENDS p4}
PRECONDITION
  MOVESOF(P) = 0 AND
  (KINGPATHTO(K1,p1) = 0 OR
   INTHESQUARE(k1,p1));
