//@ theme structures
//@ title.pt Cerco de Maróczy
//@ title.en Maróczy bind
//@ pt Cerco de Maróczy: os peões <P1> e <P2> controlam a casa central
//@ en Maróczy bind: the pawns on <P1> and <P2> hold the central square
//@ yes 6k1/pp2pp1p/3p2p1/8/2P1P3/8/PP3PPP/6K1 w - - 0 1
//@ no 6k1/ppp1pp1p/3p2p1/8/2P1P3/8/PP3PPP/6K1 w - - 0 1
PATTERN "MAROCZY_BIND"
AUTHOR "Lucena"
DESCRIPTION "Maróczy bind: the pawns on <P1> and <P2> hold the central square"
WEIGHT 0.0
ACTORS P1,P2,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  FILEOF(P2) = 5 AND
  (WHITE AND RANKOF(P2) = 4 OR BLACK AND RANKOF(P2) = 5) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 6 OR BLACK AND RANKOF(p1) = 3) AND
  EXISTINFILE(P,4) = FALSE AND
  EXISTINFILE(p,3) = FALSE;
