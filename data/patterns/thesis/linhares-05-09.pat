//@ theme thesis
//@ title.pt Garfo absoluto
//@ title.en Absolute fork
//@ pt <F1> vai a <s1> e dá xeque ao rei <k1> atacando <f1>
//@ en <F1> goes to <s1>, checks the king <k1> and attacks <f1>
//@ yes r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1
//@ yes r3k3/8/8/1r1N4/7K/8/8/8 w - - 0 1
//@ no r3k3/8/8/1r1N3K/8/8/8/8 w - - 0 1
PATTERN "LINHARES_05_09"
AUTHOR "Luis Bueno"
DESCRIPTION "Absolute fork"
WEIGHT 1.0
SCENARIO
  F1 POSSIBLEATTACK (>s1<,k1)
  F1 POSSIBLEATTACK (>s1<,>f1<);
