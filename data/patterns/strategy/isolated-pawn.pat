//@ theme strategy
//@ title.pt Peão isolado
//@ title.en Isolated pawn
//@ pt O peão <P1> não tem peões amigos nas colunas vizinhas
//@ en The pawn <P1> has no friendly pawn on the neighboring files
//@ yes 4k3/8/8/8/8/8/P2P4/4K3 w - - 0 1
//@ no 4k3/8/8/8/8/8/PP6/4K3 w - - 0 1
PATTERN "ISOLATED_PAWN"
AUTHOR "Lucena"
DESCRIPTION "The pawn <P1> has no friendly pawn on the neighboring files"
WEIGHT -0.2
ACTORS P1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  EXISTINFILE(P,FILEOF(P1) - 1) = FALSE AND
  EXISTINFILE(P,FILEOF(P1) + 1) = FALSE;
