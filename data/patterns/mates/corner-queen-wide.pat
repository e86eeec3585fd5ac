//@ theme mates
//@ title.pt Mate no canto com a dama (sentido amplo)
//@ title.en Corner mate with the queen (wide sense)
//@ pt O cavalo <F1> dá mate em <S1>; a dama <Q1> cerca o rei <k1>
//@ en The knight <F1> mates on <S1>; the queen <Q1> besets the king <k1>
//@ lichess cornerMate
//@ yes 7k/7p/8/4N3/8/8/8/K5Q1 w - - 0 1
//@ no 7k/8/8/4N3/8/8/8/K4Q2 w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "CORNER_MATE_QUEEN_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The knight <F1> mates on <S1>; the queen <Q1> besets the king <k1>"
WEIGHT 0.0
ACTORS Q1,k1
SCENARIO
  F1 CHECKMATE S1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,N) AND
  CHECKING(F1) AND
  (FILEDISTANCE(Q1,k1) = 1 OR RANKDISTANCE(Q1,k1) = 1) AND
  BESETSKING(Q1);
