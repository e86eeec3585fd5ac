//@ theme strategy
//@ title.pt Ataque de minoria
//@ title.en Minority attack
//@ pt O peão <P1> pode avançar contra a maioria adversária na ala da dama
//@ en The pawn <P1> can advance against the opponent's queenside majority
//@ says minority_attack
//@ yes 6k1/pp3ppp/2p5/3p4/3P4/4P3/PP3PPP/6K1 w - - 0 1
//@ no 6k1/pp3ppp/4p3/3p4/3P4/2P5/PP3PPP/6K1 w - - 0 1
PATTERN "MINORITY_ATTACK"
AUTHOR "Lucena"
DESCRIPTION "The pawn <P1> can advance against the opponent's queenside majority"
WEIGHT 0.2
SCENARIO
  P1 MOVE S1
PRECONDITION
  FILEOF(P1) = 2 AND
  FILEOF(S1) = 2 AND
  RANKDISTANCE(P1,S1) = 1 AND
  EXISTPATTERN("TWO_QUEENSIDE_PAWNS",ME) AND
  EXISTPATTERN("THREE_QUEENSIDE_PAWNS",ME) = FALSE AND
  EXISTPATTERN("THREE_QUEENSIDE_PAWNS",OPPONENT) AND
  EXISTINFILE(P,4) AND
  EXISTINFILE(p,4) AND
  EXISTINFILE(p,5) = FALSE;
