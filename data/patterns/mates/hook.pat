//@ theme mates
//@ title.pt Mate do gancho
//@ title.en Hook mate
//@ pt A torre <F1> dá mate em <S1>, protegida pelo cavalo <N1>, que o peão <P1> protege
//@ en The rook <F1> mates on <S1>, protected by the knight <N1>, which the pawn <P1> protects
//@ lichess hookMate
//@ yes R7/4kp2/5N2/4P3/8/8/8/6K1 w - - 0 1
//@ no R7/4kp2/5N2/8/8/8/8/6K1 w - - 0 1
PATTERN "HOOK_MATE"
AUTHOR "Lucena"
DESCRIPTION "The rook <F1> mates on <S1>, protected by the knight <N1>, which the pawn <P1> protects"
WEIGHT 1.0
ACTORS k1
SCENARIO
  F1 CHECKMATE S1
  N1 DEFENDS S1
  P1 DEFENDS N1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,R) AND
  MAXDISTANCE(F1,k1) = 1 AND
  MAXDISTANCE(N1,k1) = 1;
