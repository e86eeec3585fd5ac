//@ theme tactics
//@ title.pt Xeque a descoberto
//@ title.en Discovered check
//@ pt <F2> vai a <S1> e abre o xeque de <F1> ao rei <k1>
//@ en <F2> goes to <S1> and opens the check of <F1> to the king <k1>
//@ says discovered_check
//@ yes 4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1
//@ no 4k3/4p3/8/8/4N3/8/8/K3R3 w - - 0 1
PATTERN "DISCOVERED_CHECK"
AUTHOR "Lucena"
DESCRIPTION "<F2> goes to <S1> and opens the check of <F1> to the king <k1>"
WEIGHT 0.8
SCENARIO
  F1 INDIRECTATTACK (F2,k1)
  F2 MOVE S1
TACTICALS
  F2,S1
POSTCONDITION
  (RELDEFENSESVALUE(k1,ME) = RELATIVEVALUEOF(F1) OR RELDEFENSESVALUE(k1,ME) = RELATIVEVALUEOF(F1) + RELATIVEVALUEOF(F2));
