//@ theme mates
//@ title.pt Mate de Légal
//@ title.en Légal's mate
//@ pt O cavalo <N1> dá mate em <S1>; o bispo <B1>, junto ao rei <k1>, é protegido pelo cavalo <N2>
//@ en The knight <N1> mates on <S1>; the bishop <B1> next to the king <k1> is protected by the knight <N2>
//@ yes rn1q1bnr/ppp1kB1p/3p2p1/4N3/4P3/2N5/PPPP1PPP/R1BbK2R w KQ - 1 7
//@ no rn1q1b1r/ppp1kB1p/3p1np1/4N3/4P3/2N5/PPPP1PPP/R1BbK2R w KQ - 1 7
PATTERN "LEGAL_MATE"
AUTHOR "Lucena"
DESCRIPTION "The knight <N1> mates on <S1>; the bishop <B1> next to the king <k1> is protected by the knight <N2>"
WEIGHT 1.0
SCENARIO
  N1 CHECKMATE S1
  N2 DEFENDS B1
  k1 ATTACKS B1
  k1 DEFENDS q1;
