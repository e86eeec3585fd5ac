//@ theme structures
//@ title.pt Benoni Moderna
//@ title.en Modern Benoni
//@ pt Benoni Moderna: maioria central com <P1> e <P2> contra a maioria na ala da dama
//@ en Modern Benoni: the center majority of <P1> and <P2> against a queenside majority
//@ yes 6k1/pp3p1p/3p2p1/2pP4/4P3/8/PP3PPP/6K1 w - - 0 1
//@ no 6k1/pp2pp1p/3p2p1/2pP4/4P3/8/PP3PPP/6K1 w - - 0 1
PATTERN "MODERN_BENONI"
AUTHOR "Lucena"
DESCRIPTION "Modern Benoni: the center majority of <P1> and <P2> against a queenside majority"
WEIGHT 0.0
ACTORS P1,P2,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 4 AND
  (WHITE AND RANKOF(P1) = 5 OR BLACK AND RANKOF(P1) = 4) AND
  FILEOF(P2) = 5 AND
  (WHITE AND RANKOF(P2) = 4 OR BLACK AND RANKOF(P2) = 5) AND
  FILEOF(p1) = 3 AND
  (WHITE AND RANKOF(p1) = 5 OR BLACK AND RANKOF(p1) = 4) AND
  EXISTINFILE(p,4) AND
  EXISTINFILE(P,3) = FALSE AND
  EXISTINFILE(p,5) = FALSE;
