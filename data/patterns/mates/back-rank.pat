//@ theme mates
//@ title.pt Mate do corredor
//@ title.en Back-rank mate
//@ pt <F1> dá mate pela última fileira: o rei <k1> não sai dela por causa do peão <p1>
//@ en <F1> mates along the back rank: the king <k1> cannot leave it because of its pawn <p1>
//@ yes 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
//@ yes 6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1
//@ yes R2N2k1/5ppp/8/8/8/8/8/6K1 w - - 0 1
//@ no 6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1
//@ no 1r4k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
// Where another name fits too, the other says more; hence the weight.
PATTERN "BACK_RANK_MATE"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates along the back rank: the king <k1> cannot leave it because of its pawn <p1>"
WEIGHT 0.9
SCENARIO
  k1 DEFENDS p1
  { F1 CHECKMATE S1
    OR
    F2 CHECKMATE S2
    F1 INDIRECTATTACK (F2,k1) }
PRECONDITION
  FILEOF(p1) = FILEOF(k1) AND
  (WHITE AND RANKOF(k1) = 8 OR BLACK AND RANKOF(k1) = 1)
TACTICALS
  F1,S1
  F2,S2
POSTCONDITION
  (TYPEOF(F1,R) OR TYPEOF(F1,Q)) AND
  CHECKING(F1) AND
  RANKOF(F1) = RANKOF(k1);
