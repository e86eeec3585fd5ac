//@ theme thesis
//@ title.pt Anastasia, com captura
//@ title.en Anastasia with a capture
//@ pt A torre <R1> toma <f2> e dá mate ao rei <k1>, com o cavalo <N1> controlando <S1>
//@ en The rook <R1> takes <f2> and mates the king <k1>, the knight <N1> covering <S1>
//@ yes 5r2/4Nppk/8/7b/8/7R/8/6K1 w - - 0 1
//@ no 5r2/4Nppk/8/7b/6b1/7R/8/6K1 w - - 0 1
PATTERN "ANASTASIA_SCENARIO_02"
AUTHOR "Anastasia scenario 02"
DESCRIPTION "Anastasia through indirect attack"
WEIGHT 1.0
SCENARIO
  N1 DEFENDS S1
  k1 DEFENDS S1
  R1 INDIRECTATTACK (>f2<,k1)
  R1 INDIRECTDEFENSE (f2,S3)
  k1 DEFENDS S3
  k1 DEFENDS p1
PRECONDITION
  (RANKOF(N1) = RANKOF(p1) OR
   FILEOF(N1) = FILEOF(p1)) AND
  MAXDISTANCE(N1,p1) = 2 AND
  WEDGESBETWEEN(f2,k1) = 0 AND
  ONBORDER(k1) AND
  ONBORDER(p1) = FALSE AND
  MOVESOF(k1) < 3 AND
  (RANKOF(p1) = RANKOF(k1) OR
   FILEOF(p1) = FILEOF(k1))
TACTICALS
  R1,f2
POSTCONDITION
  MOVESOF(k1) = 0 AND
  DIRECTDEFENSES(f2,OPPONENT) = 0;
