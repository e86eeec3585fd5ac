//@ theme mates
//@ title.pt Mate sufocado
//@ title.en Smothered mate
//@ pt <N1> dá mate em <S1>: o rei <k1> não tem nenhuma casa vazia ao seu redor
//@ en <N1> mates on <S1>: the king <k1> has no empty square around it
//@ yes 6rk/6pp/7N/8/8/8/8/6K1 w - - 0 1
//@ yes r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 0 1
//@ no 5r1k/6pp/7N/8/8/8/8/6K1 w - - 0 1
//@ no 7k/7p/5Kp1/6N1/8/8/8/8 w - - 0 1
PATTERN "SMOTHERED_MATE"
AUTHOR "Lucena"
DESCRIPTION "<N1> mates on <S1>: the king <k1> has no empty square around it"
WEIGHT 1.0
SCENARIO
  N1 CHECKMATE S1
  k1 DEFENDS f1
TACTICALS
  N1,S1
POSTCONDITION
  MAXDISTANCE(S1,k1) = 2 AND
  MINDISTANCE(S1,k1) = 1 AND
  EXISTPATTERN("KING_WITH_AIR",OPPONENT) = FALSE;
