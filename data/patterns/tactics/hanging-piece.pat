//@ theme tactics
//@ title.pt Peça pendurada
//@ title.en Hanging piece
//@ pt <F1> pode tomar <f1>, que ninguém defende
//@ en <F1> can take <f1>, which nobody defends
//@ says hanging_capture
//@ yes 4k3/8/8/8/3n4/8/8/3RK3 w - - 0 1
//@ no 4k3/8/8/4p3/3n4/8/8/3RK3 w - - 0 1
PATTERN "HANGING_PIECE"
AUTHOR "Lucena"
DESCRIPTION "<F1> can take <f1>, which nobody defends"
WEIGHT 0.8
SCENARIO
  F1 MOVE >f1<;
