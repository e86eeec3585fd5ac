//@ theme structures
//@ title.pt Peões dobrados da Nimzo
//@ title.en Nimzo-Indian doubled pawns
//@ pt Peões dobrados <P1> e <P2> com centro forte em <P3>
//@ en Doubled pawns on <P1> and <P2> with a strong center on <P3>
//@ yes 6k1/pp3ppp/3pp3/8/2PP4/2P5/P4PPP/6K1 w - - 0 1
//@ no 6k1/pp3ppp/3pp3/8/2PP4/8/PP3PPP/6K1 w - - 0 1
PATTERN "NIMZO_DOUBLED"
AUTHOR "Lucena"
DESCRIPTION "Doubled pawns on <P1> and <P2> with a strong center on <P3>"
WEIGHT 0.0
ACTORS P1,P2,P3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 3 OR BLACK AND RANKOF(P1) = 6) AND
  FILEOF(P2) = 3 AND
  (WHITE AND RANKOF(P2) = 4 OR BLACK AND RANKOF(P2) = 5) AND
  FILEOF(P3) = 4 AND
  (WHITE AND RANKOF(P3) = 4 OR BLACK AND RANKOF(P3) = 5) AND
  EXISTINFILE(P,2) = FALSE;
