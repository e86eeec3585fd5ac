//@ theme structures
//@ title.pt Benoni Fechada
//@ title.en Closed Benoni
//@ pt Benoni Fechada: o centro está todo travado por <P1>, <P2> e <P3>
//@ en Closed Benoni: the whole center is locked by <P1>, <P2> and <P3>
//@ yes 6k1/pp3ppp/3p4/2pPp3/2P1P3/8/PP3PPP/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/3p4/3Pp3/2P1P3/8/PP3PPP/6K1 w - - 0 1
PATTERN "CLOSED_BENONI"
AUTHOR "Lucena"
DESCRIPTION "Closed Benoni: the whole center is locked by <P1>, <P2> and <P3>"
WEIGHT 0.0
ACTORS P1,P2,P3,p1,p2,p3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  FILEOF(P2) = 4 AND
  (WHITE AND RANKOF(P2) = 5 OR BLACK AND RANKOF(P2) = 4) AND
  FILEOF(P3) = 5 AND
  (WHITE AND RANKOF(P3) = 4 OR BLACK AND RANKOF(P3) = 5) AND
  FILEOF(p1) = 3 AND
  (WHITE AND RANKOF(p1) = 5 OR BLACK AND RANKOF(p1) = 4) AND
  FILEOF(p2) = 4 AND
  (WHITE AND RANKOF(p2) = 6 OR BLACK AND RANKOF(p2) = 3) AND
  FILEOF(p3) = 5 AND
  (WHITE AND RANKOF(p3) = 5 OR BLACK AND RANKOF(p3) = 4);
