### O laboratório: jogadores e o que fazem de errado.

lab-player-fault = { $player }: { $fault }
lab-fault-not-started = não foi possível iniciar { $program }: { $reason }
lab-fault-silent = sem resposta a tempo (esperava-se "{ $awaited }")
lab-fault-died = o programa terminou sozinho (código { $status })
lab-fault-died-saying = o programa terminou sozinho (código { $status }): { $words }
lab-fault-flood = o programa escreve mais do que se pode ler
lab-fault-illegal-move = lance ilegal "{ $move }"
lab-fault-refused = recusa o que é legal: "{ $line }"
lab-fault-false-claim = reivindicação falsa "{ $line }"
lab-fault-no-such-option = a opção "{ $option }" não existe
lab-fault-no-such-limit = o programa não aceita isto: { $limit }
lab-fault-time = o tempo acabou
lab-bad-spec = "{ $spec }" não é um motor: { $reason }
lab-spec-empty = falta o comando
lab-spec-no-value = "{ $part }" não é um ajuste, como Hash=64
lab-spec-bad-value = "{ $value }" não é um valor para { $key }
lab-spec-no-limit = "{ $limit }" não é um limite, como "5000 nodes", "depth 4" ou "time 100" (milissegundos)
lab-bad-packing = { $file } está compactado como { $format }; use texto simples, gzip, zstd ou bzip2
lab-too-large = { $file } é grande demais para ser lido
