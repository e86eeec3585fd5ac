//@ theme tactics
//@ title.pt Bateria
//@ title.en Battery
//@ pt <F2>, atrás de <F1>, reforça sua ação na mesma linha
//@ en <F2> behind <F1> doubles its force along the same line
//@ says battery
//@ yes 6k1/8/8/8/8/3R4/3Q4/6K1 w - - 0 1
//@ yes 6k1/8/8/8/8/3B4/2Q5/6K1 w - - 0 1
//@ no 6k1/8/8/8/8/4R3/3Q4/6K1 w - - 0 1
//@ no 6k1/8/8/8/8/3B4/3Q4/6K1 w - - 0 1
PATTERN "BATTERY"
AUTHOR "Lucena"
DESCRIPTION "<F2> behind <F1> doubles its force along the same line"
WEIGHT 0.4
SCENARIO
  F2 INDIRECTDEFENSE (F1,S1)
  F1 DEFENDS S1
PRECONDITION
  (TYPEOF(F1,Q) OR TYPEOF(F1,R) OR TYPEOF(F1,B));
