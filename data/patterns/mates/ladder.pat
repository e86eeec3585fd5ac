//@ theme mates
//@ title.pt Mate da escada
//@ title.en Ladder mate
//@ pt <F1> dá mate em <S1>; <F2> corta o rei <k1> na fileira ou coluna vizinha
//@ en <F1> mates on <S1>; <F2> cuts the king <k1> off on the next rank or file
//@ yes 4k3/R7/8/8/8/8/8/1R4K1 w - - 0 1
//@ yes 7k/8/8/8/8/5Q2/8/K5R1 w - - 0 1
//@ no 4k3/8/R7/8/8/8/8/1R4K1 w - - 0 1
PATTERN "LADDER_MATE"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates on <S1>; <F2> cuts the king <k1> off on the next rank or file"
WEIGHT 0.8
SCENARIO
  F1 CHECKMATE S1
  F2 DEFENDS S2
  k1 DEFENDS S2
PRECONDITION
  (TYPEOF(F1,R) OR TYPEOF(F1,Q)) AND
  (TYPEOF(F2,R) OR TYPEOF(F2,Q)) AND
  ONEDGE(k1) AND
  (RANKOF(S1) = RANKOF(k1) AND RANKOF(F2) = RANKOF(S2) AND RANKDISTANCE(S2,k1) = 1 AND FILEOF(S2) = FILEOF(k1) OR FILEOF(S1) = FILEOF(k1) AND FILEOF(F2) = FILEOF(S2) AND FILEDISTANCE(S2,k1) = 1 AND RANKOF(S2) = RANKOF(k1));
