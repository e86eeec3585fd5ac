//@ theme thesis
//@ title.pt Ataque a descoberto
//@ title.en Discovered attack
//@ pt <F2> sai para <S1> e descobre a ação de <F1> sobre <f1>
//@ en <F2> leaves for <S1> and uncovers the action of <F1> on <f1>
//@ yes 4q2k/8/8/8/8/4N3/8/K3R3 w - - 0 1
//@ no 4q2k/8/8/6b1/8/4N3/8/2K1R3 w - - 0 1
PATTERN "DISCOVEREDATTACK"
AUTHOR "Luis Bueno"
DESCRIPTION "<F1> indirectly attacks <f1> through <F2>"
WEIGHT 0.6
SCENARIO
  F1 INDIRECTATTACK (F2,f1)
  F2 MOVE S1
TACTICALS
  F2,S1;
