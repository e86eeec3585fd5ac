//@ theme strategy
//@ title.pt Posto avançado do cavalo
//@ title.en Knight outpost
//@ pt O cavalo <N1>, apoiado pelo peão <P1>, não é atacado por peões, nem pode ser no próximo lance
//@ en The knight <N1>, supported by the pawn <P1>, is not attacked by pawns, nor can it be with their next move
//@ says outpost
//@ yes 4k3/p4p1p/8/3N4/2P5/8/8/4K3 w - - 0 1
//@ yes 4k3/p4p1p/8/2pNp3/2P5/8/8/4K3 w - - 0 1
//@ yes 4k3/5p1p/8/3N4/2P1p3/8/8/4K3 w - - 0 1
//@ no 4k3/p3pp1p/8/3N4/2P5/8/8/4K3 w - - 0 1
//@ no 4k3/p1p2p1p/8/3N4/2P5/8/8/4K3 w - - 0 1
//@ no 4k3/5p1p/4p3/3N4/2P5/8/8/4K3 w - - 0 1
//@ no 4k3/8/8/3N4/8/8/2P5/4K3 w - - 0 1
// A pawn beside or behind the knight does no harm; one that could drive it away does, even by a double step.
PATTERN "KNIGHT_OUTPOST"
AUTHOR "Lucena"
DESCRIPTION "The knight <N1>, supported by the pawn <P1>, is not attacked by pawns, nor can it be with their next move"
WEIGHT 0.4
SCENARIO
  P1 DEFENDS N1
  p1 NOT ATTACKS N1
  p2 NOT POSSIBLEATTACK (S1,N1)
PRECONDITION
  WHITE AND RANKOF(N1) >= 4 AND RANKOF(N1) <= 6 OR BLACK AND RANKOF(N1) >= 3 AND RANKOF(N1) <= 5;
