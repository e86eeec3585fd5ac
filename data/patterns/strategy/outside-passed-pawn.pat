//@ theme strategy
//@ title.pt Peão passado distante
//@ title.en Distant passed pawn
//@ pt O peão passado <P1> está longe do rei <k1>
//@ en The passed pawn <P1> is far from the king <k1>
//@ says creates_passed_pawn
//@ yes 8/8/8/4k1p1/P5P1/6K1/8/8 w - - 0 1
//@ no 8/8/2k5/6p1/P5P1/6K1/8/8 w - - 0 1
PATTERN "OUTSIDE_PASSED_PAWN"
AUTHOR "Lucena"
DESCRIPTION "The passed pawn <P1> is far from the king <k1>"
WEIGHT 0.6
ACTORS P1,k1
SETOFPIECES KPkp
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  SENTRY(P1) = 0 AND
  RAM(P1) = 0 AND
  FILEDISTANCE(P1,k1) >= 4;
