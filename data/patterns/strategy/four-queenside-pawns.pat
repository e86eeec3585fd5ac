//@ theme strategy
//@ title.pt Quatro peões na ala da dama
//@ title.en Four queenside pawns
//@ pt Na ala da dama estão os peões <P1>, <P2>, <P3> e <P4>
//@ en On the queenside stand the pawns <P1>, <P2>, <P3> and <P4>
//@ yes 3k4/8/8/8/8/1P6/PPP5/3K4 w - - 0 1
//@ no 3k4/8/8/8/8/8/PPP1P3/3K4 w - - 0 1
// For counting: a side has at least 4 pawns on the wing if this stands for it, and fewer if it does not.
PATTERN "FOUR_QUEENSIDE_PAWNS"
AUTHOR "Lucena"
DESCRIPTION "On the queenside stand the pawns <P1>, <P2>, <P3> and <P4>"
WEIGHT 0.0
ACTORS P1,P2,P3,P4
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P4) <= 3 AND
  FILEOF(P1) * 8 + RANKOF(P1) < FILEOF(P2) * 8 + RANKOF(P2) AND
  FILEOF(P2) * 8 + RANKOF(P2) < FILEOF(P3) * 8 + RANKOF(P3) AND
  FILEOF(P3) * 8 + RANKOF(P3) < FILEOF(P4) * 8 + RANKOF(P4);
