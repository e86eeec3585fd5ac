//@ theme mates
//@ title.pt Mate do gancho
//@ title.en Hook mate
//@ pt A torre <R1> dá mate em <S1>, protegida pelo cavalo <N1>, que o peão <P1> protege
//@ en The rook <R1> mates on <S1>, protected by the knight <N1>, which the pawn <P1> protects
//@ yes R7/4kp2/5N2/4P3/8/8/8/6K1 w - - 0 1
//@ no R7/4kp2/5N2/8/8/8/8/6K1 w - - 0 1
PATTERN "HOOK_MATE"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1> mates on <S1>, protected by the knight <N1>, which the pawn <P1> protects"
WEIGHT 1.0
SCENARIO
  R1 CHECKMATE S1
  N1 DEFENDS S1
  P1 DEFENDS N1
  k1 DEFENDS S1
  k1 DEFENDS p1;
