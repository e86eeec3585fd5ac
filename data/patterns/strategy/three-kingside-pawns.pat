//@ theme strategy
//@ title.pt Três peões na ala do rei
//@ title.en Three kingside pawns
//@ pt Na ala do rei estão os peões <P1>, <P2> e <P3>
//@ en On the kingside stand the pawns <P1>, <P2> and <P3>
//@ yes 3k4/8/8/8/8/8/5PPP/3K4 w - - 0 1
//@ no 3k4/8/8/8/8/8/4PPP1/3K4 w - - 0 1
// For counting: a side has at least 3 pawns on the wing if this stands for it, and fewer if it does not.
PATTERN "THREE_KINGSIDE_PAWNS"
AUTHOR "Lucena"
DESCRIPTION "On the kingside stand the pawns <P1>, <P2> and <P3>"
WEIGHT 0.0
ACTORS P1,P2,P3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) >= 6 AND
  FILEOF(P1) * 8 + RANKOF(P1) < FILEOF(P2) * 8 + RANKOF(P2) AND
  FILEOF(P2) * 8 + RANKOF(P2) < FILEOF(P3) * 8 + RANKOF(P3);
