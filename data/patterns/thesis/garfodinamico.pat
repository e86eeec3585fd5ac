//@ theme thesis
//@ title.pt Garfo dinâmico
//@ title.en Dynamic fork
//@ pt <F1> vai a <S1>, de onde ataca <f2> e <f3>
//@ en <F1> goes to <S1>, from where it attacks <f2> and <f3>
//@ yes 2qrr1n1/3b1kp1/2pBpn1p/1p2PP2/p2P4/1BP5/P3Q1PP/4RRK1 w - - 0 1
//@ no 7k/8/8/8/8/8/8/N3K3 w - - 0 1
PADRAO "GARFODINAMICO"
AUTOR "Luis Bueno"
DESCRICAO "<F1> move para <S1> de onde ataca <f2> e <f3>"
PESO 0.8
CENARIO
  F1 ATACA (S1,f2)
  F1 ATACA (S1,f3);
