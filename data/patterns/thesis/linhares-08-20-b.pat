//@ theme thesis
//@ title.pt Philidor, versão experimental
//@ title.en Philidor, experimental version
//@ pt <F1> se sacrifica em <S2>, <f1> toma e o cavalo <N1> dá mate sufocado em <S1>
//@ en <F1> sacrifices itself on <S2>, <f1> takes and the knight <N1> smothers the king from <S1>
//@ yes r1q2r1k/1pp2p1p/p4P1N/8/8/8/PPP5/1K4R1 w - - 0 1
//@ yes k1r5/pp6/N7/8/5Qp1/1r1p2P1/2b2K2/8 w - - 0 1
//@ yes r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1
//@ yes r1q2r1k/1p2b1pp/7N/p2Q4/8/P5P1/1Bn1PPBP/5RK1 w - - 1 20
//@ yes 4r2k/2pRP1pp/2p4N/p4p2/2Q3n1/q5P1/P3PP1P/6K1 w - - 7 29
//@ yes 3r3k/1p1b1Qbp/1n2B1p1/p5N1/Pq6/8/1P4PP/R6K w - - 0 26
//@ yes r4r1k/pp4pp/2p1Q2N/8/4Pn2/2P1qP2/PP2BRPP/R6K w - - 3 23
//@ yes 5r1k/6bp/4Q2N/p2P1p2/1p1q4/3B4/PP3PPP/3RK3 w - - 5 33
//@ yes 4rr1k/ppb4p/4b2Q/6p1/P1BRp3/1PP1N2n/5qP1/5R1K b - - 5 31
//@ yes r1b2rk1/pppp1ppp/8/2b1P3/2B3n1/5N2/PP3qPP/RNBQR2K b - - 1 12
//@ no N1b1k2r/4qpbp/p2p4/1p2pp1Q/2BnP3/N7/PPP2PPP/R3K2R w KQk - 0 16
PATTERN "LINHARES_08_20_B"
AUTHOR "Author name"
DESCRIPTION "Philidor pattern style"
WEIGHT 999.0
SCENARIO
  N1 POSSIBLEATTACK (S1,k1)
  F1 POSSIBLEATTACK (<S2>,k1)
  f1 DEFENDS S2
  k1 DEFENDS S2
  k1 DEFENDS f2
  f3 NOT INDIRECTDEFENSE (F1,S2)
PRECONDITION
  (DIRECTDEFENSES(S2,OPONENT) = 1 OR
   (DIRECTDEFENSES(S2,OPONENT) = 2)) AND
  (DIRECTDEFENSES(S1,OPONENT) = 0 OR
   RELDEFENSESVALUE(S1,OPONENT) = RELATIVEVALUEOF(f1)) AND
  MOVESOF(k1) = 0 AND
  (TYPEOF(F1,Q) OR
   TYPEOF(F1,R)) AND
  (TYPEOF(f1,R) OR
   TYPEOF(f1,N))
TACTICALS
  F1,S2
  f1,S2
  N1,S1
POSTCONDITION
  MOVESOF(k1) = 0;
