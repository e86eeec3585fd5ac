//@ theme tactics
//@ title.pt Garfo real
//@ title.en Royal fork
//@ pt O cavalo <N1> vai a <S1>, dá xeque ao rei <k1> e ataca a dama <q1>
//@ en The knight <N1> goes to <S1>, checks the king <k1> and attacks the queen <q1>
//@ says fork
//@ yes q3k3/8/8/3N4/8/8/8/4K3 w - - 0 1
//@ no q3k3/3r4/8/3N4/8/8/8/4K3 w - - 0 1
PATTERN "ROYAL_FORK"
AUTHOR "Lucena"
DESCRIPTION "The knight <N1> goes to <S1>, checks the king <k1> and attacks the queen <q1>"
WEIGHT 0.95
SCENARIO
  N1 POSSIBLEATTACK (S1,k1)
  N1 POSSIBLEATTACK (S1,q1)
PRECONDITION
  SQUAREOWNER(S1,ME) = FALSE AND
  YOURDEFENSES(S1) = 0
TACTICALS
  N1,S1;
