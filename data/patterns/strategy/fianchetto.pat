//@ theme strategy
//@ title.pt Fianqueto
//@ title.en Fianchetto
//@ pt O bispo <B1> está em fianqueto atrás do peão <P1>
//@ en The bishop <B1> is fianchettoed behind the pawn <P1>
//@ yes 6k1/8/8/8/8/6P1/5PBP/6K1 w - - 0 1
//@ yes 6k1/8/8/8/8/1P6/PBP5/6K1 w - - 0 1
//@ no 6k1/8/8/8/6P1/8/5PBP/6K1 w - - 0 1
PATTERN "FIANCHETTO"
AUTHOR "Lucena"
DESCRIPTION "The bishop <B1> is fianchettoed behind the pawn <P1>"
WEIGHT 0.2
SCENARIO
  P1 ABOVEOF B1
PRECONDITION
  (FILEOF(B1) = 7 OR FILEOF(B1) = 2) AND
  (WHITE AND RANKOF(B1) = 2 OR BLACK AND RANKOF(B1) = 7);
