//@ theme mates
//@ title.pt Mate das dragonas
//@ title.en Epaulette mate
//@ pt A dama <Q1> dá mate em <S1>: as peças <f1> e <f2>, aos lados do rei <k1>, tiram-lhe a fuga
//@ en The queen <Q1> mates on <S1>: the pieces <f1> and <f2> on both sides of the king <k1> take its flight squares
//@ yes 3rkr2/8/Q7/8/8/8/8/6K1 w - - 0 1
//@ no 3rk3/8/Q7/8/8/8/8/6K1 w - - 0 1
PATTERN "EPAULETTE_MATE"
AUTHOR "Lucena"
DESCRIPTION "The queen <Q1> mates on <S1>: the pieces <f1> and <f2> on both sides of the king <k1> take its flight squares"
WEIGHT 1.0
SCENARIO
  Q1 CHECKMATE S1
  f1 LEFTOF k1
  f2 RIGHTOF k1
PRECONDITION
  FILEOF(S1) = FILEOF(k1) AND
  RANKDISTANCE(S1,k1) = 2;
