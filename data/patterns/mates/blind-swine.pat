//@ theme mates
//@ title.pt Mate dos porcos cegos
//@ title.en Blind swine mate
//@ pt As torres <F1> e <R1>, lado a lado na sétima fileira, dão mate ao rei <k1>
//@ en The rooks <F1> and <R1>, side by side on the seventh rank, mate the king <k1>
//@ yes 5rk1/R6R/8/8/8/8/8/6K1 w - - 0 1
//@ no 5rk1/R7/8/8/8/8/8/6K1 w - - 0 1
PATTERN "BLIND_SWINE_MATE"
AUTHOR "Lucena"
DESCRIPTION "The rooks <F1> and <R1>, side by side on the seventh rank, mate the king <k1>"
WEIGHT 1.0
ACTORS R1,k1
SCENARIO
  F1 CHECKMATE S1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,R) AND
  CHECKING(F1) AND
  MAXDISTANCE(F1,k1) = 1 AND
  MAXDISTANCE(R1,k1) = 1 AND
  MANHATTANDISTANCE(F1,R1) = 1 AND
  (WHITE AND RANKOF(F1) = 7 OR BLACK AND RANKOF(F1) = 2) AND
  (WHITE AND RANKOF(k1) = 8 OR BLACK AND RANKOF(k1) = 1);
