//@ theme mates
//@ title.pt Mate de Boden
//@ title.en Boden's mate
//@ pt Os bispos <B1> e <B2> cruzam suas diagonais: mate em <S1> ao rei <k1>
//@ en The bishops <B1> and <B2> cross their diagonals: mate on <S1> to the king <k1>
//@ yes 2kr4/3p4/8/8/5B2/8/4B3/6K1 w - - 0 1
//@ no 2kr4/3p4/8/8/8/8/4B3/6K1 w - - 0 1
//@ no 2k5/3p4/8/8/5B2/8/4B3/6K1 w - - 0 1
PATTERN "BODEN_MATE"
AUTHOR "Lucena"
DESCRIPTION "The bishops <B1> and <B2> cross their diagonals: mate on <S1> to the king <k1>"
WEIGHT 1.0
ACTORS B1,B2,k1
SCENARIO
  { B1 CHECKMATE S1
    OR
    F1 CHECKMATE S2
    B1 INDIRECTATTACK (F1,k1) }
TACTICALS
  B1,S1
  F1,S2
POSTCONDITION
  HELDBYBISHOPS(k1) AND
  (FILEOF(B1) - FILEOF(k1)) * (FILEOF(B2) - FILEOF(k1)) < 0 AND
  (TAKESFLIGHT(B2) OR CHECKING(B2));
