//@ theme mates
//@ title.pt Mate da caixa
//@ title.en Kill box mate
//@ pt A torre <R1> e a dama <Q1> dão mate ao rei <k1> dentro da caixa de três por três casas que formam
//@ en The rook <R1> and the queen <Q1> mate the king <k1> inside the box of three by three squares that they make
//@ yes 6k1/7r/5p2/3P4/4Q3/5qP1/5P2/4R1K1 b - - 0 46
//@ no 2k5/8/1R6/8/8/8/8/6K1 w - - 0 1
PATTERN "KILL_BOX_MATE"
AUTHOR "Lucena"
DESCRIPTION "The rook <R1> and the queen <Q1> mate the king <k1> inside the box of three by three squares that they make"
WEIGHT 1.0
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
  RANKDISTANCE(Q1,k1) + RANKDISTANCE(k1,R1) = 2 AND
  ONEDGE(k1);
