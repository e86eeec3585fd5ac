//@ theme thesis
//@ title.pt Ataque duplo
//@ title.en Double attack
//@ pt <F1> ataca <f1> e <f2>
//@ en <F1> attacks <f1> and <f2>
//@ yes 4k3/8/8/1r1r4/8/2N5/8/4K3 w - - 0 1
//@ no 4k3/8/8/8/8/8/8/4K3 w - - 0 1
PATTERN "DOUBLEATTACK"
AUTHOR "Luis Bueno"
DESCRIPTION "<F1> attacks <f1> and <f2>"
WEIGHT 0.8
SCENARIO
  F1 ATTACKS f1
  F1 ATTACKS f2;
