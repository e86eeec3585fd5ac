//@ theme thesis
//@ title.pt Garfo dinâmico de peão
//@ title.en Dynamic pawn fork
//@ pt O peão <P1> pode atacar <f1> e <f2> a partir de <S1>
//@ en The pawn <P1> can attack <f1> and <f2> from <S1>
//@ yes 2qrr1n1/3b1kp1/2pBpn1p/1p2PP2/p2P4/1BP5/P3Q1PP/4RRK1 w - - 0 1
//@ no 4k3/8/8/8/8/8/P7/4K3 w - - 0 1
PATTERN "DYNAMICFORK"
AUTHOR "Luis Bueno"
DESCRIPTION "<P1> can attack <f1> and <f2> through <S1>"
WEIGHT 0.8
SCENARIO
  P1 POSSIBLEATTACK (S1,f1)
  P1 POSSIBLEATTACK (S1,f2);
