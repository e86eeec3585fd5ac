//@ theme mates
//@ title.pt Mate da ópera
//@ title.en Opera mate
//@ pt A torre <F1> dá mate em <S1>, na última fileira, protegida pelo bispo <B1>
//@ en The rook <F1> mates on <S1>, on the back rank, protected by the bishop <B1>
//@ yes 1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 w k - 0 17
//@ no 1n2kb1r/p4ppp/4q3/4p3/4P3/8/PPP2PPP/2KR4 w k - 0 17
PATTERN "OPERA_MATE"
AUTHOR "Lucena"
DESCRIPTION "The rook <F1> mates on <S1>, on the back rank, protected by the bishop <B1>"
WEIGHT 1.0
ACTORS k1
SCENARIO
  F1 CHECKMATE S1
  { B1 DEFENDS S1
    B1 INDIRECTDEFENSE (k1,S1)
    B1 INDIRECTDEFENSE (F1,S1) }
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,R) AND
  CHECKING(F1) AND
  MAXDISTANCE(F1,k1) = 1 AND
  MINDISTANCE(F1,k1) = 0 AND
  RANKOF(F1) = RANKOF(k1) AND
  ONCORNER(k1) = FALSE AND
  (WHITE AND RANKOF(k1) = 8 OR BLACK AND RANKOF(k1) = 1);
