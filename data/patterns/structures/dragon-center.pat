//@ theme structures
//@ title.pt Estrutura do Dragão
//@ title.en Dragon structure
//@ pt Estrutura do Dragão: <P1>, <P2> e <P3>, com a coluna semiaberta ao lado
//@ en Dragon structure: <P1>, <P2> and <P3>, with the half-open file beside them
//@ yes 6k1/ppp2ppp/8/4p3/8/3P2P1/PP2PP1P/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/8/4p3/8/3PP3/PP3PPP/6K1 w - - 0 1
PATTERN "DRAGON_CENTER"
AUTHOR "Lucena"
DESCRIPTION "Dragon structure: <P1>, <P2> and <P3>, with the half-open file beside them"
WEIGHT 0.0
ACTORS P1,P2,P3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 4 AND
  (WHITE AND RANKOF(P1) = 3 OR BLACK AND RANKOF(P1) = 6) AND
  FILEOF(P2) = 5 AND
  (WHITE AND RANKOF(P2) = 2 OR BLACK AND RANKOF(P2) = 7) AND
  FILEOF(P3) = 7 AND
  (WHITE AND RANKOF(P3) = 3 OR BLACK AND RANKOF(P3) = 6) AND
  EXISTINFILE(p,5) AND
  EXISTINFILE(P,3) = FALSE AND
  EXISTINFILE(p,4) = FALSE;
