//@ theme tactics
//@ title.pt Ataque a descoberto com ganho
//@ title.en Winning discovered attack
//@ pt <F2> toma <f2> e descobre o ataque de <F1> a <f1>
//@ en <F2> takes <f2> and uncovers the attack of <F1> on <f1>
//@ says discovered_attack
//@ yes 3q3k/8/8/5p2/3N4/8/4p3/3RK3 w - - 0 1
//@ no 3q3k/8/8/8/3N4/8/8/3RK3 w - - 0 1
PATTERN "DISCOVERED_GAIN"
AUTHOR "Lucena"
DESCRIPTION "<F2> takes <f2> and uncovers the attack of <F1> on <f1>"
WEIGHT 0.7
SCENARIO
  F1 INDIRECTATTACK (F2,f1)
  F2 MOVE f2
PRECONDITION
  VALUEOF(f1) > VALUEOF(F1)
TACTICALS
  F2,f2
POSTCONDITION
  WEDGESBETWEEN(F1,f1) >= 0 AND
  RELDEFENSESVALUE(f1,ME) = RELATIVEVALUEOF(F1);
