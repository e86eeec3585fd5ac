//@ theme strategy
//@ title.pt Maioria na ala da dama
//@ title.en Queenside majority
//@ pt Maioria na ala da dama: o peão <P1>, sem peão adversário à frente, é o candidato a passar
//@ en A majority on the queenside: the pawn <P1>, with no opposing pawn before it, is the candidate to pass
//@ yes 6k1/pp3ppp/8/8/8/8/PPP3PP/6K1 w - - 0 1
//@ yes 6k1/1p3ppp/8/8/8/8/PP4PP/6K1 w - - 0 1
//@ no 6k1/ppp2ppp/8/8/8/8/PPP2PPP/6K1 w - - 0 1
//@ no 6k1/ppp3pp/8/8/8/1P6/P1P2PPP/6K1 w - - 0 1
//@ no 6k1/ppp3pp/8/8/8/8/PP3PPP/6K1 w - - 0 1
// The pawns of both sides are counted by asking for at least two, three and four of them.
PATTERN "QUEENSIDE_MAJORITY"
AUTHOR "Lucena"
DESCRIPTION "A majority on the queenside: the pawn <P1>, with no opposing pawn before it, is the candidate to pass"
WEIGHT 0.2
ACTORS P1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) <= 3 AND
  RAM(P1) = 0 AND
  (EXISTPATTERN("TWO_QUEENSIDE_PAWNS",ME) AND EXISTPATTERN("TWO_QUEENSIDE_PAWNS",OPPONENT) = FALSE OR
   EXISTPATTERN("THREE_QUEENSIDE_PAWNS",ME) AND EXISTPATTERN("THREE_QUEENSIDE_PAWNS",OPPONENT) = FALSE OR
   EXISTPATTERN("FOUR_QUEENSIDE_PAWNS",ME) AND EXISTPATTERN("FOUR_QUEENSIDE_PAWNS",OPPONENT) = FALSE);
