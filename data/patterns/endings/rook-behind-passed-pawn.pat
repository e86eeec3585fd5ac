//@ theme endings
//@ title.pt Torre atrás do peão passado
//@ title.en Rook behind the passed pawn
//@ pt A torre <R1> apoia por trás o peão passado <P1>
//@ en The rook <R1> supports the passed pawn <P1> from behind
//@ says rook_behind_passer
//@ yes 4k3/8/8/P7/8/8/8/R3K3 w - - 0 1
//@ no R7/4k3/8/P7/8/8/8/4K3 w - - 0 1
PATTERN "ROOK_BEHIND_PASSED_PAWN"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1> supports the passed pawn <P1> from behind"
WEIGHT 0.4
SCENARIO
  R1 DEFENDS P1
PRECONDITION
  FILEOF(R1) = FILEOF(P1) AND
  SENTRY(P1) = 0 AND
  RAM(P1) = 0 AND
  (WHITE AND RANKOF(R1) < RANKOF(P1) OR BLACK AND RANKOF(R1) > RANKOF(P1));
