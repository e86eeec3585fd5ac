//@ theme endings
//@ title.pt Posição de Lucena
//@ title.en Lucena position
//@ pt O rei <K1> está na frente do peão <P1>, e a torre <R1> corta o rei <k1>: a vitória pela ponte
//@ en The king <K1> stands in front of the pawn <P1> and the rook <R1> cuts the king <k1> off: won by building a bridge
//@ says lucena
//@ yes 1K6/1P1k4/8/8/8/8/r7/2R5 w - - 0 1
//@ no 1K6/1P6/3k4/8/8/8/r7/4R3 w - - 0 1
//@ no K7/P1k5/8/8/8/8/r7/1R6 w - - 0 1
PATTERN "LUCENA_POSITION"
AUTHOR "Lucena"
DESCRIPTION "The king <K1> stands in front of the pawn <P1> and the rook <R1> cuts the king <k1> off: won by building a bridge"
WEIGHT 0.9
ACTORS R1,k1,r1
SETOFPIECES KRPkr
SCENARIO
  K1 ABOVEOF P1
PRECONDITION
  (WHITE AND RANKOF(P1) = 7 OR BLACK AND RANKOF(P1) = 2) AND
  FILEOF(P1) > 1 AND
  FILEOF(P1) < 8 AND
  FILEDISTANCE(P1,k1) >= 2 AND
  (FILEOF(R1) - FILEOF(P1)) * (FILEOF(k1) - FILEOF(R1)) > 0;
