//@ theme structures
//@ title.pt Sistema Botvinnik
//@ title.en Botvinnik system
//@ pt Sistema Botvinnik: os peões <P1>, <P3> e <P4>
//@ en Botvinnik system: the pawns on <P1>, <P3> and <P4>
//@ yes 6k1/pp3ppp/3p4/2p5/2P1P3/3P2P1/PP3P1P/6K1 w - - 0 1
//@ no 6k1/pp3ppp/3p4/2p5/2P1P3/3P4/PP3PPP/6K1 w - - 0 1
PATTERN "BOTVINNIK_SYSTEM"
AUTHOR "Lucena"
DESCRIPTION "Botvinnik system: the pawns on <P1>, <P3> and <P4>"
WEIGHT 0.0
ACTORS P1,P3,P4
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  EXISTINFILE(P,4) AND
  FILEOF(P3) = 5 AND
  (WHITE AND RANKOF(P3) = 4 OR BLACK AND RANKOF(P3) = 5) AND
  FILEOF(P4) = 7 AND
  (WHITE AND RANKOF(P4) = 3 OR BLACK AND RANKOF(P4) = 6);
