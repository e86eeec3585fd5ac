//@ theme mates
//@ title.pt Mate de apoio
//@ title.en Support mate (kiss of death)
//@ pt A dama <Q1> dá mate em <S1>, colada ao rei <k1> e protegida por <F1>
//@ en The queen <Q1> mates on <S1>, right next to the king <k1> and protected by <F1>
//@ yes 6k1/1Q6/6K1/8/8/8/8/8 w - - 0 1
//@ no 6k1/1Q6/8/6K1/8/8/8/8 w - - 0 1
PATTERN "SUPPORT_MATE"
AUTHOR "Lucena"
DESCRIPTION "The queen <Q1> mates on <S1>, right next to the king <k1> and protected by <F1>"
WEIGHT 0.8
SCENARIO
  Q1 CHECKMATE S1
  k1 DEFENDS S1
  F1 DEFENDS S1
PRECONDITION
  MINDISTANCE(S1,k1) = 0;
