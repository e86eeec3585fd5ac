//@ theme strategy
//@ title.pt Maioria na ala da dama
//@ title.en Queenside majority
//@ pt Os peões <P1>, <P2> e <P3> formam a maioria na ala da dama
//@ en The pawns <P1>, <P2> and <P3> form the majority on the queenside
//@ yes 6k1/pp3ppp/8/8/8/8/PPP3PP/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/8/8/8/8/PPP2PPP/6K1 w - - 0 1
PATTERN "QUEENSIDE_MAJORITY"
AUTHOR "Lucena"
DESCRIPTION "The pawns <P1>, <P2> and <P3> form the majority on the queenside"
WEIGHT 0.2
ACTORS P1,P2,P3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 1 AND
  FILEOF(P2) = 2 AND
  FILEOF(P3) = 3 AND
  (EXISTINFILE(p,1) = FALSE OR EXISTINFILE(p,2) = FALSE OR EXISTINFILE(p,3) = FALSE);
