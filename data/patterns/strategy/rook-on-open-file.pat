//@ theme strategy
//@ title.pt Torre em coluna aberta
//@ title.en Rook on an open file
//@ pt A torre <R1> ocupa uma coluna aberta
//@ en The rook <R1> stands on an open file
//@ says rook_open_file
//@ yes 6k1/pp3ppp/8/8/8/8/PP3PPP/3R2K1 w - - 0 1
//@ no 6k1/pp1p1ppp/8/8/8/8/PP3PPP/3R2K1 w - - 0 1
PATTERN "ROOK_ON_OPEN_FILE"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1> stands on an open file"
WEIGHT 0.3
ACTORS R1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  EXISTINFILE(P,FILEOF(R1)) = FALSE AND
  EXISTINFILE(p,FILEOF(R1)) = FALSE;
