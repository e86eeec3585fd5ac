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
ACTORS k1
SCENARIO
  Q1 CHECKMATE S1
  k1 DEFENDS f1
  k1 DEFENDS f2
TACTICALS
  Q1,S1
POSTCONDITION
  CHECKING(Q1) AND
  SHOULDERED(k1) AND
  MAXDISTANCE(Q1,k1) = 2 AND
  MINDISTANCE(Q1,k1) = 0 AND
  MAXDISTANCE(f1,k1) = 1 AND
  MAXDISTANCE(f2,k1) = 1 AND
  (FILEOF(Q1) = FILEOF(k1) AND RANKOF(f1) = RANKOF(k1) AND RANKOF(f2) = RANKOF(k1) OR RANKOF(Q1) = RANKOF(k1) AND FILEOF(f1) = FILEOF(k1) AND FILEOF(f2) = FILEOF(k1));
