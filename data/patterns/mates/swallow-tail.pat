//@ theme mates
//@ title.pt Mate da cauda de andorinha
//@ title.en Swallow's tail mate
//@ pt A dama <F1> dá mate em <S1>, ao lado do rei <k1>; <f1> e <f2>, atrás dele, fecham a fuga
//@ en The queen <F1> mates on <S1>, next to the king <k1>; <f1> and <f2> behind it block the flight
//@ lichess swallowstailMate
//@ yes 3r1r2/4k3/Q7/3P4/8/8/8/6K1 w - - 0 1
//@ no 5r2/4k3/Q7/3P4/8/8/8/6K1 w - - 0 1
PATTERN "SWALLOWS_TAIL_MATE"
AUTHOR "Lucena"
DESCRIPTION "The queen <F1> mates on <S1>, next to the king <k1>; <f1> and <f2> behind it block the flight"
WEIGHT 1.0
ACTORS k1
SCENARIO
  F1 CHECKMATE S1
  k1 DEFENDS f1
  k1 DEFENDS f2
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,Q) AND
  CHECKING(F1) AND
  MAXDISTANCE(F1,k1) = 1 AND
  MINDISTANCE(F1,k1) = 0 AND
  MAXDISTANCE(f1,k1) = 1 AND
  MINDISTANCE(f1,k1) = 1 AND
  MAXDISTANCE(f2,k1) = 1 AND
  MINDISTANCE(f2,k1) = 1 AND
  MAXDISTANCE(f1,F1) = 2 AND
  MAXDISTANCE(f2,F1) = 2 AND
  SHOULDERED(k1) = FALSE;
