//@ theme thesis
//@ title.pt Ataque duplo dinâmico
//@ title.en Dynamic double attack
//@ pt <F1> vai a <S1> e ataca <f1> e <f2>
//@ en <F1> goes to <S1> and attacks <f1> and <f2>
//@ yes r3k3/1r6/7K/3N4/4p3/8/8/8 w - - 0 1
//@ yes r3k3/1r5K/8/3N4/4p3/8/8/8 w - - 0 1
//@ yes 2qrr1n1/3b1kp1/2pBpn1p/1p2PP2/p2P4/1BP5/P3Q1PP/4RRK1 w - - 0 1
//@ no 7k/8/8/8/8/8/8/N3K3 w - - 0 1
PATTERN "DYNAMICDOUBLEATTACK"
AUTHOR "Luis Bueno"
DESCRIPTION "<F1> moves to <S1> and attacks <f1> and <f2>"
WEIGHT 0.8
SCENARIO
  F1 POSSIBLEATTACK (S1,f1)
  F1 POSSIBLEATTACK (S1,f2);
