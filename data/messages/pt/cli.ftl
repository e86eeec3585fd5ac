### A linha de comando em si: ajuda, enganos, arquivos.

cli-about = Lucena, o xadrez que se explica
cli-usage = lucena [OPÇÕES] [COMANDO]
cli-after-help = Sem comando, o Lucena fala UCI na entrada e na saída padrão, como esperam os programas de xadrez.
    Código de saída: 0 feito, 1 nada encontrado ou verificação com falha, 2 uso ou entrada com erro.
cli-heading-usage = Uso
cli-heading-arguments = Argumentos
cli-heading-options = Opções
cli-heading-examples = Exemplos:
cli-heading-commands = Comandos
cli-value-command = COMANDO
cli-value-lang = IDIOMA
cli-lang = Idioma: { $languages } (padrão: o do sistema)
cli-help = Mostra esta ajuda
cli-version = Mostra a versão

cli-error = lucena: erro: { $message }
cli-did-you-mean = Você quis dizer "{ $guess }"?
cli-quote-fen = Uma FEN tem espaços: escreva-a entre aspas, --fen "…"
cli-see-help = Para ver a ajuda, digite: { $command }
cli-unknown-argument = argumento desconhecido: "{ $argument }"
cli-unknown-command = comando desconhecido: "{ $command }"
cli-no-word-for-protocol = Os programas de xadrez iniciam o Lucena sem comando: ele responde em UCI ou XBoard, conforme o protocolo em que lhe falam.
cli-missing-value = falta um valor depois de "{ $argument }"
cli-invalid-value = "{ $value }" não é um valor para { $argument }; use um destes: { $valid }
cli-missing-argument = falta o argumento: { $argument }
cli-too-few = { $argument }: são precisos pelo menos { $least }, recebido(s) { $given }
cli-missing-command = falta um comando
cli-argument-twice = "{ $argument }" foi dado duas vezes
cli-conflict = "{ $argument }" não pode ser usado junto com "{ $other }"
cli-not-unicode = um dos argumentos não é texto Unicode
cli-bad-argument = "{ $argument }" não está bem usado
cli-unexpected-value = "{ $value }" não é um valor para { $argument }
cli-bad-number = { $argument }: esperado um número inteiro de { $least } a { $most }, recebido "{ $value }"
cli-bad-number-open = { $argument }: esperado um número inteiro, no mínimo { $least }, recebido "{ $value }"

cli-standard-input = entrada padrão
cli-at-line = { $file }, linha { $line }: { $reason }
cli-line-too-long = a linha tem mais de { $most } bytes
cli-cannot-read = não foi possível ler { $file }: { $reason }
cli-cannot-write = não foi possível escrever a saída: { $reason }
cli-io-not-found = o arquivo não existe
cli-io-permission-denied = permissão negada
cli-io-is-a-directory = é uma pasta
cli-io-storage-full = o disco está cheio
cli-io-code = erro { $code } do sistema
cli-io-unknown = erro desconhecido
cli-not-formatted = { $file } não foi formatado: corrija os erros antes
cli-would-change = { $file } mudaria
