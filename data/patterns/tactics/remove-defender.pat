//@ theme tactics
//@ title.pt Eliminação do defensor
//@ title.en Removal of the defender
//@ pt <F1> toma <f1>, único defensor de <f2>, que <F2> ataca
//@ en <F1> takes <f1>, the only defender of <f2>, which <F2> attacks
//@ says removes_defender
//@ yes 6k1/8/2n5/1B2b3/8/8/8/4R1K1 w - - 0 1
//@ no 6k1/8/2n2p2/1B2b3/8/8/8/4R1K1 w - - 0 1
PATTERN "REMOVE_THE_DEFENDER"
AUTHOR "Lucena"
DESCRIPTION "<F1> takes <f1>, the only defender of <f2>, which <F2> attacks"
WEIGHT 0.7
SCENARIO
  F1 ATTACKS f1
  f1 DEFENDS f2
  F2 ATTACKS f2
PRECONDITION
  TYPEOF(f1,K) = FALSE AND
  TYPEOF(f2,K) = FALSE AND
  YOURDEFENSES(f2) = 1
TACTICALS
  F1,f1
POSTCONDITION
  YOURDEFENSES(f2) = 0;
