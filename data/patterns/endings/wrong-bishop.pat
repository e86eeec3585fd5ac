//@ theme endings
//@ title.pt Bispo da cor errada
//@ title.en Wrong-colored bishop
//@ pt O bispo <B1> não controla a casa de promoção do peão de torre <P1>, e o rei <k1> chega ao canto
//@ en The bishop <B1> does not control the promotion square of the rook pawn <P1>, and the king <k1> reaches the corner
//@ says wrong_bishop
//@ yes 7k/8/8/6KP/8/8/8/5B2 w - - 0 1
//@ no 7k/8/8/6KP/8/8/8/4B3 w - - 0 1
PATTERN "WRONG_BISHOP"
AUTHOR "Lucena"
DESCRIPTION "The bishop <B1> does not control the promotion square of the rook pawn <P1>, and the king <k1> reaches the corner"
WEIGHT -0.5
ACTORS B1,P1,k1
SETOFPIECES KBPk
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  (WHITE AND FILEOF(P1) = 1 AND SQUARECOLOROF(B1) = 1 OR WHITE AND FILEOF(P1) = 8 AND SQUARECOLOROF(B1) = 0 OR BLACK AND FILEOF(P1) = 1 AND SQUARECOLOROF(B1) = 0 OR BLACK AND FILEOF(P1) = 8 AND SQUARECOLOROF(B1) = 1) AND
  INTHESQUARE(k1,P1);
