//@ theme mates
//@ title.pt Mate dos porcos cegos (sentido amplo)
//@ title.en Blind swine mate (wide sense)
//@ pt As torres <F1> e <R1>, lado a lado, dão mate ao rei <k1>
//@ en The rooks <F1> and <R1>, side by side, mate the king <k1>
//@ lichess blindSwineMate
//@ yes 8/2p4p/8/3P1R2/6k1/8/5RK1/3q4 w - - 12 57
//@ no 5rk1/R7/8/8/8/8/8/6K1 w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "BLIND_SWINE_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The rooks <F1> and <R1>, side by side, mate the king <k1>"
WEIGHT 0.0
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
  MANHATTANDISTANCE(F1,R1) = 1;
