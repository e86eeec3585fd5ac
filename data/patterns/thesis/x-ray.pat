//@ theme thesis
//@ title.pt Raio X
//@ title.en X-ray
//@ pt <F1> ataca <f2> através de <f1>, que vale mais
//@ en <F1> attacks <f2> through <f1>, which is worth more
//@ yes 4r2k/8/8/4q3/8/8/8/K3R3 w - - 0 1
//@ no 4q2k/8/8/4r3/8/8/8/K3R3 w - - 0 1
PATTERN "X-RAY"
AUTHOR "Luis Bueno"
DESCRIPTION "<F1> indirectly attacks <f2> through <f1>"
WEIGHT 0.6
SCENARIO
  F1 INDIRECTATTACK (f1,f2)
  f1 MOVES S1
PRECONDITION
  (TYPEOF(F1,Q) OU
   TYPEOF(F1,R) OU
   TYPEOF(F1,B)) E
  VALUEOF(f2) < VALUEOF(f1);
