//@ theme mates
//@ title.pt Mate árabe
//@ title.en Arabian mate
//@ pt A torre <F1> dá mate em <S1> ao rei no canto <k1>, com o cavalo <N1>, que a protege
//@ en The rook <F1> mates the cornered king <k1> on <S1> with the knight <N1>, which protects it
//@ lichess arabianMate
//@ yes 7k/R7/5N2/8/8/8/8/6K1 w - - 0 1
//@ no 7k/R7/4N3/8/8/8/8/6K1 w - - 0 1
PATTERN "ARABIAN_MATE"
AUTHOR "Lucena"
DESCRIPTION "The rook <F1> mates the cornered king <k1> on <S1> with the knight <N1>, which protects it"
WEIGHT 1.0
ACTORS N1,k1
SCENARIO
  F1 CHECKMATE S1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,R) AND
  ONCORNER(k1) AND
  MAXDISTANCE(F1,k1) = 1 AND
  FILEDISTANCE(N1,k1) = 2 AND
  RANKDISTANCE(N1,k1) = 2;
