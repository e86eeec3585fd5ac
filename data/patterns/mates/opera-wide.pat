//@ theme mates
//@ title.pt Mate da ópera (sentido amplo)
//@ title.en Opera mate (wide sense)
//@ pt A torre <F1> dá mate em <S1>, junto ao rei <k1>, protegida pelo bispo <B1>
//@ en The rook <F1> mates on <S1>, next to the king <k1>, protected by the bishop <B1>
//@ lichess operaMate
//@ yes 1n2kb1r/p4ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 w k - 0 17
//@ no 1n2kb1r/p4ppp/4q3/4p3/4P3/8/PPP2PPP/2KR4 w k - 0 17
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "OPERA_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The rook <F1> mates on <S1>, next to the king <k1>, protected by the bishop <B1>"
WEIGHT 0.0
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
  MINDISTANCE(F1,k1) = 0;
