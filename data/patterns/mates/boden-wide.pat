//@ theme mates
//@ title.pt Mate de Boden (sentido amplo)
//@ title.en Boden's mate (wide sense)
//@ pt Os bispos <B1> e <B2> cruzam suas diagonais: mate em <S1> ao rei <k1>
//@ en The bishops <B1> and <B2> cross their diagonals: mate on <S1> to the king <k1>
//@ lichess bodenMate
//@ yes 2kr4/3p4/8/8/5B2/8/4B3/6K1 w - - 0 1
//@ no 2kr4/3p4/8/8/8/8/4B3/6K1 w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "BODEN_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The bishops <B1> and <B2> cross their diagonals: mate on <S1> to the king <k1>"
WEIGHT 0.0
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
  (8 * RANKOF(B1) + FILEOF(B1) < 8 * RANKOF(B2) + FILEOF(B2) AND (FILEOF(B1) < FILEOF(k1) AND FILEOF(k1) < FILEOF(B2) OR FILEOF(B1) >= FILEOF(k1) AND FILEOF(k1) >= FILEOF(B2)) OR NOT (8 * RANKOF(B1) + FILEOF(B1) < 8 * RANKOF(B2) + FILEOF(B2)) AND (FILEOF(B2) < FILEOF(k1) AND FILEOF(k1) < FILEOF(B1) OR FILEOF(B2) >= FILEOF(k1) AND FILEOF(k1) >= FILEOF(B1)));
