//@ theme mates
//@ title.pt Mate da besta (sentido amplo)
//@ title.en Balestra mate (wide sense)
//@ pt O bispo <B1> dá mate ao rei <k1>; a dama <Q1> tira todas as outras fugas
//@ en The bishop <B1> mates the king <k1>; the queen <Q1> takes all the other flight squares
//@ lichess balestraMate
//@ yes 8/8/p5bk/2QP4/2P5/P5qP/8/5K2 b - - 2 43
//@ no 8/8/p5bk/2QP4/2P5/P6P/6q1/5K2 w - - 2 43
//@ no 7k/8/8/8/8/8/8/2B1Q1K1 w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "BALESTRA_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The bishop <B1> mates the king <k1>; the queen <Q1> takes all the other flight squares"
WEIGHT 0.0
ACTORS Q1,k1
SCENARIO
  { B1 CHECKMATE S1
    OR
    F1 CHECKMATE S2
    B1 INDIRECTATTACK (F1,k1)
    OR
    Q1 CHECKMATE S3
    B1 INDIRECTATTACK (Q1,k1) }
TACTICALS
  B1,S1
  F1,S2
  Q1,S3
POSTCONDITION
  CHECKING(B1) AND
  JAILER(Q1);
