//@ theme mates
//@ title.pt Legado de Philidor
//@ title.en Philidor's legacy
//@ pt <F1> sacrifica-se em <S2>, <f1> é obrigado a tomar e o cavalo <N1> dá mate em <S1>
//@ en <F1> is given up on <S2>, <f1> must take, and the knight <N1> mates on <S1>
//@ yes r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1
//@ yes r6k/b5rp/pqn1Q2N/2N5/1P6/P5P1/1B2P2P/2R3K1 w - - 5 26
//@ yes kn1r3r/pp2bp1p/1q2b3/1N1p1p2/QPpP4/P3PNP1/5PBP/1R3RK1 w - - 7 21
//@ no r4r1k/2pqn1pp/1p1b3N/p2Q1p2/3P1B2/P7/1P3PPP/R4RK1 w - - 8 21
//@ no r4r1k/4q1pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1
//@ no r1q2r1k/1pp2p1p/p6N/8/8/8/PPP5/1K4R1 w - - 0 1
// The pattern of the thesis with what the games taught: any piece may have to take; either one kind of piece alone
// can, or nothing guards the square of the mate, else the reply is not forced; pinned pieces neither take nor guard;
// the last position must be mate.
PATTERN "PHILIDORS_LEGACY"
AUTHOR "Lucena"
DESCRIPTION "<F1> is given up on <S2>, <f1> must take, and the knight <N1> mates on <S1>"
WEIGHT 1.0
SCENARIO
  N1 POSSIBLEATTACK (S1,k1)
  F1 MOVE <S2>
  f1 DEFENDS S2
  k1 DEFENDS S2
  { n1 NOT MOVE S2
    b1 NOT MOVE S2
    q1 NOT MOVE S2
    OR
    r1 NOT MOVE S2
    b1 NOT MOVE S2
    q1 NOT MOVE S2
    OR
    r1 NOT MOVE S2
    n1 NOT MOVE S2
    b1 NOT MOVE S2
    OR
    r1 NOT MOVE S2
    n1 NOT MOVE S2
    q1 NOT MOVE S2
    OR
    f3 NOT DEFENDS S1
    q1 NOT MOVE S2 }
PRECONDITION
  (TYPEOF(F1,Q) OR TYPEOF(F1,R) AND (FILEOF(S2) = FILEOF(k1) OR RANKOF(S2) = RANKOF(k1))) AND
  TYPEOF(f1,K) = FALSE AND
  MOVESOF(k1) = 0
TACTICALS
  F1,S2
  f1,S2
  N1,S1
POSTCONDITION
  MOVESOF(f) = 0;
