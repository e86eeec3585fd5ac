//@ theme structures
//@ title.pt Centro da Índia do Rei
//@ title.en King's Indian center
//@ pt Centro da Índia do Rei: <P2> e <P3> travados contra <p1> e <p2>
//@ en King's Indian center: <P2> and <P3> locked against <p1> and <p2>
//@ yes 6k1/ppp2p1p/3p2p1/3Pp3/2P1P3/8/PP3PPP/6K1 w - - 0 1
//@ no 6k1/pp3p1p/3p2p1/2pPp3/2P1P3/8/PP3PPP/6K1 w - - 0 1
PATTERN "KINGS_INDIAN_CENTER"
AUTHOR "Lucena"
DESCRIPTION "King's Indian center: <P2> and <P3> locked against <p1> and <p2>"
WEIGHT 0.0
ACTORS P1,P2,P3,p1,p2,p3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  FILEOF(P1) = 3 AND
  (WHITE AND RANKOF(P1) = 4 OR BLACK AND RANKOF(P1) = 5) AND
  FILEOF(P2) = 4 AND
  (WHITE AND RANKOF(P2) = 5 OR BLACK AND RANKOF(P2) = 4) AND
  FILEOF(P3) = 5 AND
  (WHITE AND RANKOF(P3) = 4 OR BLACK AND RANKOF(P3) = 5) AND
  FILEOF(p1) = 4 AND
  (WHITE AND RANKOF(p1) = 6 OR BLACK AND RANKOF(p1) = 3) AND
  FILEOF(p2) = 5 AND
  (WHITE AND RANKOF(p2) = 5 OR BLACK AND RANKOF(p2) = 4) AND
  FILEOF(p3) = 3 AND
  (WHITE AND RANKOF(p3) = 7 OR BLACK AND RANKOF(p3) = 2);
