//@ theme structures
//@ title.pt Benoni Fechada
//@ title.en Closed Benoni
//@ pt Benoni Fechada: <P2> e <P3> travados contra <p1>
//@ en Closed Benoni: <P2> and <P3> are locked against <p1>
//@ yes 6k1/pp3ppp/3p4/2pPp3/2P1P3/8/PP3PPP/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/3p4/3Pp3/2P1P3/8/PP3PPP/6K1 w - - 0 1
PATTERN "CLOSED_BENONI"
AUTHOR "Lucena"
DESCRIPTION "Closed Benoni: <P2> and <P3> are locked against <p1>"
WEIGHT 0.0
ACTORS P2,P3,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  EXISTINFILE(P,3) AND
  FILEOF(P2) = 4 AND
  (WHITE AND RANKOF(P2) = 5 OR BLACK AND RANKOF(P2) = 4) AND
  FILEOF(P3) = 5 AND
  (WHITE AND RANKOF(P3) = 4 OR BLACK AND RANKOF(P3) = 5) AND
  FILEOF(p1) = 3 AND
  (WHITE AND RANKOF(p1) = 5 OR BLACK AND RANKOF(p1) = 4) AND
  EXISTINFILE(p,4) AND
  EXISTINFILE(p,5);
