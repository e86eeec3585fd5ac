//@ theme strategy
//@ title.pt Roques do mesmo lado
//@ title.en Castling on the same side
//@ pt Os reis <K1> e <k1> rocaram na mesma ala
//@ en The kings <K1> and <k1> have castled on the same side
//@ yes r4rk1/5ppp/8/8/8/8/5PPP/R4RK1 w - - 0 1
//@ no r4rk1/5ppp/8/8/8/8/PPP5/2KR3R w - - 0 1
PATTERN "SAME_SIDE_CASTLING"
AUTHOR "Lucena"
DESCRIPTION "The kings <K1> and <k1> have castled on the same side"
WEIGHT 0.0
ACTORS K1,k1,R1,r1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  (FILEOF(K1) <= 3 AND FILEOF(k1) <= 3 OR FILEOF(K1) >= 7 AND FILEOF(k1) >= 7) AND
  (WHITE AND RANKOF(K1) = 1 AND RANKOF(k1) = 8 OR BLACK AND RANKOF(K1) = 8 AND RANKOF(k1) = 1);
