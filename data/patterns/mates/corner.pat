//@ theme mates
//@ title.pt Mate no canto
//@ title.en Corner mate
//@ pt O cavalo <N1> dá mate em <S1>; a torre <R1> controla a coluna <S2> e o peão <p1> tranca o canto do rei <k1>
//@ en The knight <N1> mates on <S1>; the rook <R1> covers <S2> and the pawn <p1> locks the king <k1> in the corner
//@ yes 7k/7p/8/4N3/8/8/8/K5R1 w - - 0 1
//@ no 7k/8/8/4N3/8/8/8/K5R1 w - - 0 1
PATTERN "CORNER_MATE"
AUTHOR "Lucena"
DESCRIPTION "The knight <N1> mates on <S1>; the rook <R1> covers <S2> and the pawn <p1> locks the king <k1> in the corner"
WEIGHT 1.0
SCENARIO
  N1 CHECKMATE S1
  R1 DEFENDS S2
  k1 DEFENDS S2
  k1 DEFENDS p1
PRECONDITION
  ONCORNER(k1) AND
  FILEOF(R1) = FILEOF(S2);
