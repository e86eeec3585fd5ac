//@ theme structures
//@ title.pt Centro da Índia do Rei
//@ title.en King's Indian center
//@ pt Centro da Índia do Rei: <P2> contra <p2>, com <p3> ainda em casa
//@ en King's Indian center: <P2> against <p2>, with <p3> still at home
//@ yes 6k1/ppp2p1p/3p2p1/3Pp3/2P1P3/8/PP3PPP/6K1 w - - 0 1
//@ no 6k1/pp3p1p/3p2p1/2pPp3/2P1P3/8/PP3PPP/6K1 w - - 0 1
PATTERN "KINGS_INDIAN_CENTER"
AUTHOR "Lucena"
DESCRIPTION "King's Indian center: <P2> against <p2>, with <p3> still at home"
WEIGHT 0.0
ACTORS P2,p2,p3
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  EXISTINFILE(P,3) AND
  FILEOF(P2) = 4 AND
  (WHITE AND RANKOF(P2) = 5 OR BLACK AND RANKOF(P2) = 4) AND
  EXISTINFILE(P,5) AND
  EXISTINFILE(p,4) AND
  FILEOF(p2) = 5 AND
  (WHITE AND RANKOF(p2) = 5 OR BLACK AND RANKOF(p2) = 4) AND
  FILEOF(p3) = 3 AND
  (WHITE AND RANKOF(p3) = 7 OR BLACK AND RANKOF(p3) = 2);
