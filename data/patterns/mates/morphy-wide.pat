//@ theme mates
//@ title.pt Mate de Morphy (sentido amplo)
//@ title.en Morphy's mate (wide sense)
//@ pt O bispo <B1> dá mate e a torre <R1> tira a fuga do rei <k1>
//@ en The bishop <B1> gives mate and the rook <R1> takes a flight square of the king <k1>
//@ lichess morphysMate
//@ yes 7k/7p/8/8/8/8/8/2B3RK w - - 0 1
//@ no 7k/7p/8/8/8/8/8/2B2R1K w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "MORPHY_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The bishop <B1> gives mate and the rook <R1> takes a flight square of the king <k1>"
WEIGHT 0.0
ACTORS R1,k1
SCENARIO
  { B1 CHECKMATE S1
    OR
    F1 CHECKMATE S2
    B1 INDIRECTATTACK (F1,k1)
    OR
    R1 CHECKMATE S3
    B1 INDIRECTATTACK (R1,k1) }
TACTICALS
  B1,S1
  F1,S2
  R1,S3
POSTCONDITION
  CHECKING(B1) AND
  CHECKING(R1) = FALSE AND
  TAKESFLIGHT(R1) AND
  NOT CHECKING(F1);
