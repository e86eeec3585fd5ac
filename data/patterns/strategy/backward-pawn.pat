//@ theme strategy
//@ title.pt Peão atrasado
//@ title.en Backward pawn
//@ pt O peão <P1> não pode avançar com segurança a <S1>, casa do peão <p1>, e nenhum peão o apoia
//@ en The pawn <P1> cannot safely advance to <S1>, which the pawn <p1> covers, and no pawn supports it
//@ yes 4k3/8/8/2p1p3/2P1P3/3P4/8/4K3 w - - 0 1
//@ no 4k3/8/8/2p5/4P3/2PP4/8/4K3 w - - 0 1
PATTERN "BACKWARD_PAWN"
AUTHOR "Lucena"
DESCRIPTION "The pawn <P1> cannot safely advance to <S1>, which the pawn <p1> covers, and no pawn supports it"
WEIGHT -0.3
SCENARIO
  P1 MOVE S1
  p1 DEFENDS S1
  P2 NOT DEFENDS S1
  P3 NOT DEFENDS P1
PRECONDITION
  FILEOF(S1) = FILEOF(P1) AND
  RANKDISTANCE(S1,P1) = 1 AND
  RAM(P1) = 0;
