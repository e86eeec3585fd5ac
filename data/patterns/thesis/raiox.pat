//@ theme thesis
//@ title.pt Raio X (tutorial)
//@ title.en X-ray (tutorial)
//@ pt <F1> ataca <f3> indiretamente por <f2>
//@ en <F1> indirectly attacks <f3> through <f2>
//@ yes 4r2k/8/8/4q3/8/8/8/K3R3 w - - 0 1
//@ no 4q2k/8/8/4r3/8/8/8/K3R3 w - - 0 1
PADRAO "RAIOX"
AUTOR "Luis Bueno"
DESCRICAO "<F1> ataca <f3> indiretamente por <f2>"
PESO 0.6
CENARIO
  F1 ATACA (f2,f3)
PRECONDICAO
  (TIPODE(F1,Q) OU
   TIPODE(F1,R) OU
   TIPODE(F1,B)) E
  VALORDE(f3) < VALORDE(f2);
