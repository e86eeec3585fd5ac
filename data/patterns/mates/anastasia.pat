//@ theme mates
//@ title.pt Mate de Anastasia
//@ title.en Anastasia's mate
//@ pt <F1> dá mate ao rei <k1> ao longo da borda; a própria peça <f1> e o cavalo <N1>, que guarda <S2>, tiram-lhe as fugas
//@ en <F1> mates the king <k1> along the edge; its own piece <f1> and the knight <N1>, which guards <S2>, take its flight squares
//@ yes 5r2/4Nppk/8/8/8/4R3/8/6K1 w - - 0 1
//@ yes 2k5/1pp3p1/p7/5qp1/BPP5/P2p2P1/4n1PK/4QR2 b - - 0 31
//@ yes 2R2N1k/p4p1p/1p2p3/4n1p1/8/4K1PP/PP3P2/7b w - - 0 28
//@ no 5r2/4Nppk/3q4/8/8/4R3/8/6K1 w - - 0 1
//@ no 4r1k1/5ppp/8/8/8/8/8/4R1K1 w - - 0 1
// What the games taught: the queen mates as often as the rook, the piece beside the king need not be a pawn,
// the king may stand in a corner, and the mate may be uncovered by another piece or by the knight itself.
PATTERN "ANASTASIA_MATE"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates <k1> along the edge; its own <f1> and the knight <N1>, which guards <S2>, take its flight squares"
WEIGHT 1.0
SCENARIO
  k1 DEFENDS f1
  k1 DEFENDS S2
  { F1 CHECKMATE S1
    N1 DEFENDS S2
    OR
    F2 CHECKMATE S3
    F1 INDIRECTATTACK (F2,k1)
    N1 DEFENDS S2
    OR
    N1 CHECKMATE S4
    F1 INDIRECTATTACK (N1,k1)
    N1 POSSIBLEDEFENSE (S4,S2) }
PRECONDITION
  ONEDGE(k1) AND
  (TYPEOF(F1,R) OR TYPEOF(F1,Q) OR TYPEOF(F1,P)) AND
  SQUAREOWNER(S2,OPPONENT) = FALSE AND
  ((FILEOF(k1) = 1 OR FILEOF(k1) = 8) AND RANKOF(f1) = RANKOF(k1) AND FILEOF(S2) = FILEOF(f1) OR (RANKOF(k1) = 1 OR RANKOF(k1) = 8) AND FILEOF(f1) = FILEOF(k1) AND RANKOF(S2) = RANKOF(f1))
TACTICALS
  F1,S1
  F2,S3
  N1,S4
POSTCONDITION
  (TYPEOF(F1,R) OR TYPEOF(F1,Q)) AND
  (FILEOF(f1) != FILEOF(k1) AND FILEOF(F1) = FILEOF(k1) OR RANKOF(f1) != RANKOF(k1) AND RANKOF(F1) = RANKOF(k1)) AND
  (DEFENSES(S2,ME) = 1 OR MAXDISTANCE(N1,k1) = 3 AND MINDISTANCE(N1,k1) = 0);
