//@ theme mates
//@ title.pt Figura de Anastasia
//@ title.en Anastasia's figure
//@ pt <F1> dá mate ao rei <k1> ao longo da borda, com a peça <f1> ao lado dele e o cavalo <N1> a três casas da borda
//@ en <F1> mates the king <k1> along the edge, with the piece <f1> beside it and the knight <N1> three squares away
//@ yes 5r2/4Nppk/8/8/8/4R3/8/6K1 w - - 0 1
//@ yes Q3r1k1/p4ppp/8/1p4N1/8/6P1/PP5P/R5K1 w - - 1 25
//@ no 5r2/4Nppk/3q4/8/8/4R3/8/6K1 w - - 0 1
//@ no 2k5/1pp3p1/p7/5qp1/BPP5/P2p2P1/6PK/4QR2 b - - 0 31
// The figure of the mate whether or not the knight has a flight square to guard; ANASTASIA_MATE asks for that.
PATTERN "ANASTASIA_FIGURE"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates <k1> along the edge, <f1> beside it and the knight <N1> three squares away"
WEIGHT 1.0
ACTORS N1
SCENARIO
  k1 DEFENDS f1
  { F1 CHECKMATE S1
    OR
    F2 CHECKMATE S3
    F1 INDIRECTATTACK (F2,k1) }
PRECONDITION
  ONEDGE(k1) AND
  (TYPEOF(F1,R) OR TYPEOF(F1,Q) OR TYPEOF(F1,P)) AND
  MAXDISTANCE(N1,k1) = 3 AND
  MAXDISTANCE(N1,f1) = 2 AND
  (RANKOF(N1) = RANKOF(k1) AND RANKOF(f1) = RANKOF(k1) AND (FILEOF(k1) = 1 OR FILEOF(k1) = 8) OR
   FILEOF(N1) = FILEOF(k1) AND FILEOF(f1) = FILEOF(k1) AND (RANKOF(k1) = 1 OR RANKOF(k1) = 8))
TACTICALS
  F1,S1
  F2,S3
POSTCONDITION
  (TYPEOF(F1,R) OR TYPEOF(F1,Q)) AND
  (FILEOF(f1) != FILEOF(k1) AND FILEOF(F1) = FILEOF(k1) OR
   RANKOF(f1) != RANKOF(k1) AND RANKOF(F1) = RANKOF(k1));
