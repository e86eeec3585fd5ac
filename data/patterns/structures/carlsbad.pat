//@ theme structures
//@ title.pt Estrutura Carlsbad
//@ title.en Carlsbad structure
//@ pt Estrutura Carlsbad: o peão <P1> contra <p1> e <p2>
//@ en Carlsbad structure: the pawn on <P1> against <p1> and <p2>
//@ yes 6k1/pp3ppp/2p5/3p4/3P4/4P3/PP3PPP/6K1 w - - 0 1
//@ no 6k1/pp2pppp/2p5/3p4/3P4/4P3/PP3PPP/6K1 w - - 0 1
PATTERN "CARLSBAD"
AUTHOR "Lucena"
DESCRIPTION "Carlsbad structure: the pawn on <P1> against <p1> and <p2>"
WEIGHT 0.0
ACTORS P1,p1,p2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 4 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  EXISTINFILE(P,5) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 5 OR BLACK AND RANKOF(p1) = 4) AND
  FILEOF(p2) = 3 AND
  (WHITE AND RANKOF(p2) = 6 OR BLACK AND RANKOF(p2) = 3) AND
  EXISTINFILE(P,3) = FALSE AND
  EXISTINFILE(p,5) = FALSE;
