//@ theme mates
//@ title.pt Mate de Cozio (cauda de pomba)
//@ title.en Dovetail mate (Cozio's mate)
//@ pt A dama <F1> dá mate em <S1>, na diagonal do rei <k1>, e sozinha lhe tira as fugas que as próprias peças não ocupam
//@ en The queen <F1> mates on <S1>, diagonally next to the king <k1>, and alone takes the flight squares that its own pieces do not hold
//@ lichess dovetailMate
//@ yes 5Q2/8/8/4p3/3pk3/8/6P1/6K1 w - - 0 1
//@ no 5Q2/8/8/8/3pk3/8/6P1/6K1 w - - 0 1
PATTERN "DOVETAIL_MATE"
AUTHOR "Lucena"
DESCRIPTION "The queen <F1> mates on <S1>, diagonally next to the king <k1>, and alone takes the flight squares that its own pieces do not hold"
WEIGHT 1.0
ACTORS k1
SCENARIO
  F1 CHECKMATE S1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,Q) AND
  ONEDGE(k1) = FALSE AND
  MAXDISTANCE(F1,k1) = 1 AND
  MINDISTANCE(F1,k1) = 1 AND
  HELDBYCHECKER(k1);
