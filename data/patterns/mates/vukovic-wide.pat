//@ theme mates
//@ title.pt Mate de Vuković (sentido amplo)
//@ title.en Vuković mate (wide sense)
//@ pt A torre <F1>, protegida, dá mate em <S1>; o cavalo <N1>, atrás dela, tira as fugas do rei <k1>
//@ en The protected rook <F1> mates on <S1>; the knight <N1> behind it takes flight squares of the king <k1>
//@ lichess vukovicMate
//@ yes 4k3/R7/4NK2/8/8/8/8/8 w - - 0 1
//@ no 4k3/R7/8/8/7B/8/8/6K1 w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "VUKOVIC_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The protected rook <F1> mates on <S1>; the knight <N1> behind it takes flight squares of the king <k1>"
WEIGHT 0.0
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
  MYDEFENSES(F1) > 0;
