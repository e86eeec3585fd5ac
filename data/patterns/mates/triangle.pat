//@ theme mates
//@ title.pt Mate do triângulo
//@ title.en Triangle mate
//@ pt A dama <F1> dá mate em <S1>; ela, a torre <R1> e o rei <k1> formam um triângulo
//@ en The queen <F1> mates on <S1>; it, the rook <R1> and the king <k1> make a triangle
//@ lichess triangleMate
//@ yes 2k5/1R6/8/8/8/8/3Q4/6K1 w - - 0 1
//@ no 2k5/8/1R6/8/8/8/3Q4/6K1 w - - 0 1
PATTERN "TRIANGLE_MATE"
AUTHOR "Lucena"
DESCRIPTION "The queen <F1> mates on <S1>; it, the rook <R1> and the king <k1> make a triangle"
WEIGHT 1.0
ACTORS R1,k1
SCENARIO
  F1 CHECKMATE S1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,Q) AND
  CHECKING(F1) AND
  MAXDISTANCE(F1,k1) = 1 AND
  MAXDISTANCE(R1,k1) = 1 AND
  MAXDISTANCE(F1,R1) = 2 AND
  MINDISTANCE(F1,R1) = 0;
