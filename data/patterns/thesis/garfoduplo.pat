//@ theme thesis
//@ title.pt Garfo duplo
//@ title.en Double fork
//@ pt <F1> ataca <f2> e <f3>
//@ en <F1> attacks <f2> and <f3>
//@ yes 4k3/8/8/1r1r4/8/2N5/8/4K3 w - - 0 1
//@ no 4k3/8/8/8/8/8/8/4K3 w - - 0 1
PADRAO "GARFODUPLO"
AUTOR "Luis Bueno"
DESCRICAO "<F1> ataca <f2> e <f3>"
PESO 0.8 //medida de forca do padrao
CENARIO
  F1 ATACA f2
  F1 ATACA f3;
