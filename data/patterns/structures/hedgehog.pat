//@ theme structures
//@ title.pt Ouriço
//@ title.en Hedgehog
//@ pt Ouriço: os peões <P1>, <P2> e <P3> esperam a hora de romper
//@ en Hedgehog: the pawns on <P1>, <P2> and <P3> wait for their break
//@ yes 6k1/pp3ppp/8/2p1p3/8/PP1PP3/5PPP/6K1 w - - 0 1
//@ no 6k1/pp3ppp/8/2p1p3/8/P2PP3/1P3PPP/6K1 w - - 0 1
PATTERN "HEDGEHOG"
AUTHOR "Lucena"
DESCRIPTION "Hedgehog: the pawns on <P1>, <P2> and <P3> wait for their break"
WEIGHT 0.0
ACTORS P1,P2,P3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 2 AND
  (WHITE AND RANKOF(P1) = 3 OR BLACK AND RANKOF(P1) = 6) AND
  FILEOF(P2) = 4 AND
  (WHITE AND RANKOF(P2) = 3 OR BLACK AND RANKOF(P2) = 6) AND
  FILEOF(P3) = 5 AND
  (WHITE AND RANKOF(P3) = 3 OR BLACK AND RANKOF(P3) = 6) AND
  EXISTINFILE(p,3) AND
  EXISTINFILE(p,5) AND
  EXISTINFILE(P,3) = FALSE AND
  EXISTINFILE(p,4) = FALSE;
