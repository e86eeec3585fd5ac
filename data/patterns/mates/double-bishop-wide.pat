//@ theme mates
//@ title.pt Mate dos dois bispos (sentido amplo)
//@ title.en Two-bishops mate (wide sense)
//@ pt Os bispos <B1> e <B2>, em diagonais vizinhas, dão mate em <S1> ao rei <k1>
//@ en The bishops <B1> and <B2> on neighboring diagonals mate the king <k1> on <S1>
//@ lichess doubleBishopMate
//@ yes 7k/7p/8/8/2B5/8/3B4/6K1 w - - 0 1
//@ no 7k/8/6K1/8/8/8/3B4/8 w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "DOUBLE_BISHOP_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The bishops <B1> and <B2> on neighboring diagonals mate the king <k1> on <S1>"
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
  NOT (8 * RANKOF(B1) + FILEOF(B1) < 8 * RANKOF(B2) + FILEOF(B2) AND (FILEOF(B1) < FILEOF(k1) AND FILEOF(k1) < FILEOF(B2) OR FILEOF(B1) >= FILEOF(k1) AND FILEOF(k1) >= FILEOF(B2)) OR NOT (8 * RANKOF(B1) + FILEOF(B1) < 8 * RANKOF(B2) + FILEOF(B2)) AND (FILEOF(B2) < FILEOF(k1) AND FILEOF(k1) < FILEOF(B1) OR FILEOF(B2) >= FILEOF(k1) AND FILEOF(k1) >= FILEOF(B1)));
