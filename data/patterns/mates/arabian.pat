//@ theme mates
//@ title.pt Mate árabe
//@ title.en Arabian mate
//@ pt A torre <R1>, protegida pelo cavalo <N1>, dá mate em <S1> ao rei no canto <k1>
//@ en The rook <R1>, protected by the knight <N1>, mates the cornered king <k1> on <S1>
//@ yes 7k/R7/5N2/8/8/8/8/6K1 w - - 0 1
//@ no 7k/R7/4N3/8/8/8/8/6K1 w - - 0 1
PATTERN "ARABIAN_MATE"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1>, protected by the knight <N1>, mates the cornered king <k1> on <S1>"
WEIGHT 1.0
SCENARIO
  R1 CHECKMATE S1
  N1 DEFENDS S1
  k1 DEFENDS S1
PRECONDITION
  ONCORNER(k1);
