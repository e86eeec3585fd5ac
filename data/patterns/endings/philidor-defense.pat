//@ theme endings
//@ title.pt Defesa de Philidor (torres)
//@ title.en Philidor defense (rooks)
//@ pt A torre <R1> defende na sexta fileira diante do peão <p1>, com o rei <K1> no caminho
//@ en The rook <R1> defends along the sixth rank against the pawn <p1>, with the king <K1> in its way
//@ says philidor
//@ yes 3k4/8/1r6/8/3PK3/8/8/6R1 b - - 0 1
//@ no 3k4/r7/8/8/3PK3/8/8/6R1 b - - 0 1
PATTERN "PHILIDOR_DEFENSE"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1> defends along the sixth rank against the pawn <p1>, with the king <K1> in its way"
WEIGHT 0.5
ACTORS R1,K1,p1,r1,k1
SETOFPIECES KRkrp
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEDISTANCE(K1,p1) <= 1 AND
  (WHITE AND RANKOF(R1) = 3 AND RANKOF(K1) = 1 AND RANKOF(p1) >= 4 OR BLACK AND RANKOF(R1) = 6 AND RANKOF(K1) = 8 AND RANKOF(p1) <= 5);
