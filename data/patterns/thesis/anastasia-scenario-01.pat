//@ theme thesis
//@ title.pt Anastasia, torre livre
//@ title.en Anastasia, free rook
//@ pt A torre <R1> vai a <s2> e dá mate ao rei <k1>, com o cavalo <N1> controlando <S1>
//@ en The rook <R1> goes to <s2> and mates the king <k1>, the knight <N1> covering <S1>
//@ yes 5r2/4Nppk/8/8/8/4R3/8/6K1 w - - 0 1
//@ yes r7/ppp5/3p1k2/2bBp3/4Ppb1/PNPP4/1P2nPPK/R1B2R2 b - - 0 22
//@ yes 3k4/3p4/8/3N4/7R/8/8/6K1 w - - 0 1
//@ no 5r2/4Nppk/3q4/8/8/4R3/8/6K1 w - - 0 1
//@ no 5r2/4Nppk/8/8/8/4R2B/8/6K1 w - - 0 1
PATTERN "ANASTASIA_SCENARIO_01"
AUTHOR "Generic Anastasia"
DESCRIPTION "Anastasia through possible attack"
WEIGHT 1.0
SCENARIO
  N1 DEFENDS S1
  k1 DEFENDS S1
  R1 POSSIBLEATTACK (>s2<,k1)
  R1 POSSIBLEDEFENSE (s2,S3)
  k1 DEFENDS S3
  k1 DEFENDS p1
PRECONDITION
  SQUAREOWNER(s2,NONE) AND
  (RANKOF(N1) = RANKOF(p1) OR
   FILEOF(N1) = FILEOF(p1)) AND
  MAXDISTANCE(N1,p1) = 2 AND
  WEDGESBETWEEN(s2,k1) = 0 AND
  ONBORDER(k1) AND
  ONBORDER(p1) = FALSE AND
  MOVESOF(k1) < 3 AND
  (RANKOF(p1) = RANKOF(k1) OR
   FILEOF(p1) = FILEOF(k1))
TACTICALS
  R1,s2
POSTCONDITION
  MOVESOF(k1) = 0 AND
  DIRECTDEFENSES(s2,OPPONENT) = 0;
