//@ theme mates
//@ title.pt Mate de Morphy
//@ title.en Morphy's mate
//@ pt O bispo <B1> dá mate em <S1>; a torre <R1> controla <S2> e o peão <p1> bloqueia o rei <k1>
//@ en The bishop <B1> mates on <S1>; the rook <R1> covers <S2> and the pawn <p1> blocks the king <k1>
//@ yes 7k/7p/8/8/8/8/8/2B3RK w - - 0 1
//@ no 7k/7p/8/8/8/8/8/2B2R1K w - - 0 1
PATTERN "MORPHY_MATE"
AUTHOR "Lucena"
DESCRIPTION "The bishop <B1> mates on <S1>; the rook <R1> covers <S2> and the pawn <p1> blocks the king <k1>"
WEIGHT 1.0
SCENARIO
  B1 CHECKMATE S1
  R1 DEFENDS S2
  k1 DEFENDS S2
  k1 DEFENDS p1
PRECONDITION
  ONCORNER(k1) AND
  RANKOF(S2) = RANKOF(k1) AND
  FILEOF(R1) = FILEOF(S2) AND
  FILEOF(p1) = FILEOF(k1);
