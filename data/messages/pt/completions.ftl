### Completação no terminal.

completions-about = Escreve o script de autocompletar de um terminal
completions-usage = lucena completions TERMINAL
completions-after-help = Para o bash, por exemplo:
    { "  " }mkdir -p ~/.local/share/bash-completion/completions && lucena completions bash > ~/.local/share/bash-completion/completions/lucena
completions-value-shell = TERMINAL
completions-shell = bash, elvish, fish, powershell ou zsh
