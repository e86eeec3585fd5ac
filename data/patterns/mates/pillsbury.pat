//@ theme mates
//@ title.pt Mate de Pillsbury
//@ title.en Pillsbury's mate
//@ pt A torre <R1> dá mate em <S1> pela coluna; o bispo <B1> controla o canto <S2> e <f1> fecha a fileira
//@ en The rook <R1> mates on <S1> along the file; the bishop <B1> covers the corner <S2> and <f1> closes the rank
//@ yes 5rk1/5p1p/5B2/8/8/8/8/R6K w - - 0 1
//@ no 5rk1/5p1p/8/8/8/8/8/R6K w - - 0 1
PATTERN "PILLSBURY_MATE"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1> mates on <S1> along the file; the bishop <B1> covers the corner <S2> and <f1> closes the rank"
WEIGHT 1.0
SCENARIO
  R1 CHECKMATE S1
  B1 DEFENDS S2
  k1 DEFENDS S2
  k1 DEFENDS f1
PRECONDITION
  FILEOF(S1) = FILEOF(k1) AND
  ONCORNER(S2) AND
  (WHITE AND RANKOF(k1) = 8 OR BLACK AND RANKOF(k1) = 1) AND
  RANKOF(f1) = RANKOF(k1);
