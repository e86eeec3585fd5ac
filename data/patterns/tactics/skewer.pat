//@ theme tactics
//@ title.pt Espeto
//@ title.en Skewer
//@ pt <F1> ataca <f1>, que ao sair entrega <f2>
//@ en <F1> attacks <f1>, which on moving away gives up <f2>
//@ says skewer
//@ yes 4r2k/8/8/4q3/8/8/8/K3R3 w - - 0 1
//@ no 4r2k/8/8/4p3/8/8/8/K3R3 w - - 0 1
PATTERN "SKEWER"
AUTHOR "Lucena"
DESCRIPTION "<F1> attacks <f1>, which on moving away gives up <f2>"
WEIGHT 0.7
SCENARIO
  F1 INDIRECTATTACK (f1,f2)
PRECONDITION
  VALUEOF(f1) > VALUEOF(f2) AND
  VALUEOF(f1) > VALUEOF(F1);
