//@ theme tactics
//@ title.pt Peça sobrecarregada
//@ title.en Overloaded piece
//@ pt <f1> defende sozinha <f2>, atacada por <F1>, e <f3>, atacada por <F2>
//@ en <f1> alone defends <f2>, attacked by <F1>, and <f3>, attacked by <F2>
//@ says overloading
//@ yes 6k1/8/8/1b2q2n/8/8/8/1R3K1R w - - 0 1
//@ no 6k1/8/2p5/1b2q2n/8/8/8/1R3K1R w - - 0 1
PATTERN "OVERLOADED_PIECE"
AUTHOR "Lucena"
DESCRIPTION "<f1> alone defends <f2>, attacked by <F1>, and <f3>, attacked by <F2>"
WEIGHT 0.6
SCENARIO
  f1 DEFENDS f2
  f1 DEFENDS f3
  F1 ATTACKS f2
  F2 ATTACKS f3
PRECONDITION
  YOURDEFENSES(f2) = 1 AND
  YOURDEFENSES(f3) = 1 AND
  FILEOF(f2) + 8 * RANKOF(f2) < FILEOF(f3) + 8 * RANKOF(f3);
