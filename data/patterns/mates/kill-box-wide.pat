//@ theme mates
//@ title.pt Mate da caixa (sentido amplo)
//@ title.en Kill box mate (wide sense)
//@ pt A torre <R1> e a dama <Q1> dão mate ao rei <k1> dentro da caixa de três por três casas que formam
//@ en The rook <R1> and the queen <Q1> mate the king <k1> inside the box of three by three squares that they make
//@ lichess killBoxMate
//@ yes 8/1k6/1p6/8/8/3Q1Pq1/3RK3/7r b - - 3 53
//@ no 2k5/8/1R6/8/8/8/8/6K1 w - - 0 1
// As collections of puzzles use the name; what books call so has a pattern of its own, and this one is never said.
PATTERN "KILL_BOX_MATE_WIDE"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1> and the queen <Q1> mate the king <k1> inside the box of three by three squares that they make"
WEIGHT 0.0
ACTORS Q1,R1,k1
SCENARIO
  { R1 CHECKMATE S1
    OR
    Q1 CHECKMATE S2 }
TACTICALS
  R1,S1
  Q1,S2
POSTCONDITION
  FILEDISTANCE(Q1,R1) = 2 AND
  RANKDISTANCE(Q1,R1) = 2 AND
  FILEDISTANCE(Q1,k1) + FILEDISTANCE(k1,R1) = 2 AND
  RANKDISTANCE(Q1,k1) + RANKDISTANCE(k1,R1) = 2;
