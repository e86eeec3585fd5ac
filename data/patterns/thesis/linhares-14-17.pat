//@ theme thesis
//@ title.pt Peões bloqueados e bispos inúteis
//@ title.en Blocked pawns and weak bishops
//@ pt Os bispos <B1> e <b1> não alcançam nada do adversário
//@ en The bishops <B1> and <b1> cannot touch anything of the opponent
//@ yes 8/3b4/4k3/3p1p2/3P1P2/4K3/3B4/8 w - - 0 1
//@ no 8/3b4/4k3/3p1p2/3P1P2/4K3/6B1/8 w - - 0 1
PATTERN "Linhares_14_17"
AUTHOR "Luis Bueno"
DESCRIPTION "Blocked pawns and weak bishops"
WEIGHT 1.0
ACTORS K1, k1
SETOFPIECES KBPkbp
SCENARIO
  B1 POSSIBLEDEFENSE (S3,P1)
  b1 POSSIBLEDEFENSE (S4,p1)
PRECONDITION
  BLOCKEDPAWNS(ME) AND
  BLOCKEDPAWNS(OPPONENT) AND
  SQUARECOLOROF(B1) != SQUARECOLOROF(f) AND
  SQUARECOLOROF(b1) != SQUARECOLOROF(F);
