//@ theme structures
//@ title.pt Centro clássico
//@ title.en Classical center
//@ pt Centro clássico: <P1> e <P2> lado a lado
//@ en Classical center: <P1> and <P2> side by side
//@ yes 6k1/ppp1pp1p/3p2p1/8/3PP3/8/PPP2PPP/6K1 w - - 0 1
//@ no 6k1/ppp1pp1p/3p2p1/8/3P4/4P3/PPP2PPP/6K1 w - - 0 1
PATTERN "CLASSICAL_CENTER"
AUTHOR "Lucena"
DESCRIPTION "Classical center: <P1> and <P2> side by side"
WEIGHT 0.0
ACTORS P1,P2,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 4 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  FILEOF(P2) = 5 AND
  (WHITE AND RANKOF(P2) = 4 OR BLACK AND RANKOF(P2) = 5) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 6 OR BLACK AND RANKOF(p1) = 3);
