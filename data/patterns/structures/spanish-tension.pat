//@ theme structures
//@ title.pt Tensão espanhola
//@ title.en Spanish tension
//@ pt Tensão no centro entre <P2> e <p2>
//@ en Tension in the center between <P2> and <p2>
//@ yes 6k1/ppp2ppp/3p4/4p3/3PP3/2P5/PP3PPP/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/3p4/4p3/4P3/2PP4/PP3PPP/6K1 w - - 0 1
PATTERN "SPANISH_TENSION"
AUTHOR "Lucena"
DESCRIPTION "Tension in the center between <P2> and <p2>"
WEIGHT 0.0
ACTORS P1,P2,p2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 3 OR BLACK AND RANKOF(P1) = 6) AND
  FILEOF(P2) = 4 AND
  (WHITE AND RANKOF(P2) = 4 OR BLACK AND RANKOF(P2) = 5) AND
  EXISTINFILE(P,5) AND
  EXISTINFILE(p,4) AND
  FILEOF(p2) = 5 AND
  (WHITE AND RANKOF(p2) = 5 OR BLACK AND RANKOF(p2) = 4);
