//@ theme thesis
//@ title.pt Mate a descoberto
//@ title.en Mate by discovered attack
//@ pt <F2> sai para <S1> e <F1> dá mate ao rei <k1>
//@ en <F2> leaves for <S1> and <F1> mates the king <k1>
//@ yes 6rk/7p/8/4N3/8/8/1B6/5K2 w - - 0 1
//@ no 6rk/8/8/4N3/8/8/1B6/5K2 w - - 0 1
PATTERN "Linhares_02_04"
AUTHOR "Luis Bueno"
DESCRIPTION "Checkmate with discovered attack"
WEIGHT 1.0
SCENARIO
  F1 INDIRECTATTACK (F2,k1)
  F2 MOVE S1
PRECONDITION
  MOVESOF(k1) <= 1
TACTICALS
  F2,S1
POSTCONDITION
  MOVESOF(k1) = 0;
