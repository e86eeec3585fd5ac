//@ theme mates
//@ title.pt Mate de Pillsbury (sentido amplo)
//@ title.en Pillsbury's mate (wide sense)
//@ pt A torre <F1> dá mate em <S1>; o bispo <B1> tira a fuga do rei <k1>
//@ en The rook <F1> mates on <S1>; the bishop <B1> takes a flight square of the king <k1>
//@ lichess pillsburysMate
//@ yes 5rk1/5p1p/5B2/8/8/8/8/R6K w - - 0 1
//@ no 5rk1/5p1p/8/8/8/8/8/R6K w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "PILLSBURY_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The rook <F1> mates on <S1>; the bishop <B1> takes a flight square of the king <k1>"
WEIGHT 0.0
ACTORS B1,k1
SCENARIO
  F1 CHECKMATE S1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,R) AND
  CHECKING(F1) AND
  TAKESFLIGHT(B1) AND
  (MAXDISTANCE(F1,k1) > 1 OR FILEDISTANCE(B1,F1) != RANKDISTANCE(B1,F1));
