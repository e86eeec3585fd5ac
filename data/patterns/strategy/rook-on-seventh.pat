//@ theme strategy
//@ title.pt Torre na sétima
//@ title.en Rook on the seventh rank
//@ pt A torre <R1> domina a sétima fileira
//@ en The rook <R1> rules the seventh rank
//@ says rook_seventh_rank
//@ yes 6k1/R4ppp/8/8/8/8/8/6K1 w - - 0 1
//@ no 6k1/5ppp/R7/8/8/8/8/6K1 w - - 0 1
PATTERN "ROOK_ON_SEVENTH"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1> rules the seventh rank"
WEIGHT 0.4
ACTORS R1,k1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  (WHITE AND RANKOF(R1) = 7 AND (RANKOF(k1) = 8 OR EXISTINRANK(p,7)) OR BLACK AND RANKOF(R1) = 2 AND (RANKOF(k1) = 1 OR EXISTINRANK(p,2)));
