//@ theme mates
//@ title.pt Mate do corredor fechado
//@ title.en Back-rank mate of a king shut in
//@ pt <F1> dá mate pela última fileira: o rei <k1> não sai de trás das próprias peças
//@ en <F1> mates along the back rank: the king <k1> cannot come out from behind its own pieces
//@ lichess backRankMate
//@ yes 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1
//@ yes R2N2k1/5ppp/8/8/8/8/8/6K1 w - - 0 1
//@ no 6k1/5pp1/7p/8/8/8/8/R5K1 w - - 0 1
//@ no 6k1/5pp1/8/8/8/3B4/8/R5K1 w - - 0 1
// The narrow sense of collections of puzzles: the own pieces alone shut the king in. BACK_RANK_MATE says it.
PATTERN "BACK_RANK_MATE_SHUT_IN"
AUTHOR "Lucena"
DESCRIPTION "<F1> mates along the back rank: the king <k1> cannot come out from behind its own pieces"
WEIGHT 0.0
ACTORS k1
SCENARIO
  { F1 CHECKMATE S1
    OR
    F2 CHECKMATE S2
    F1 INDIRECTATTACK (F2,k1) }
TACTICALS
  F1,S1
  F2,S2
POSTCONDITION
  (TYPEOF(F1,R) OR TYPEOF(F1,Q)) AND
  CHECKING(F1) AND
  RANKOF(F1) = RANKOF(k1) AND
  SHUTIN(k1);
