### The command line as such: help, mistakes, files.

cli-about = Lucena, the chess that explains itself
cli-usage = lucena [OPTIONS] [COMMAND]
cli-after-help = Without a command, Lucena speaks UCI on standard input and output, as chess programs expect.
    Exit status: 0 done, 1 nothing found or a check failed, 2 bad usage or input.
cli-heading-usage = Usage
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples:
cli-heading-commands = Commands
cli-value-command = COMMAND
cli-value-lang = LANGUAGE
cli-lang = Language: { $languages } (default: from the locale)
cli-help = Show this help
cli-version = Show the version

cli-error = lucena: error: { $message }
cli-did-you-mean = Did you mean "{ $guess }"?
cli-quote-fen = A FEN has blanks: put it between quotation marks, --fen "…"
cli-see-help = For help, type: { $command }
cli-unknown-argument = unknown argument "{ $argument }"
cli-unknown-command = unknown command "{ $command }"
cli-no-word-for-protocol = Chess programs start Lucena without a command: it answers in UCI or XBoard, whichever it is spoken to in.
cli-missing-value = a value is missing after "{ $argument }"
cli-invalid-value = "{ $value }" is not a value for { $argument }; use one of: { $valid }
cli-missing-argument = missing argument: { $argument }
cli-too-few = { $argument }: at least { $least } are needed, got { $given }
cli-missing-command = a command is missing
cli-argument-twice = "{ $argument }" is given twice
cli-conflict = "{ $argument }" cannot be used together with "{ $other }"
cli-not-unicode = an argument is not Unicode text
cli-bad-argument = "{ $argument }" is not used correctly
cli-unexpected-value = "{ $value }" is not a value for { $argument }
cli-bad-number = { $argument }: a whole number from { $least } to { $most } expected, got "{ $value }"
cli-bad-number-open = { $argument }: a whole number of at least { $least } expected, got "{ $value }"

cli-standard-input = standard input
cli-at-line = { $file }, line { $line }: { $reason }
cli-line-too-long = the line has more than { $most } bytes
cli-cannot-read = cannot read { $file }: { $reason }
cli-cannot-write = cannot write the output: { $reason }
cli-io-not-found = there is no such file
cli-io-permission-denied = permission denied
cli-io-is-a-directory = it is a folder
cli-io-storage-full = the disk is full
cli-io-code = system error { $code }
cli-io-unknown = unknown error
cli-not-formatted = { $file } was not formatted: correct the errors first
cli-would-change = { $file } would change
