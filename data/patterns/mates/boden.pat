//@ theme mates
//@ title.pt Mate de Boden
//@ title.en Boden's mate
//@ pt Os bispos <B1> e <B2> cruzam suas diagonais: mate em <S1>, com o rei <k1> bloqueado por <f1> e <f2>
//@ en The bishops <B1> and <B2> cross their diagonals: mate on <S1>, the king <k1> being hemmed in by <f1> and <f2>
//@ yes 2kr4/3p4/8/8/5B2/8/4B3/6K1 w - - 0 1
//@ no 2kr4/3p4/8/8/8/8/4B3/6K1 w - - 0 1
//@ no 2k5/3p4/8/8/5B2/8/4B3/6K1 w - - 0 1
PATTERN "BODEN_MATE"
AUTHOR "Lucena"
DESCRIPTION "The bishops <B1> and <B2> cross their diagonals: mate on <S1>, the king <k1> being hemmed in by <f1> and <f2>"
WEIGHT 1.0
SCENARIO
  B1 CHECKMATE S1
  B2 DEFENDS S2
  k1 DEFENDS S2
  k1 DEFENDS f1
  k1 DEFENDS f2
PRECONDITION
  (FILEOF(B2) - FILEOF(k1)) * (FILEOF(S1) - FILEOF(k1)) < 0 AND
  RANKOF(S2) = RANKOF(k1);
