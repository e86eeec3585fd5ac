//@ theme thesis
//@ title.pt Barreira sem entrada
//@ title.en Barrier without entry
//@ pt O rei <K1> não alcança a base <p1> da barreira
//@ en The king <K1> cannot reach the base <p1> of the barrier
//@ yes 8/8/4p1k1/3pPp2/2pP1P2/1pP5/1P6/4K3 w - - 0 1
//@ no 8/8/4p1k1/3pPp2/2pP1P2/1pP5/1P5P/4K3 w - - 0 1
PATTERN "LINHARES_03_16_ALT"
AUTHOR "Luis Bueno"
DESCRIPTION "Blocked pawns"
WEIGHT -999.0
ACTORS K1,k1
SCENARIO
  >p1< DEFENDE S1
PRECONDITION
  KINGPATHTO(K1,p1) = 0 AND
  INTHESQUARE(k1,p1) AND
  KINGOPPOSITION(K1,k1) = FALSE AND
  EXISTPATTERN("BLOQUEIO",OPONENT);
