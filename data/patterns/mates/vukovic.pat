//@ theme mates
//@ title.pt Mate de Vuković
//@ title.en Vuković mate
//@ pt A torre <F1>, protegida, dá mate em <S1>; o cavalo <N1>, atrás dela, tira as fugas do rei <k1>
//@ en The protected rook <F1> mates on <S1>; the knight <N1> behind it takes flight squares of the king <k1>
//@ yes 4k3/R7/4NK2/8/8/8/8/8 w - - 0 1
//@ no 4k3/R7/8/8/7B/8/8/6K1 w - - 0 1
PATTERN "VUKOVIC_MATE"
AUTHOR "Lucena"
DESCRIPTION "The protected rook <F1> mates on <S1>; the knight <N1> behind it takes flight squares of the king <k1>"
WEIGHT 1.0
ACTORS N1,k1
SCENARIO
  F1 CHECKMATE S1
TACTICALS
  F1,S1
POSTCONDITION
  TYPEOF(F1,R) AND
  CHECKING(F1) AND
  MAXDISTANCE(F1,k1) = 1 AND
  FILEOF(N1) + FILEOF(k1) = 2 * FILEOF(F1) AND
  RANKOF(N1) + RANKOF(k1) = 2 * RANKOF(F1) AND
  TAKESFLIGHT(N1) AND
  MYDEFENSES(F1) > 0 AND
  ONEDGE(k1);
