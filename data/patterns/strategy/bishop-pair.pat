//@ theme strategy
//@ title.pt Par de bispos
//@ title.en Bishop pair
//@ pt Os bispos <B1> e <B2> formam o par, contra um adversário que não o tem
//@ en The bishops <B1> and <B2> form the pair against an opponent who has none
//@ says bishop_pair
//@ yes 4k1n1/8/8/8/8/8/8/2B1KB2 w - - 0 1
//@ no 2b1kb2/8/8/8/8/8/8/2B1KB2 w - - 0 1
//@ no rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
//@ no rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1
//@ yes 2b1k3/1p1p4/8/8/8/8/8/2B1KB2 w - - 0 1
//@ no 4k1n1/8/8/8/8/8/8/2B1KN2 w - - 0 1
PATTERN "BISHOP_PAIR"
AUTHOR "Lucena"
DESCRIPTION "The bishops <B1> and <B2> form the pair against an opponent who has none"
WEIGHT 0.3
ACTORS B1,B2
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  SQUARECOLOROF(B1) = 0 AND
  SQUARECOLOROF(B2) = 1 AND
  (SQUARECOLOROF(b) >= 0 OR
    NOT EXISTINRANK(b,1) AND NOT EXISTINRANK(b,2) AND NOT EXISTINRANK(b,3) AND NOT EXISTINRANK(b,4) AND
    NOT EXISTINRANK(b,5) AND NOT EXISTINRANK(b,6) AND NOT EXISTINRANK(b,7) AND NOT EXISTINRANK(b,8));
