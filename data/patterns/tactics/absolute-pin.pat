//@ theme tactics
//@ title.pt Cravada absoluta
//@ title.en Absolute pin
//@ pt <F1> crava <f1> contra o rei <k1>
//@ en <F1> pins <f1> against the king <k1>
//@ says pin_absolute
//@ yes 4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1
//@ no 3k4/8/2n5/1B6/8/8/8/4K3 w - - 0 1
PATTERN "ABSOLUTE_PIN"
AUTHOR "Lucena"
DESCRIPTION "<F1> pins <f1> against the king <k1>"
WEIGHT 0.6
SCENARIO
  F1 INDIRECTATTACK (f1,k1);
