//@ theme strategy
//@ title.pt Peões dobrados
//@ title.en Doubled pawns
//@ pt Os peões <P1> e <P2> estão dobrados
//@ en The pawns <P1> and <P2> are doubled
//@ yes 4k3/8/8/8/8/2P5/2P5/4K3 w - - 0 1
//@ no 4k3/8/8/8/8/2P5/1P6/4K3 w - - 0 1
PATTERN "DOUBLED_PAWNS"
AUTHOR "Lucena"
DESCRIPTION "The pawns <P1> and <P2> are doubled"
WEIGHT -0.2
ACTORS P1,P2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = FILEOF(P2) AND
  RANKOF(P1) < RANKOF(P2);
