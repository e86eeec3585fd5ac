//@ theme tactics
//@ title.pt Xeque duplo
//@ title.en Double check
//@ pt <F2> vai a <S1> e, com <F1>, dá xeque duplo ao rei <k1>
//@ en <F2> goes to <S1> and, together with <F1>, gives double check to the king <k1>
//@ says double_check
//@ yes 4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1
//@ no 4k3/8/8/8/8/4N3/8/K3R3 w - - 0 1
PATTERN "DOUBLE_CHECK"
AUTHOR "Lucena"
DESCRIPTION "<F2> goes to <S1> and, together with <F1>, gives double check to the king <k1>"
WEIGHT 0.9
SCENARIO
  F1 INDIRECTATTACK (F2,k1)
  F2 MOVE S1
TACTICALS
  F2,S1
POSTCONDITION
  DIRECTDEFENSES(k1,ME) = 2;
