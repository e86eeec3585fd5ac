//@ theme structures
//@ title.pt Triângulo Colle
//@ title.en Colle triangle
//@ pt Triângulo Colle: <P1>, <P2> e <P3>
//@ en Colle triangle: <P1>, <P2> and <P3>
//@ yes 6k1/pp3ppp/4p3/2pp4/3P4/2P1P3/PP3PPP/6K1 w - - 0 1
//@ no 6k1/pp3ppp/4p3/2pp4/3P4/4P3/PPP2PPP/6K1 w - - 0 1
PATTERN "COLLE_TRIANGLE"
AUTHOR "Lucena"
DESCRIPTION "Colle triangle: <P1>, <P2> and <P3>"
WEIGHT 0.0
ACTORS P1,P2,P3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 3 OR BLACK AND RANKOF(P1) = 6) AND
  FILEOF(P2) = 4 AND
  (WHITE AND RANKOF(P2) = 4 OR BLACK AND RANKOF(P2) = 5) AND
  FILEOF(P3) = 5 AND
  (WHITE AND RANKOF(P3) = 3 OR BLACK AND RANKOF(P3) = 6) AND
  EXISTINFILE(p,4);
