//@ theme tactics
//@ title.pt Cravada relativa
//@ title.en Relative pin
//@ pt <F1> crava <f1>: se ela sair, <f2> cai
//@ en <F1> pins <f1>: if it moves, <f2> falls
//@ says pin_relative
//@ yes 3qk3/8/5n2/6B1/8/8/8/4K3 w - - 0 1
//@ no 4k3/8/4pn2/6B1/8/8/8/4K3 w - - 0 1
PATTERN "RELATIVE_PIN"
AUTHOR "Lucena"
DESCRIPTION "<F1> pins <f1>: if it moves, <f2> falls"
WEIGHT 0.5
SCENARIO
  F1 INDIRECTATTACK (f1,f2)
PRECONDITION
  TYPEOF(f2,K) = FALSE AND
  VALUEOF(f2) > VALUEOF(f1) AND
  VALUEOF(f2) > VALUEOF(F1);
