//@ theme thesis
//@ title.pt Philidor, primeira versão
//@ title.en Philidor, first version
//@ pt <F1> se sacrifica em <S2>, a torre <r1> toma e o cavalo <N1> dá mate sufocado em <S1>
//@ en <F1> sacrifices itself on <S2>, the rook <r1> takes and the knight <N1> smothers the king from <S1>
//@ yes r1q2r1k/1pp2p1p/p4P1N/8/8/8/PPP5/1K4R1 w - - 0 1
//@ no 4k3/8/8/8/8/8/8/4K3 w - - 0 1
PATTERN "PHILIDOR 1.0"
AUTHOR "Luis Bueno"
DESCRIPTION "Philidor 01"
WEIGHT 999.0
SCENARIO
  N1 POSSIBLEATTACK (S1,k1)
  F1 POSSIBLEATTACK (S2,k1)
  r1 DEFENDS S2
  k1 DEFENDS p1
PRECONDITION
  RANKOF(k1) = RANKOF(r1) AND
  (FILEOF(p1) = 8 OR FILEOF(p1) = 1) AND
  (RANKOF(k1) = 8 OR RANKOF(k1) = 1) AND
  (TYPEOF(F1,Q) OR TYPEOF(F1,R));
