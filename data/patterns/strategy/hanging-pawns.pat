//@ theme strategy
//@ title.pt Peões pendentes
//@ title.en Hanging pawns
//@ pt Os peões <P1> e <P2> avançam lado a lado sem apoio de outros peões
//@ en The pawns <P1> and <P2> stand side by side without the support of other pawns
//@ yes 6k1/p4ppp/4p3/8/2PP4/8/P4PPP/6K1 w - - 0 1
//@ no 6k1/p4ppp/4p3/8/2PP4/4P3/P4PPP/6K1 w - - 0 1
PATTERN "HANGING_PAWNS"
AUTHOR "Lucena"
DESCRIPTION "The pawns <P1> and <P2> stand side by side without the support of other pawns"
WEIGHT 0.0
ACTORS P1,P2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  FILEOF(P2) = 4 AND
  RANKOF(P1) = RANKOF(P2) AND
  EXISTINFILE(P,2) = FALSE AND
  EXISTINFILE(P,5) = FALSE AND
  EXISTINFILE(p,3) = FALSE AND
  EXISTINFILE(p,4) = FALSE;
