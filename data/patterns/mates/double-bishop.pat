//@ theme mates
//@ title.pt Mate dos dois bispos
//@ title.en Two-bishops mate
//@ pt Os bispos <B1> e <B2>, em diagonais vizinhas, dão mate em <S1> ao rei <k1>
//@ en The bishops <B1> and <B2> on neighboring diagonals mate the king <k1> on <S1>
//@ yes 7k/7p/8/8/2B5/8/3B4/6K1 w - - 0 1
//@ no 7k/8/6K1/8/8/8/3B4/8 w - - 0 1
PATTERN "DOUBLE_BISHOP_MATE"
AUTHOR "Lucena"
DESCRIPTION "The bishops <B1> and <B2> on neighboring diagonals mate the king <k1> on <S1>"
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
  (FILEOF(B1) - FILEOF(k1)) * (FILEOF(B2) - FILEOF(k1)) >= 0 AND
  (TAKESFLIGHT(B2) OR CHECKING(B2));
