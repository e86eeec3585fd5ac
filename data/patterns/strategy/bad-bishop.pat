//@ theme strategy
//@ title.pt Bispo mau
//@ title.en Bad bishop
//@ pt O bispo <B1> é limitado pelos próprios peões bloqueados <P1> e <P2>, em casas da sua cor
//@ en The bishop <B1> is hemmed in by its own blocked pawns <P1> and <P2> on squares of its color
//@ yes 4k3/8/4p3/3pP3/3P4/2B5/8/4K3 w - - 0 1
//@ no 4k3/8/4p3/3pP3/3P4/3B4/8/4K3 w - - 0 1
PATTERN "BAD_BISHOP"
AUTHOR "Lucena"
DESCRIPTION "The bishop <B1> is hemmed in by its own blocked pawns <P1> and <P2> on squares of its color"
WEIGHT -0.4
ACTORS B1
SCENARIO
  f1 BLOCKS P1
  f2 BLOCKS P2
PRECONDITION
  SQUARECOLOROF(P1) = SQUARECOLOROF(B1) AND
  SQUARECOLOROF(P2) = SQUARECOLOROF(B1) AND
  FILEOF(P1) >= 3 AND
  FILEOF(P2) <= 6 AND
  FILEOF(P1) < FILEOF(P2);
