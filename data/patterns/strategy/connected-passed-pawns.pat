//@ theme strategy
//@ title.pt Peões passados ligados
//@ title.en Connected passed pawns
//@ pt Os peões passados <P1> e <P2> estão ligados
//@ en The passed pawns <P1> and <P2> are connected
//@ yes 4k3/8/8/3PP3/8/8/7p/4K3 w - - 0 1
//@ no 4k3/8/8/3P1P2/8/8/8/4K3 w - - 0 1
//@ no 4k3/5p2/8/3PP3/8/8/8/4K3 w - - 0 1
PATTERN "CONNECTED_PASSED_PAWNS"
AUTHOR "Lucena"
DESCRIPTION "The passed pawns <P1> and <P2> are connected"
WEIGHT 0.6
ACTORS P1,P2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P2) - FILEOF(P1) = 1 AND
  RANKDISTANCE(P1,P2) <= 1 AND
  SENTRY(P1) = 0 AND
  RAM(P1) = 0 AND
  SENTRY(P2) = 0 AND
  RAM(P2) = 0;
