//@ theme strategy
//@ title.pt Cadeia de peões
//@ title.en Pawn chain
//@ pt Os peões <P1>, <P2> e <P3> formam uma cadeia
//@ en The pawns <P1>, <P2> and <P3> form a chain
//@ yes 4k3/8/8/4P3/3P4/2P5/8/4K3 w - - 0 1
//@ no 4k3/8/8/8/2PPP3/8/8/4K3 w - - 0 1
PATTERN "PAWN_CHAIN"
AUTHOR "Lucena"
DESCRIPTION "The pawns <P1>, <P2> and <P3> form a chain"
WEIGHT 0.2
SCENARIO
  P1 DEFENDS P2
  P2 DEFENDS P3;
