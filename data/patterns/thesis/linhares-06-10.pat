//@ theme thesis
//@ title.pt Peão passado que prende o rei
//@ title.en Passed pawn that ties the king
//@ pt O peão passado <P2>, apoiado por <P1>, prende o rei <k1>
//@ en The passed pawn <P2>, supported by <P1>, ties down the king <k1>
//@ yes 8/6k1/8/p4P2/P5P1/8/4K3/8 w - - 0 1
//@ yes 8/p5kp/2p5/3pPP2/6P1/4P3/1P2K3/8 w - - 0 50
//@ no 8/6k1/8/p4P2/P7/6P1/4K3/8 w - - 0 1
PATTERN "LINHARES_06_10"
AUTHOR "Luis Bueno"
DESCRIPTION "Passed pawn pushing opponent king"
WEIGHT 1.0
ACTORS K1,k1
SETOFPIECES KPkp
SCENARIO
  P1 DEFENDS P2
PRECONDITION
  SENTRY(P2) = 0 AND
  RAM(P2) = 0 AND
  INTHESQUARE(k1,P2) AND
  KINGPATHTO(K1,P2) > 0 AND
  KINGOPPOSITION(K1,k1) = FALSE AND
  EXISTPATTERN("PASSEDPAWN",OPPONENT) = FALSE;
