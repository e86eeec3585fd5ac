//@ theme strategy
//@ title.pt Três peões na ala da dama
//@ title.en Three queenside pawns
//@ pt Na ala da dama estão os peões <P1>, <P2> e <P3>
//@ en On the queenside stand the pawns <P1>, <P2> and <P3>
//@ yes 3k4/8/8/8/8/8/PPP5/3K4 w - - 0 1
//@ no 3k4/8/8/8/8/8/PP2P3/3K4 w - - 0 1
// For counting: a side has at least 3 pawns on the wing if this stands for it, and fewer if it does not.
PATTERN "THREE_QUEENSIDE_PAWNS"
AUTHOR "Lucena"
DESCRIPTION "On the queenside stand the pawns <P1>, <P2> and <P3>"
WEIGHT 0.0
ACTORS P1,P2,P3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P3) <= 3 AND
  FILEOF(P1) * 8 + RANKOF(P1) < FILEOF(P2) * 8 + RANKOF(P2) AND
  FILEOF(P2) * 8 + RANKOF(P2) < FILEOF(P3) * 8 + RANKOF(P3);
