//@ theme strategy
//@ title.pt Posto avançado do cavalo
//@ title.en Knight outpost
//@ pt O cavalo <N1>, apoiado pelo peão <P1>, não pode ser expulso por peões
//@ en The knight <N1>, supported by the pawn <P1>, cannot be driven away by pawns
//@ yes 4k3/p4p1p/8/3N4/2P5/8/8/4K3 w - - 0 1
//@ no 4k3/p3pp1p/8/3N4/2P5/8/8/4K3 w - - 0 1
//@ no 4k3/8/8/3N4/8/8/2P5/4K3 w - - 0 1
PATTERN "KNIGHT_OUTPOST"
AUTHOR "Lucena"
DESCRIPTION "The knight <N1>, supported by the pawn <P1>, cannot be driven away by pawns"
WEIGHT 0.4
SCENARIO
  P1 DEFENDS N1
PRECONDITION
  (WHITE AND RANKOF(N1) >= 4 AND RANKOF(N1) <= 6 OR BLACK AND RANKOF(N1) >= 3 AND RANKOF(N1) <= 5) AND
  EXISTINFILE(p,FILEOF(N1) - 1) = FALSE AND
  EXISTINFILE(p,FILEOF(N1) + 1) = FALSE;
