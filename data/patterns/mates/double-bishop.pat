//@ theme mates
//@ title.pt Mate dos dois bispos
//@ title.en Two-bishops mate
//@ pt Os bispos <B1> e <B2>, em diagonais vizinhas, dão mate em <S1> ao rei <k1>
//@ en The bishops <B1> and <B2> on neighboring diagonals mate the king <k1> on <S1>
//@ yes 7k/8/6K1/8/2B5/8/3B4/8 w - - 0 1
//@ no 7k/8/6K1/8/8/8/3B4/8 w - - 0 1
PATTERN "DOUBLE_BISHOP_MATE"
AUTHOR "Lucena"
DESCRIPTION "The bishops <B1> and <B2> on neighboring diagonals mate the king <k1> on <S1>"
WEIGHT 1.0
SCENARIO
  B1 CHECKMATE S1
  B2 DEFENDS S2
  k1 DEFENDS S2
PRECONDITION
  ONCORNER(k1);
