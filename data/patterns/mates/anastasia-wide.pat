//@ theme mates
//@ title.pt Mate de Anastasia (sentido amplo)
//@ title.en Anastasia's mate (wide sense)
//@ pt <F1> dá mate em <S1> ao rei <k1> na borda, com <f1> ao lado dele e o cavalo <N1> a três casas
//@ en <F1> mates on <S1> the king <k1> on the edge, with <f1> beside it and the knight <N1> three squares away
//@ lichess anastasiaMate
//@ yes 5r2/4Nppk/8/8/8/4R3/8/6K1 w - - 0 1
//@ no 2k5/1pp3p1/p7/5qp1/BPP5/P2p2P1/6PK/4QR2 b - - 0 31
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "ANASTASIA_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates on <S1> the king <k1> on the edge, with <f1> beside it and the knight <N1> three squares away"
WEIGHT 0.0
ACTORS N1,k1
SCENARIO
  F1 CHECKMATE S1
  k1 DEFENDS f1
TACTICALS
  F1,S1
POSTCONDITION
  (TYPEOF(F1,R) OR TYPEOF(F1,Q)) AND
  FILEOF(F1) = FILEOF(k1) AND
  (FILEOF(k1) = 1 OR FILEOF(k1) = 8) AND
  ONCORNER(k1) = FALSE AND
  RANKOF(f1) = RANKOF(k1) AND
  RANKOF(N1) = RANKOF(k1) AND
  FILEDISTANCE(N1,k1) = 3;
