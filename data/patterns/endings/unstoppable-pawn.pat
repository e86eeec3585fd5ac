//@ theme endings
//@ title.pt Peão imparável
//@ title.en Unstoppable pawn
//@ pt O rei <k1> está fora do quadrado do peão <P1>
//@ en The king <k1> is outside the square of the pawn <P1>
//@ says square_of_pawn
//@ yes 8/7k/8/P7/8/8/8/7K w - - 0 1
//@ no 8/3k4/8/P7/8/8/8/7K w - - 0 1
PATTERN "UNSTOPPABLE_PAWN"
AUTHOR "Lucena"
DESCRIPTION "The king <k1> is outside the square of the pawn <P1>"
WEIGHT 0.9
ACTORS P1,k1
SETOFPIECES KPk
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  INTHESQUARE(k1,P1) = FALSE AND
  MAXDISTANCE(k1,P1) > 1 AND
  RAM(P1) = 0 AND
  SENTRY(P1) = 0 AND
  EXISTINFILE(K,FILEOF(P1)) = FALSE;
