//@ theme structures
//@ title.pt Estrutura Benko
//@ title.en Benko structure
//@ pt Estrutura Benko: colunas abertas na ala da dama atrás de <P1> e <P2>
//@ en Benko structure: open files on the queenside behind <P1> and <P2>
//@ yes 6k1/pp3ppp/8/4p3/2Pp4/3P2P1/4PP1P/6K1 w - - 0 1
//@ no 6k1/pp3ppp/8/4p3/2Pp4/3P2P1/PP2PP1P/6K1 w - - 0 1
PATTERN "BENKO_FILES"
AUTHOR "Lucena"
DESCRIPTION "Benko structure: open files on the queenside behind <P1> and <P2>"
WEIGHT 0.0
ACTORS P1,P2,p1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  FILEOF(P2) = 4 AND
  (WHITE AND RANKOF(P2) = 3 OR BLACK AND RANKOF(P2) = 6) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 4 OR BLACK AND RANKOF(p1) = 5) AND
  EXISTINFILE(P,1) = FALSE AND
  EXISTINFILE(P,2) = FALSE AND
  EXISTINFILE(p,3) = FALSE;
