//@ theme mates
//@ title.pt Mate do corredor
//@ title.en Back-rank mate
//@ pt <F1> dá mate em <S1>: o rei <k1> não sai da última fileira por causa do peão <p1>
//@ en <F1> mates on <S1>: the king <k1> cannot leave its back rank because of its pawn <p1>
//@ yes 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
//@ yes 6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1
//@ no 6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1
//@ no 1r4k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
PATTERN "BACK_RANK_MATE"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates on <S1>: the king <k1> cannot leave its back rank because of its pawn <p1>"
WEIGHT 1.0
SCENARIO
  F1 CHECKMATE S1
  k1 DEFENDS p1
PRECONDITION
  (TYPEOF(F1,R) OR TYPEOF(F1,Q)) AND
  RANKOF(S1) = RANKOF(k1) AND
  (WHITE AND RANKOF(k1) = 8 OR BLACK AND RANKOF(k1) = 1) AND
  FILEOF(p1) = FILEOF(k1);
