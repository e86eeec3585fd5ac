//@ theme mates
//@ title.pt Mate de Damiano
//@ title.en Damiano's mate
//@ pt A dama <Q1> dá mate em <S1> apoiada no peão <P1>, diante do rei <k1>
//@ en The queen <Q1> mates on <S1> backed by the pawn <P1> in front of the king <k1>
//@ yes 5rk1/6p1/6P1/8/8/8/8/6KQ w - - 0 1
//@ no 5rk1/6p1/8/8/8/8/8/6KQ w - - 0 1
PATTERN "DAMIANO_MATE"
AUTHOR "Lucena"
DESCRIPTION "The queen <Q1> mates on <S1> backed by the pawn <P1> in front of the king <k1>"
WEIGHT 1.0
SCENARIO
  Q1 CHECKMATE S1
  P1 DEFENDS S1
  k1 DEFENDS S1
PRECONDITION
  FILEOF(P1) = FILEOF(k1) AND
  RANKDISTANCE(P1,k1) = 2 AND
  FILEOF(S1) != FILEOF(k1);
