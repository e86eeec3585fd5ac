//@ theme mates
//@ title.pt Mate sufocado
//@ title.en Smothered mate
//@ pt <N1> dá mate em <S1>: o rei <k1> está cercado por suas próprias peças
//@ en <N1> mates on <S1>: the king <k1> is walled in by its own pieces
//@ yes 6rk/6pp/7N/8/8/8/8/6K1 w - - 0 1
//@ no 5r1k/6pp/7N/8/8/8/8/6K1 w - - 0 1
PATTERN "SMOTHERED_MATE"
AUTHOR "Lucena"
DESCRIPTION "<N1> mates on <S1>: the king <k1> is walled in by its own pieces"
WEIGHT 1.0
SCENARIO
  N1 CHECKMATE S1
  k1 DEFENDS f1
  k1 DEFENDS f2
  k1 DEFENDS f3
PRECONDITION
  ONCORNER(k1);
