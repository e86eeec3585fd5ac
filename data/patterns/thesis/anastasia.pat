//@ theme thesis
//@ title.pt Mate de Anastasia
//@ title.en Anastasia's mate
//@ pt A torre <R1> dá mate na borda ao rei <k1>; o cavalo <N1> e o peão <p1> tiram-lhe as fugas
//@ en The rook <R1> mates the king <k1> on the edge; the knight <N1> and the pawn <p1> take its flight squares
//@ yes 5r2/4Nppk/8/8/8/4R3/8/6K1 w - - 0 1
//@ yes 5r2/4Nppk/8/7b/8/7R/8/6K1 w - - 0 1
//@ no 5r2/4Nppk/3q4/8/8/4R3/8/6K1 w - - 0 1
PATTERN "ANASTASIA"
AUTHOR "spec"
DESCRIPTION "Anastasia mate, both scenarios in one pattern"
WEIGHT 1.0
SCENARIO
  N1 DEFENDS S1
  k1 DEFENDS S1
  k1 DEFENDS S3
  k1 DEFENDS p1
  { R1 POSSIBLEATTACK (>s2<,k1)
    R1 POSSIBLEDEFENSE (s2,S3)
    OR
    R1 INDIRECTATTACK (>f2<,k1)
    R1 INDIRECTDEFENSE (f2,S3) }
PRECONDITION
  ((SQUAREOWNER(s2,NONE) AND WEDGESBETWEEN(s2,k1) = 0) OR
   WEDGESBETWEEN(f2,k1) = 0) AND
  (RANKOF(N1) = RANKOF(p1) OR FILEOF(N1) = FILEOF(p1)) AND
  MAXDISTANCE(N1,p1) = 2 AND
  ONBORDER(k1) AND
  ONBORDER(p1) = FALSE AND
  MOVESOF(k1) < 3 AND
  (RANKOF(p1) = RANKOF(k1) OR FILEOF(p1) = FILEOF(k1))
TACTICALS
  R1,s2
  R1,f2
POSTCONDITION
  MOVESOF(k1) = 0 AND
  (DIRECTDEFENSES(s2,OPPONENT) = 0 OR DIRECTDEFENSES(f2,OPPONENT) = 0);
