//@ theme tactics
//@ title.pt Peão prestes a promover
//@ title.en Pawn about to promote
//@ pt O peão <P1> pode promover em <S1>, casa que o adversário não controla
//@ en The pawn <P1> can promote on <S1>, a square the opponent does not control
//@ says promotion
//@ yes 8/P7/8/8/8/8/k7/7K w - - 0 1
//@ no 8/Pk6/8/8/8/8/8/7K w - - 0 1
PATTERN "PROMOTION"
AUTHOR "Lucena"
DESCRIPTION "The pawn <P1> can promote on <S1>, a square the opponent does not control"
WEIGHT 0.9
SCENARIO
  P1 MOVE S1
PRECONDITION
  (RANKOF(S1) = 8 OR RANKOF(S1) = 1) AND
  YOURDEFENSES(S1) = 0;
