//@ theme mates
//@ title.pt Mate das dragonas (sentido amplo)
//@ title.en Epaulette mate (wide sense)
//@ pt <F1> dá mate em <S1> ao rei <k1>, que tem peças dos dois lados
//@ en <F1> mates on <S1> the king <k1>, which has pieces on both sides
//@ lichess epauletteMate
//@ yes 3rkr2/8/Q7/8/8/8/8/6K1 w - - 0 1
//@ no 3rk3/8/Q7/8/8/8/8/6K1 w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "EPAULETTE_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates on <S1> the king <k1>, which has pieces on both sides"
WEIGHT 0.0
ACTORS k1
SCENARIO
  F1 CHECKMATE S1
TACTICALS
  F1,S1
POSTCONDITION
  SHOULDERED(k1);
