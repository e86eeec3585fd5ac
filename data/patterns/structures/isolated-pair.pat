//@ theme structures
//@ title.pt Par de peões isolado
//@ title.en Isolated pawn couple
//@ pt Os peões <P1> e <P2> dependem só um do outro
//@ en The pawns on <P1> and <P2> have only each other
//@ yes 6k1/pp2pppp/8/8/3P4/2P5/P4PPP/6K1 w - - 0 1
//@ no 6k1/pp2pppp/8/8/3P4/2P5/PP3PPP/6K1 w - - 0 1
PATTERN "ISOLATED_PAIR"
AUTHOR "Lucena"
DESCRIPTION "The pawns on <P1> and <P2> have only each other"
WEIGHT 0.0
ACTORS P1,P2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 3 OR BLACK AND RANKOF(P1) = 6) AND
  FILEOF(P2) = 4 AND
  (WHITE AND RANKOF(P2) = 4 OR BLACK AND RANKOF(P2) = 5) AND
  EXISTINFILE(P,2) = FALSE AND
  EXISTINFILE(P,5) = FALSE AND
  EXISTINFILE(p,3) = FALSE AND
  EXISTINFILE(p,4) = FALSE;
