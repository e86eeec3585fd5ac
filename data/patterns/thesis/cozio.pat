//@ theme thesis
//@ title.pt Mate de Cozio em três lances
//@ title.en Cozio's mate in three plies
//@ pt A dama <Q1> dá xeque em <s1>, o rei <k1> vai a <s2> e a dama dá mate em <s4>
//@ en The queen <Q1> checks on <s1>, the king <k1> goes to <s2> and the queen mates on <s4>
//@ yes 8/8/3Q4/8/6pk/5b2/8/6K1 w - - 0 1
//@ no 8/8/3Q4/8/6pk/8/8/6K1 w - - 0 1
PATTERN "COZIO"
AUTHOR "Luis Bueno"
DESCRIPTION "Cozio in 3 plies"
WEIGHT 999
SCENARIO
  Q1 POSSIBLEATTACK (>s1<,k1)
  k1 DEFENDS p1
  k1 DEFENDS s2
  p1 DEFENDS f1
  K1 POSSIBLEATTACK (s3,f1)
  K1 MOVE >s4<
PRECONDITION
  TYPEOF(f1,N) = FALSE AND
  (FILEOF(p1) = FILEOF(k1) OR
   RANKOF(p1) = RANKOF(k1)) AND
  (FILEOF(s1) = FILEOF(s4) OR
   RANKOF(s1) = RANKOF(s4)) AND
  ONBORDER(k1) AND
  (COLDISTANCE(s4,k1) = 2 OR
   LINEDISTANCE(s4,k1) = 2) AND
  (FILEOF(s3) = FILEOF(f1) OR
   RANKOF(s3) = RANKOF(f1)) AND
  (FILEOF(s2) = FILEOF(p1) OR
   RANKOF(s2) = RANKOF(p1)) AND
  (FILEOF(s2) = FILEOF(f1) OR
   RANKOF(s2) = RANKOF(f1))
TACTICALS
  Q1,s1
  k1,s2
  s1,s4
POSTCONDITION
  MOVESOF(k1) = 0;
