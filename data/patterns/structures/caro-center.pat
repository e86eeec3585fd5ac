//@ theme structures
//@ title.pt Estrutura Caro-Kann
//@ title.en Caro-Kann structure
//@ pt Estrutura Caro-Kann: <P1> e <P2> contra o peão <p1>
//@ en Caro-Kann structure: <P1> and <P2> against the pawn on <p1>
//@ yes 6k1/ppp2ppp/8/3p4/8/2P1P3/PP3PPP/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/8/3p4/3P4/2P1P3/PP3PPP/6K1 w - - 0 1
PATTERN "CARO_CENTER"
AUTHOR "Lucena"
DESCRIPTION "Caro-Kann structure: <P1> and <P2> against the pawn on <p1>"
WEIGHT 0.0
ACTORS P1,P2,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 3 OR BLACK AND RANKOF(P1) = 6) AND
  FILEOF(P2) = 5 AND
  (WHITE AND RANKOF(P2) = 3 OR BLACK AND RANKOF(P2) = 6) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 5 OR BLACK AND RANKOF(p1) = 4) AND
  EXISTINFILE(P,4) = FALSE AND
  EXISTINFILE(p,5) = FALSE;
