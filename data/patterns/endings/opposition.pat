//@ theme endings
//@ title.pt Oposição
//@ title.en Opposition
//@ pt Os reis <K1> e <k1> estão em oposição
//@ en The kings <K1> and <k1> stand in opposition
//@ says opposition
//@ yes 8/8/4k3/8/4K3/4P3/8/8 w - - 0 1
//@ no 8/4k3/8/8/4K3/4P3/8/8 w - - 0 1
PATTERN "OPPOSITION"
AUTHOR "Lucena"
DESCRIPTION "The kings <K1> and <k1> stand in opposition"
WEIGHT 0.2
ACTORS K1,k1
SCENARIO
  K1 NOT ATTACKS k1
PRECONDITION
  KINGOPPOSITION(K1,k1);
