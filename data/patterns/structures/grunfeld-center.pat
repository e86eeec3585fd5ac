//@ theme structures
//@ title.pt Centro Grünfeld
//@ title.en Grünfeld center
//@ pt Centro Grünfeld: <P2> e <P3> apoiados por <P1>
//@ en Grünfeld center: <P2> and <P3> supported by <P1>
//@ yes 6k1/ppp1pp1p/6p1/8/3PP3/2P5/P4PPP/6K1 w - - 0 1
//@ no 6k1/pppppp1p/6p1/8/3PP3/2P5/P4PPP/6K1 w - - 0 1
PATTERN "GRUNFELD_CENTER"
AUTHOR "Lucena"
DESCRIPTION "Grünfeld center: <P2> and <P3> supported by <P1>"
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
  (WHITE AND RANKOF(P3) = 4 OR BLACK AND RANKOF(P3) = 5) AND
  EXISTINFILE(P,2) = FALSE AND
  EXISTINFILE(p,4) = FALSE;
