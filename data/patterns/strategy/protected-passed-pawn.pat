//@ theme strategy
//@ title.pt Peão passado apoiado
//@ title.en Protected passed pawn
//@ pt O peão passado <P1> é apoiado pelo peão <P2>
//@ en The passed pawn <P1> is supported by the pawn <P2>
//@ says creates_passed_pawn
//@ yes 4k3/8/8/3P4/4P2p/8/8/4K3 w - - 0 1
//@ no 4k3/2p5/8/3P4/4P3/8/8/4K3 w - - 0 1
PATTERN "PROTECTED_PASSED_PAWN"
AUTHOR "Lucena"
DESCRIPTION "The passed pawn <P1> is supported by the pawn <P2>"
WEIGHT 0.5
SCENARIO
  P2 DEFENDS P1
PRECONDITION
  SENTRY(P1) = 0 AND
  RAM(P1) = 0;
