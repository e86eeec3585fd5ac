//@ theme mates
//@ title.pt Mate de Morphy
//@ title.en Morphy's mate
//@ pt O bispo <B1> dá mate em <S1>; a torre <R1> tira a fuga do rei <k1> no canto
//@ en The bishop <B1> mates on <S1>; the rook <R1> takes the flight square of the cornered king <k1>
//@ yes 7k/7p/8/8/8/8/8/2B3RK w - - 0 1
//@ no 7k/7p/8/8/8/8/8/2B2R1K w - - 0 1
PATTERN "MORPHY_MATE"
AUTHOR "Lucena"
DESCRIPTION "The bishop <B1> mates on <S1>; the rook <R1> takes the flight square of the cornered king <k1>"
WEIGHT 1.0
ACTORS R1,k1
SCENARIO
  B1 CHECKMATE S1
TACTICALS
  B1,S1
POSTCONDITION
  CHECKING(B1) AND
  CHECKING(R1) = FALSE AND
  TAKESFLIGHT(R1) AND
  ONCORNER(k1);
