//@ theme mates
//@ title.pt Mate no canto
//@ title.en Corner mate
//@ pt O cavalo <F1> dá mate em <S1>; a torre <R1> tira a fuga e <f1> tranca o canto do rei <k1>
//@ en The knight <F1> mates on <S1>; the rook <R1> takes the flight square and <f1> locks the king <k1> in the corner
//@ yes 7k/7p/8/4N3/8/8/8/K5R1 w - - 0 1
//@ no 7k/8/8/4N3/8/8/8/K5R1 w - - 0 1
PATTERN "CORNER_MATE"
AUTHOR "Lucena"
DESCRIPTION "The knight <F1> mates on <S1>; the rook <R1> takes the flight square and <f1> locks the king <k1> in the corner"
WEIGHT 1.0
ACTORS R1,k1
SCENARIO
  F1 CHECKMATE S1
  k1 DEFENDS f1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,N) AND
  CHECKING(F1) AND
  (FILEDISTANCE(R1,k1) = 1 OR RANKDISTANCE(R1,k1) = 1) AND
  TAKESFLIGHT(R1) AND
  ONCORNER(k1);
