### Achar padrões.

find-about = Acha padrões em bases de partidas
find-usage = lucena patlan find PADRÃO… ARQUIVO… [OPÇÕES]
find-after-help = Exemplos:
      lucena patlan find PHILIDOR partidas.pgn
      lucena patlan find meu.pat partidas.pgn.zst --pgn > achadas.pgn
      lucena patlan find --library partidas.pgn --summary --elo 2500
      zstdcat grande.pgn.zst | lucena patlan find ANASTASIA --stdin --json

    Um PADRÃO é um nome da biblioteca ou um arquivo que termina em .pat.
    O resumo conta as posições com o cenário e com o padrão inteiro, e os resultados das partidas para o lado
    que tinha o padrão. O peso sugerido compara os pontos desse lado com os que a mesma cor fez em todas as
    partidas, em peões, com o intervalo de 95 %.
    O trabalho pode ser dividido em faixas de bytes: cada partida pertence à faixa que contém seu primeiro byte.
find-value-what = PADRÃO|ARQUIVO
find-value-pattern = PADRÃO
find-value-side = LADO
find-value-number = N
find-value-file = ARQUIVO
find-value-start = INÍCIO
find-value-end = FIM
find-what = Padrões e arquivos PGN, em qualquer ordem
find-pattern = Um padrão da biblioteca ou um arquivo de padrões (pode ser repetido)
find-library = Todos os padrões da biblioteca de uma só vez
find-side = Quem tem o padrão: brancas, pretas, da-vez (padrão) ou ambas
find-plies = Posições depois de tantos meios-lances: 20, 20-60, -10
find-json = Um valor JSON por linha: os achados e depois um resumo
find-pgn = As partidas achadas, com um comentário onde o padrão ocorre
find-fens = As posições achadas
find-scenarios = Mostra também as posições que têm só o cenário
find-summary = Só conta
find-limit = Para depois de tantos achados
find-threads = Linhas de execução que dividem o trabalho (padrão: todos os núcleos)
find-stdin = Lê partidas da entrada padrão
find-range = Procura nas partidas de um arquivo simples cujo primeiro byte está de INÍCIO até antes de FIM (pode ser repetido)
find-ranges = Lê faixas da entrada padrão: arquivo, início e fim, separados por tabulações, uma por linha
find-no-index = Lê as partidas mesmo que haja um índice
find-no-pattern = nenhum padrão dado: diga um, ou use --library
find-no-file = nenhuma base dada: diga um arquivo PGN, ou use --stdin
find-unknown-word = "{ $word }" não é um padrão nem um arquivo; "lucena patlan list" mostra os padrões
find-unknown-word-but = "{ $word }" não é um padrão nem um arquivo; você quis dizer { $near }?
find-unknown-pattern = "{ $word }" não é um padrão da biblioteca nem um arquivo de padrões
find-bad-pattern = coluna { $column }: erro { $code }; "lucena patlan check { $file }" explica
find-bad-side = "{ $value }" não é um lado; use brancas, pretas, da-vez ou ambas
find-bad-range = "{ $value }" não é um número de bytes
find-bad-descriptor = esperados arquivo, início e fim, separados por tabulações
find-side-white = Brancas
find-side-black = Pretas
find-scenario-only = só o cenário
find-totals = { $count ->
        [1] { $games } partida
       *[other] { $games } partidas
    }{ $broken ->
        [0] { "" }
        [one] { " " }({ $broken } pulada)
       *[other] { " " }({ $broken } puladas)
    }, { $positions } posições em { $time } s ({ $rate }/s)
find-partial = Nem tudo foi lido: estes são os números de uma parte.
find-unanswered = Em { $count ->
        [one] { $count } posição
       *[other] { $count } posições
    }, um padrão tinha candidatos demais para ser decidido.
find-column-pattern = padrão
find-column-scenario = cenário
find-column-percent = %
find-column-valid = achados
find-column-of-scenario = % do cen.
find-column-games = partidas
find-column-won = vit.
find-column-drawn = emp.
find-column-lost = der.
find-column-unknown = *
find-column-score = pontos
find-column-weight = peso [95 %]
find-twice = { $count ->
        [one] { $count } partida conta
       *[other] { $count } partidas contam
    } duas vezes nos resultados: os dois lados tinham o padrão.
