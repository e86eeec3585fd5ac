//@ theme mates
//@ title.pt Mate sufocado
//@ title.en Smothered mate
//@ pt <F1> dá mate em <S1>: o rei <k1> não tem nenhuma casa livre ao seu redor
//@ en <F1> mates on <S1>: the king <k1> has no free square around it
//@ lichess smotheredMate
//@ yes 6rk/6pp/7N/8/8/8/8/6K1 w - - 0 1
//@ yes r1bqkb1r/pp1npppp/2p2n2/8/3PN3/8/PPP1QPPP/R1B1KBNR w KQkq - 0 1
//@ no 5r1k/6pp/7N/8/8/8/8/6K1 w - - 0 1
//@ no 7k/7p/5Kp1/6N1/8/8/8/8 w - - 0 1
PATTERN "SMOTHERED_MATE"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates on <S1>: the king <k1> has no free square around it"
WEIGHT 1.0
ACTORS k1
SCENARIO
  F1 CHECKMATE S1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,N) AND
  CHECKING(F1) AND
  SMOTHERED(k1);
