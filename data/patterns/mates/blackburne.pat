//@ theme mates
//@ title.pt Mate de Blackburne
//@ title.en Blackburne's mate
//@ pt O bispo <B1> dá mate em <S1> com o bispo <B2> e o cavalo <N1> controlando as fugas do rei <k1>
//@ en The bishop <B1> mates on <S1> while the bishop <B2> and the knight <N1> cover the flight squares of the king <k1>
//@ yes 5rk1/7p/8/6N1/8/3B4/1B6/6K1 w - - 0 1
//@ no 5rk1/7p/8/8/8/3B4/1B6/6K1 w - - 0 1
PATTERN "BLACKBURNE_MATE"
AUTHOR "Lucena"
DESCRIPTION "The bishop <B1> mates on <S1> while the bishop <B2> and the knight <N1> cover the flight squares of the king <k1>"
WEIGHT 1.0
SCENARIO
  B1 CHECKMATE S1
  N1 DEFENDS S1
  k1 DEFENDS S1
  B2 DEFENDS S2
  k1 DEFENDS S2
  k1 DEFENDS r1
PRECONDITION
  (WHITE AND RANKOF(k1) = 8 OR BLACK AND RANKOF(k1) = 1);
