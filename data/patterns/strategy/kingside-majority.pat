//@ theme strategy
//@ title.pt Maioria na ala do rei
//@ title.en Kingside majority
//@ pt Maioria na ala do rei: o peão <P1>, sem peão adversário à frente, é o candidato a passar
//@ en A majority on the kingside: the pawn <P1>, with no opposing pawn before it, is the candidate to pass
//@ yes 1k6/ppp3pp/8/8/8/8/PP3PPP/1K6 w - - 0 1
//@ yes 1k6/pp4p1/8/8/8/8/PP4PP/1K6 w - - 0 1
//@ no 1k6/ppp2ppp/8/8/8/8/PPP2PPP/1K6 w - - 0 1
//@ no 1k6/pp3ppp/8/8/8/6P1/PP3P1P/1K6 w - - 0 1
//@ no 1k6/pp3p2/6pp/8/8/8/PPP3PP/1K6 w - - 0 1
// The pawns of both sides are counted by asking for at least two, three and four of them.
PATTERN "KINGSIDE_MAJORITY"
AUTHOR "Lucena"
DESCRIPTION "A majority on the kingside: the pawn <P1>, with no opposing pawn before it, is the candidate to pass"
WEIGHT 0.2
ACTORS P1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) >= 6 AND
  RAM(P1) = 0 AND
  (EXISTPATTERN("TWO_KINGSIDE_PAWNS",ME) AND EXISTPATTERN("TWO_KINGSIDE_PAWNS",OPPONENT) = FALSE OR
   EXISTPATTERN("THREE_KINGSIDE_PAWNS",ME) AND EXISTPATTERN("THREE_KINGSIDE_PAWNS",OPPONENT) = FALSE OR
   EXISTPATTERN("FOUR_KINGSIDE_PAWNS",ME) AND EXISTPATTERN("FOUR_KINGSIDE_PAWNS",OPPONENT) = FALSE);
