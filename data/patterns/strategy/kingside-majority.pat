//@ theme strategy
//@ title.pt Maioria na ala do rei
//@ title.en Kingside majority
//@ pt Os peões <P1>, <P2> e <P3> formam a maioria na ala do rei
//@ en The pawns <P1>, <P2> and <P3> form the majority on the kingside
//@ yes 1k6/ppp3pp/8/8/8/8/PP3PPP/1K6 w - - 0 1
//@ no 1k6/ppp2ppp/8/8/8/8/PPP2PPP/1K6 w - - 0 1
PATTERN "KINGSIDE_MAJORITY"
AUTHOR "Lucena"
DESCRIPTION "The pawns <P1>, <P2> and <P3> form the majority on the kingside"
WEIGHT 0.2
ACTORS P1,P2,P3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 6 AND
  FILEOF(P2) = 7 AND
  FILEOF(P3) = 8 AND
  (EXISTINFILE(p,6) = FALSE OR EXISTINFILE(p,7) = FALSE OR EXISTINFILE(p,8) = FALSE);
