//@ theme thesis
//@ title.pt Peões imóveis e bispo ativo
//@ title.en Immovable pawns and an active bishop
//@ pt O bispo <B1> entra por <S1>, e o bispo <b1> não o impede
//@ en The bishop <B1> enters through <S1>, and the bishop <b1> cannot stop it
//@ yes 8/3b4/3k4/3p1p2/3P1P2/4K3/8/2B5 w - - 0 1
//@ no 8/4b3/3k4/3p1p2/3P1P2/4K3/8/2B5 w - - 0 1
PATTERN "LINHARES_15_18"
AUTHOR "Luis Bueno"
DESCRIPTION "Unmovable pawns and active bishop"
WEIGHT 1.0
ACTORS b1
SETOFPIECES KBPkbp
SCENARIO
  B1 POSSIBLEATTACK (S1,k1)
PRECONDITION
  BLOCKEDPAWNS(ME) AND
  BLOCKEDPAWNS(OPPONENT) AND
  SQUARECOLOROF(b1) != SQUARECOLOROF(P) E
  SQUARECOLOROF(b1) != SQUARECOLOROF(K);
