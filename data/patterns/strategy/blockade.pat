//@ theme strategy
//@ title.pt Bloqueio do peão passado
//@ title.en Blockade of a passed pawn
//@ pt <F1> bloqueia o peão passado <p1>
//@ en <F1> blockades the passed pawn <p1>
//@ says blockade
//@ yes 4k3/8/8/3p4/3N4/8/8/4K3 w - - 0 1
//@ no 4k3/8/8/3p4/3N4/2P5/8/4K3 w - - 0 1
PATTERN "BLOCKADE"
AUTHOR "Lucena"
DESCRIPTION "<F1> blockades the passed pawn <p1>"
WEIGHT 0.4
SCENARIO
  F1 BLOCKS p1
PRECONDITION
  TYPEOF(F1,P) = FALSE AND
  SENTRY(p1) = 0 AND
  RAM(p1) = 0;
