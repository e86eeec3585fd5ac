//@ theme strategy
//@ title.pt Rei com casa vazia ao lado
//@ title.en King with air
//@ pt O rei <K1> tem a casa vazia <S1> ao lado
//@ en The king <K1> has the empty square <S1> beside it
//@ yes 6k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1
//@ no 6k1/5ppp/8/8/8/8/5PPP/5RRK w - - 0 1
// For other patterns: EXISTPATTERN("KING_WITH_AIR",OPPONENT) = FALSE says that a king is walled in.
PATTERN "KING_WITH_AIR"
AUTHOR "Lucena"
DESCRIPTION "The king <K1> has the empty square <S1> beside it"
WEIGHT 0.0
SCENARIO
  K1 DEFENDS S1
PRECONDITION
  SQUAREOWNER(S1,NONE);
