//@ theme structures
//@ title.pt Ataque Índio do Rei
//@ title.en King's Indian attack
//@ pt Ataque Índio do Rei: <P2> prepara o avanço central
//@ en King's Indian attack: <P2> prepares the central advance
//@ yes 6k1/pp3ppp/4p3/2pp4/4P3/3P2P1/PPP2P1P/6K1 w - - 0 1
//@ no 6k1/pp3ppp/4p3/2pp4/4P3/3P4/PPP2PPP/6K1 w - - 0 1
PATTERN "KINGS_INDIAN_ATTACK"
AUTHOR "Lucena"
DESCRIPTION "King's Indian attack: <P2> prepares the central advance"
WEIGHT 0.0
ACTORS P2,P3,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  EXISTINFILE(P,4) AND
  FILEOF(P2) = 5 AND
  (WHITE AND RANKOF(P2) = 4 OR BLACK AND RANKOF(P2) = 5) AND
  FILEOF(P3) = 7 AND
  (WHITE AND RANKOF(P3) = 3 OR BLACK AND RANKOF(P3) = 6) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 5 OR BLACK AND RANKOF(p1) = 4) AND
  EXISTINFILE(p,5);
