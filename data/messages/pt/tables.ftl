### Distâncias até o mate com poucas peças.

tables-about = Calcula distâncias até o mate com três ou quatro peças
tables-usage = lucena tables build KBNK [OPÇÕES]
               lucena tables mate --fen FEN
tables-after-help = Exemplos:
      lucena tables build KBNK --syzygy tabelas/
      lucena tables build KBNK --output mates/
      lucena tables mate --fen "8/8/8/3k4/8/8/8/KBN5 w - - 0 1"
tables-value-folder = PASTA
tables-json = Escreve JSON para programas
tables-build-about = Calcula uma tabela de trás para a frente, a partir dos mates, e a resume
tables-build-usage = lucena tables build KBNK [OPÇÕES]
tables-material = As peças com letras inglesas, como KQKR ou KPK; peões de um lado só
tables-syzygy = Compara cada posição com as tabelas Syzygy desta pasta
tables-output = Grava nesta pasta a tabela e aquelas a que ela leva; a opção TablesPath do programa as lê
tables-written = { $count ->
        [one] uma tabela gravada
       *[other] { $count } tabelas gravadas
    } em { $folder }
tables-unwritable = não foi possível gravar em "{ $folder }": { $reason }
tables-mate-about = Diz em quantos lances sai o mate numa posição, e com que lances
tables-mate-usage = lucena tables mate --fen FEN [OPÇÕES]
tables-fen = A posição
tables-progress = calculando { $material }
tables-summary = { $material }: quem joga ganha { $won }, empata { $drawn }, perde { $lost } posições (imagens espelhadas contam uma vez); o mate mais longo leva { $moves } lances
tables-compared = { $compared } posições comparadas com Syzygy, { $different ->
        [0] todas de acordo
        [one] uma diferente
       *[other] { $different } diferentes
    }
tables-draw = ninguém pode forçar o mate
tables-wins = { $moves ->
        [one] mate em um lance
       *[other] mate em { $moves } lances
    }
tables-loses = { $moves ->
        [0] xeque-mate
        [one] leva mate em um lance
       *[other] leva mate em { $moves } lances
    }
tables-castling = posições com direito a roque não estão nas tabelas
tables-no-syzygy = "{ $folder }": { $reason }
tables-unreadable = as peças se escrevem como KQKR: um rei com as suas, depois o outro rei com as dele
tables-size = só é possível calcular três ou quatro peças
tables-pawns = não é possível calcular peões dos dois lados
