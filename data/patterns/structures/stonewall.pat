//@ theme structures
//@ title.pt Stonewall
//@ title.en Stonewall
//@ pt Stonewall: os peões <P1>, <P2> e <P3> seguram a casa à frente
//@ en Stonewall: the pawns on <P1>, <P2> and <P3> hold the square before them
//@ yes 6k1/pp3ppp/4p3/3p4/3P1P2/4P3/PP4PP/6K1 w - - 0 1
//@ no 6k1/pp3ppp/4p3/3p4/3P4/4P3/PP3PPP/6K1 w - - 0 1
PATTERN "STONEWALL"
AUTHOR "Lucena"
DESCRIPTION "Stonewall: the pawns on <P1>, <P2> and <P3> hold the square before them"
WEIGHT 0.0
ACTORS P1,P2,P3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 4 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  FILEOF(P2) = 5 AND
  (WHITE AND RANKOF(P2) = 3 OR BLACK AND RANKOF(P2) = 6) AND
  FILEOF(P3) = 6 AND
  (WHITE AND RANKOF(P3) = 4 OR BLACK AND RANKOF(P3) = 5);
