//@ theme thesis
//@ title.pt Mate em um apoiado
//@ title.en Supported mate in one
//@ pt <F1> dá mate em <S1>, apoiada por <F2>
//@ en <F1> mates on <S1>, supported by <F2>
//@ yes 5rk1/5ppp/8/6N1/8/3Q4/8/6K1 w - - 0 1
//@ no 5rk1/5ppp/8/8/8/3Q4/8/6K1 w - - 0 1
PATTERN "LINHARES_01_07"
AUTHOR "Luis Bueno"
DESCRIPTION "Checkmate in one ply"
WEIGHT 1.0
SCENARIO
  F1 POSSIBLEATTACK (S1,k1)
  F2 DEFENDS S1
PRECONDITION
  DIRECTDEFENSES(S1,OPONENT) = 0
TACTICALS
  F1,S1
POSTCONDITION
  MOVESOF(k1) = 0;
