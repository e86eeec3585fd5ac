//@ theme mates
//@ title.pt Mate de Greco
//@ title.en Greco's mate
//@ pt <F1> dá mate em <S1> pela coluna; o bispo <B1> controla <S2> e o peão <p1> tranca o rei <k1>
//@ en <F1> mates on <S1> along the file; the bishop <B1> covers <S2> and the pawn <p1> locks the king <k1> in
//@ yes 7k/6p1/8/8/2B5/4R3/8/6K1 w - - 0 1
//@ no 7k/6p1/8/8/8/4R3/8/6K1 w - - 0 1
PATTERN "GRECO_MATE"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates on <S1> along the file; the bishop <B1> covers <S2> and the pawn <p1> locks the king <k1> in"
WEIGHT 1.0
SCENARIO
  F1 CHECKMATE S1
  B1 DEFENDS S2
  k1 DEFENDS S2
  k1 DEFENDS p1
PRECONDITION
  (TYPEOF(F1,R) OR TYPEOF(F1,Q)) AND
  ONCORNER(k1) AND
  FILEOF(S1) = FILEOF(k1) AND
  RANKOF(S2) = RANKOF(k1) AND
  FILEOF(p1) != FILEOF(k1);
