//@ theme structures
//@ title.pt Coluna e aberta
//@ title.en Open e-file
//@ pt Peões <P1> e <p1> frente a frente, com a coluna e aberta
//@ en The pawns <P1> and <p1> face each other beside the open e-file
//@ yes 6k1/ppp2ppp/8/3p4/3P4/8/PPP2PPP/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/4p3/3p4/3P4/8/PPP2PPP/6K1 w - - 0 1
PATTERN "OPEN_E_FILE"
AUTHOR "Lucena"
DESCRIPTION "The pawns <P1> and <p1> face each other beside the open e-file"
WEIGHT 0.0
ACTORS P1,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 4 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 5 OR BLACK AND RANKOF(p1) = 4) AND
  EXISTINFILE(P,5) = FALSE AND
  EXISTINFILE(p,5) = FALSE;
