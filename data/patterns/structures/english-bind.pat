//@ theme structures
//@ title.pt Inglesa fechada
//@ title.en Closed English
//@ pt Inglesa fechada: <P1> contra <p1> e <p2>
//@ en Closed English: <P1> against <p1> and <p2>
//@ yes 6k1/ppp2ppp/3p4/4p3/2P5/3P2P1/PP2PP1P/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/8/3pp3/2P5/3P2P1/PP2PP1P/6K1 w - - 0 1
PATTERN "ENGLISH_BIND"
AUTHOR "Lucena"
DESCRIPTION "Closed English: <P1> against <p1> and <p2>"
WEIGHT 0.0
ACTORS P1,p1,p2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  EXISTINFILE(P,4) AND
  EXISTINFILE(P,7) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 6 OR BLACK AND RANKOF(p1) = 3) AND
  FILEOF(p2) = 5 AND
  (WHITE AND RANKOF(p2) = 5 OR BLACK AND RANKOF(p2) = 4);
