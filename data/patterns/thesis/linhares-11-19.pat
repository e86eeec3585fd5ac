//@ theme thesis
//@ title.pt Peão passado distante com oposição
//@ title.en Distant passed pawn with opposition
//@ pt O peão passado distante <P2> decide
//@ en The distant passed pawn <P2> decides
//@ yes 8/8/2k5/5p1p/P1K2P1P/8/8/8 w - - 0 1
//@ no 8/2k5/8/5p1p/P1K2P1P/8/8/8 w - - 0 1
PATTERN "LINHARES_11_19"
AUTHOR "Luis Bueno"
DESCRIPTION "Distant passed pawn"
WEIGHT 1.0
ACTORS K1,k1
SETOFPIECES KPkp
SCENARIO
  P1 DEFENDS S1
  P2 DEFENDS S2
PRECONDITION
  MAXDISTANCE(K1,P2) = MAXDISTANCE(k1,P2) AND
  SENTRY(P2) = FALSE AND
  RAM(P2) = FALSE AND
  BLOCKEDPAWNS(OPONENT) AND
  (RAM(P1) OR SENTRY(P1)) AND
  KINGOPPOSITION(K1,k1);
