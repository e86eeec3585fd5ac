//@ theme mates
//@ title.pt Mate de Lolli
//@ title.en Lolli's mate
//@ pt A dama <Q1> dá mate em <S1>, na frente do rei <k1>, protegida pelo peão <P1>
//@ en The queen <Q1> mates on <S1>, right in front of the king <k1>, protected by the pawn <P1>
//@ yes 5rk1/5p1p/5PpQ/8/8/8/8/6K1 w - - 0 1
//@ no 5rk1/5p1p/6pQ/8/8/8/8/6K1 w - - 0 1
PATTERN "LOLLI_MATE"
AUTHOR "Lucena"
DESCRIPTION "The queen <Q1> mates on <S1>, right in front of the king <k1>, protected by the pawn <P1>"
WEIGHT 1.0
SCENARIO
  Q1 CHECKMATE S1
  P1 DEFENDS S1
  k1 DEFENDS S1
PRECONDITION
  FILEOF(S1) = FILEOF(k1) AND
  (WHITE AND RANKOF(k1) = 8 OR BLACK AND RANKOF(k1) = 1);
