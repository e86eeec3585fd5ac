//@ theme tactics
//@ title.pt Garfo de cavalo
//@ title.en Knight fork
//@ pt O cavalo <N1> vai a <S1> e ataca <f1> e <f2>
//@ en The knight <N1> goes to <S1> and attacks <f1> and <f2>
//@ says fork
//@ yes r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1
//@ yes 4k3/8/8/1r1r4/8/8/4N3/4K3 w - - 0 1
//@ no r3k3/8/8/3N4/8/8/8/r3K3 w - - 0 1
//@ no 4k3/1q6/8/3r4/8/8/4N3/4K3 w - - 0 1
PATTERN "KNIGHT_FORK"
AUTHOR "Lucena"
DESCRIPTION "The knight <N1> goes to <S1> and attacks <f1> and <f2>"
WEIGHT 0.9
SCENARIO
  N1 POSSIBLEATTACK (S1,f1)
  N1 POSSIBLEATTACK (S1,f2)
PRECONDITION
  SQUAREOWNER(S1,ME) = FALSE AND
  VALUEOF(f1) > VALUEOF(N1) AND
  VALUEOF(f2) > VALUEOF(N1) AND
  YOURDEFENSES(S1) = 0 AND
  FILEOF(f1) + 8 * RANKOF(f1) < FILEOF(f2) + 8 * RANKOF(f2)
TACTICALS
  N1,S1;
