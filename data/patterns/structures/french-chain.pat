//@ theme structures
//@ title.pt Cadeia francesa
//@ title.en French pawn chain
//@ pt Cadeia francesa: os peões <P1> e <P2> travados contra <p1>
//@ en French chain: the pawns on <P1> and <P2> are locked against <p1>
//@ yes 6k1/pp3ppp/4p3/3pP3/3P4/8/PP3PPP/6K1 w - - 0 1
//@ no 6k1/pp3ppp/4p3/3p4/3PP3/8/PP3PPP/6K1 w - - 0 1
PATTERN "FRENCH_CHAIN"
AUTHOR "Lucena"
DESCRIPTION "French chain: the pawns on <P1> and <P2> are locked against <p1>"
WEIGHT 0.0
ACTORS P1,P2,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 4 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  FILEOF(P2) = 5 AND
  (WHITE AND RANKOF(P2) = 5 OR BLACK AND RANKOF(P2) = 4) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 5 OR BLACK AND RANKOF(p1) = 4) AND
  EXISTINFILE(p,5);
