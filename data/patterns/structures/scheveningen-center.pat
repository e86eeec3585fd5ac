//@ theme structures
//@ title.pt Centro Scheveningen
//@ title.en Scheveningen center
//@ pt Pequeno centro com <P1> e <P2> contra <p1>
//@ en A small center of <P1> and <P2> against <p1>
//@ yes 6k1/ppp2ppp/8/4p3/8/3PP3/PP3PPP/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/8/4p3/4P3/3P4/PP3PPP/6K1 w - - 0 1
PATTERN "SCHEVENINGEN_CENTER"
AUTHOR "Lucena"
DESCRIPTION "A small center of <P1> and <P2> against <p1>"
WEIGHT 0.0
ACTORS P1,P2,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 4 AND
  (WHITE AND RANKOF(P1) = 3 OR BLACK AND RANKOF(P1) = 6) AND
  FILEOF(P2) = 5 AND
  (WHITE AND RANKOF(P2) = 3 OR BLACK AND RANKOF(P2) = 6) AND
  FILEOF(p1) = 5 AND
  (WHITE AND RANKOF(p1) = 5 OR BLACK AND RANKOF(p1) = 4) AND
  EXISTINFILE(P,3) = FALSE AND
  EXISTINFILE(p,4) = FALSE;
