//@ theme mates
//@ title.pt Mate da ópera
//@ title.en Opera mate
//@ pt A torre <R1> dá mate em <S1>, na última fileira, protegida pelo bispo <B1>
//@ en The rook <R1> mates on <S1>, on the back rank, protected by the bishop <B1>
//@ yes 1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 w k - 0 17
//@ no 1n2kb1r/p4ppp/4q3/4p3/4P3/8/PPP2PPP/2KR4 w k - 0 17
PATTERN "OPERA_MATE"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1> mates on <S1>, on the back rank, protected by the bishop <B1>"
WEIGHT 1.0
SCENARIO
  R1 CHECKMATE S1
  B1 DEFENDS S1
  k1 DEFENDS S1
  k1 DEFENDS f1
PRECONDITION
  RANKOF(S1) = RANKOF(k1) AND
  (WHITE AND RANKOF(k1) = 8 OR BLACK AND RANKOF(k1) = 1);
