//@ theme strategy
//@ title.pt Dois peões na ala do rei
//@ title.en Two kingside pawns
//@ pt Na ala do rei estão os peões <P1> e <P2>
//@ en On the kingside stand the pawns <P1> and <P2>
//@ yes 3k4/8/8/8/8/8/6PP/3K4 w - - 0 1
//@ no 3k4/8/8/8/8/8/4PP2/3K4 w - - 0 1
// For counting: a side has at least 2 pawns on the wing if this stands for it, and fewer if it does not.
PATTERN "TWO_KINGSIDE_PAWNS"
AUTHOR "Lucena"
DESCRIPTION "On the kingside stand the pawns <P1> and <P2>"
WEIGHT 0.0
ACTORS P1,P2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) >= 6 AND
  FILEOF(P1) * 8 + RANKOF(P1) < FILEOF(P2) * 8 + RANKOF(P2);
