//@ theme mates
//@ title.pt Mate da cauda de andorinha
//@ title.en Swallow's tail mate
//@ pt A dama <Q1> dá mate em <S1>, ao lado do rei <k1>; <f1> e <f2>, atrás dele, fecham a fuga
//@ en The queen <Q1> mates on <S1>, next to the king <k1>; <f1> and <f2> behind it block the flight
//@ yes 3r1r2/4k3/Q7/3P4/8/8/8/6K1 w - - 0 1
//@ no 5r2/4k3/Q7/3P4/8/8/8/6K1 w - - 0 1
PATTERN "SWALLOWS_TAIL_MATE"
AUTHOR "Lucena"
DESCRIPTION "The queen <Q1> mates on <S1>, next to the king <k1>; <f1> and <f2> behind it block the flight"
WEIGHT 1.0
SCENARIO
  Q1 CHECKMATE S1
  k1 DEFENDS S1
  k1 DEFENDS f1
  k1 DEFENDS f2
  F1 DEFENDS S1
PRECONDITION
  MINDISTANCE(S1,k1) = 0 AND
  MINDISTANCE(k1,f1) = 1 AND
  MINDISTANCE(k1,f2) = 1 AND
  MAXDISTANCE(S1,f1) = 2 AND
  MAXDISTANCE(S1,f2) = 2 AND
  FILEOF(f1) + 8 * RANKOF(f1) < FILEOF(f2) + 8 * RANKOF(f2);
