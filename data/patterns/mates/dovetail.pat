//@ theme mates
//@ title.pt Mate de Cozio (cauda de pomba)
//@ title.en Dovetail mate (Cozio's mate)
//@ pt A dama <Q1> dá mate em <S1>, na diagonal do rei <k1>, cujas casas de fuga <f1> e <f2> ocupam
//@ en The queen <Q1> mates on <S1>, diagonally next to the king <k1>, whose flight squares <f1> and <f2> occupy
//@ yes 5Q2/8/8/4p3/3pk3/8/6P1/6K1 w - - 0 1
//@ no 5Q2/8/8/8/3pk3/8/6P1/6K1 w - - 0 1
PATTERN "DOVETAIL_MATE"
AUTHOR "Lucena"
DESCRIPTION "The queen <Q1> mates on <S1>, diagonally next to the king <k1>, whose flight squares <f1> and <f2> occupy"
WEIGHT 1.0
SCENARIO
  Q1 CHECKMATE S1
  k1 DEFENDS S1
  k1 DEFENDS f1
  k1 DEFENDS f2
  F1 DEFENDS S1
PRECONDITION
  MINDISTANCE(S1,k1) = 1 AND
  MINDISTANCE(k1,f1) = 0 AND
  MINDISTANCE(k1,f2) = 0 AND
  MAXDISTANCE(S1,f1) = 2 AND
  MAXDISTANCE(S1,f2) = 2 AND
  FILEOF(f1) = FILEOF(k1);
