//@ theme thesis
//@ title.pt Peões imóveis e oposição
//@ title.en Immovable pawns and opposition
//@ pt Com os peões travados, decide a oposição dos reis <K1> e <k1>
//@ en With the pawns locked, the opposition of the kings <K1> and <k1> decides
//@ yes 8/8/8/2k1p1p1/4P1P1/2K5/8/8 w - - 0 1
//@ no 8/8/2k5/4p1p1/4P1P1/2K5/8/8 w - - 0 1
PATTERN "LINHARES_12_13"
AUTHOR "Luis Bueno"
DESCRIPTION "Unmovable pawns"
WEIGHT 1.0
ACTORS k1,K1
SETOFPIECES KPkp
SCENARIO
  K1 MOVE S1
PRECONDITION
  BLOCKEDPAWNS(ME) AND
  BLOCKEDPAWNS(OPPONENT) AND
  KINGOPPOSITION(K1,k1);
