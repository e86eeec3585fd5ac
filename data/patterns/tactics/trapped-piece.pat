//@ theme tactics
//@ title.pt Peça presa
//@ title.en Trapped piece
//@ pt <F1> ataca <f1>, que não tem casa segura para onde ir
//@ en <F1> attacks <f1>, which has no safe square to go to
//@ says trapped_piece
//@ yes 7k/b7/1p6/8/8/6B1/8/R5K1 w - - 0 1
//@ no 7k/b7/8/8/8/8/8/R5K1 w - - 0 1
PATTERN "TRAPPED_PIECE"
AUTHOR "Lucena"
DESCRIPTION "<F1> attacks <f1>, which has no safe square to go to"
WEIGHT 0.7
SCENARIO
  F1 ATTACKS f1
PRECONDITION
  TYPEOF(f1,K) = FALSE AND
  TYPEOF(f1,P) = FALSE AND
  (VALUEOF(f1) > VALUEOF(F1) OR YOURDEFENSES(f1) = 0) AND
  SAFEMOVESOF(f1) = 0;
