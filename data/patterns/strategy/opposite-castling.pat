//@ theme strategy
//@ title.pt Roques opostos
//@ title.en Castling on opposite sides
//@ pt Os reis <K1> e <k1> rocaram em alas opostas
//@ en The kings <K1> and <k1> have castled on opposite sides
//@ yes r4rk1/5ppp/8/8/8/8/PPP5/2KR3R w - - 0 1
//@ no r4rk1/5ppp/8/8/8/8/5PPP/R4RK1 w - - 0 1
PATTERN "OPPOSITE_CASTLING"
AUTHOR "Lucena"
DESCRIPTION "The kings <K1> and <k1> have castled on opposite sides"
WEIGHT 0.0
ACTORS K1,k1,R1,r1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  (FILEOF(K1) <= 3 AND FILEOF(k1) >= 7 OR FILEOF(K1) >= 7 AND FILEOF(k1) <= 3) AND
  (WHITE AND RANKOF(K1) = 1 AND RANKOF(k1) = 8 OR BLACK AND RANKOF(K1) = 8 AND RANKOF(k1) = 1);
