//@ theme strategy
//@ title.pt Bispos de cores opostas
//@ title.en Opposite-colored bishops
//@ pt Os bispos <B1> e <b1> andam em casas de cores diferentes
//@ en The bishops <B1> and <b1> move on squares of different colors
//@ says opposite_bishops
//@ yes 4k3/3b4/8/8/8/8/8/2B1K3 w - - 0 1
//@ no 4k3/4b3/8/8/8/8/8/2B1K3 w - - 0 1
//@ no 4k3/3bb3/8/8/8/8/8/2B1K3 w - - 0 1
PATTERN "OPPOSITE_BISHOPS"
AUTHOR "Lucena"
DESCRIPTION "The bishops <B1> and <b1> move on squares of different colors"
WEIGHT 0.1
ACTORS B1,b1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  SQUARECOLOROF(B) != SQUARECOLOROF(b);
