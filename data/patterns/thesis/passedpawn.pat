//@ theme thesis
//@ title.pt Peão passado
//@ title.en Passed pawn
//@ pt <P1> é um peão passado
//@ en <P1> is a passed pawn
//@ yes 8/8/2k5/5p1p/P4P1P/3K4/8/8 w - - 0 1
//@ no 4k3/p7/8/8/8/8/P7/4K3 w - - 0 1
PATTERN "PASSEDPAWN"
AUTHOR "spec"
DESCRIPTION "<P1> is a passed pawn"
WEIGHT 1.0
SCENARIO
  P1 DEFENDS S1
PRECONDITION
  SENTRY(P1) = 0 AND RAM(P1) = 0;
