//@ theme tactics
//@ title.pt Garfo de peão
//@ title.en Pawn fork
//@ pt O peão <P1> vai a <S1> e ataca <f1> e <f2>
//@ en The pawn <P1> goes to <S1> and attacks <f1> and <f2>
//@ says fork
//@ yes 4k3/8/2n1n3/8/3P4/8/8/4K3 w - - 0 1
//@ no 4k3/8/2n1p3/8/3P4/8/8/4K3 w - - 0 1
PATTERN "PAWN_FORK"
AUTHOR "Lucena"
DESCRIPTION "The pawn <P1> goes to <S1> and attacks <f1> and <f2>"
WEIGHT 0.8
SCENARIO
  P1 POSSIBLEATTACK (S1,f1)
  P1 POSSIBLEATTACK (S1,f2)
PRECONDITION
  VALUEOF(f1) > VALUEOF(P1) AND
  VALUEOF(f2) > VALUEOF(P1) AND
  (YOURDEFENSES(S1) = 0 OR MYDEFENSES(S1) > 0 AND PIECESDEF(S1,p) = 0) AND
  FILEOF(f1) + 8 * RANKOF(f1) < FILEOF(f2) + 8 * RANKOF(f2)
TACTICALS
  P1,S1;
