//@ theme thesis
//@ title.pt Peão passado distante
//@ title.en Distant passed pawn
//@ pt O peão passado distante <P2> atrai o rei <k1>
//@ en The distant passed pawn <P2> draws the king <k1> away
//@ yes 8/8/2k5/5p1p/P4P1P/3K4/8/8 w - - 0 1
//@ no 8/8/8/8/k4p1p/5P1P/3K4/8 w - - 0 1
PATTERN "LINHARES_11_19a"
AUTHOR "Luis Bueno"
DESCRIPTION "Distant passed pawn"
WEIGHT 1.0
ACTORS K1,k1
SETOFPIECES KPkp
SCENARIO
  P1 DEFENDS S1
  P2 DEFENDS S2
PRECONDITION
  INTHESQUARE(k1,P2) AND
  SENTRY(P2) = 0 AND
  RAM(P2) = 0 AND
  BLOCKEDPAWNS(OPPONENT) AND
  (RAM(P1) > 0 OR SENTRY(P1) > 0) AND
  COLDISTANCE(P1,P2) > 3;
