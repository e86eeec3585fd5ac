//@ theme structures
//@ title.pt Buraco de Boleslavsky
//@ title.en Boleslavsky hole
//@ pt Com <p1> e <p2> o adversário deixa uma casa central sem defesa de peões
//@ en With <p1> and <p2> the opponent leaves a central square without a pawn to guard it
//@ yes 6k1/pp3ppp/3p4/4p3/4P3/8/PPP2PPP/6K1 w - - 0 1
//@ no 6k1/pp3ppp/3pp3/8/4P3/8/PPP2PPP/6K1 w - - 0 1
PATTERN "BOLESLAVSKY_HOLE"
AUTHOR "Lucena"
DESCRIPTION "With <p1> and <p2> the opponent leaves a central square without a pawn to guard it"
WEIGHT 0.0
ACTORS P1,p1,p2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 5 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 6 OR BLACK AND RANKOF(p1) = 3) AND
  FILEOF(p2) = 5 AND
  (WHITE AND RANKOF(p2) = 5 OR BLACK AND RANKOF(p2) = 4) AND
  EXISTINFILE(P,4) = FALSE AND
  EXISTINFILE(p,3) = FALSE;
