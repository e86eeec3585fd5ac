//@ theme strategy
//@ title.pt Peão da dama isolado
//@ title.en Isolated queen's pawn
//@ pt O peão da dama <P1> está isolado
//@ en The queen's pawn <P1> is isolated
//@ yes 6k1/pp2pppp/8/8/3P4/8/PP3PPP/6K1 w - - 0 1
//@ no 6k1/pp2pppp/8/8/3P4/4P3/PP3PPP/6K1 w - - 0 1
PATTERN "ISOLATED_QUEENS_PAWN"
AUTHOR "Lucena"
DESCRIPTION "The queen's pawn <P1> is isolated"
WEIGHT -0.1
ACTORS P1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 4 AND
  EXISTINFILE(P,3) = FALSE AND
  EXISTINFILE(P,5) = FALSE AND
  RAM(P1) = 0;
