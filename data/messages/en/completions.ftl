### Shell completions.

completions-about = Write the completion script of a shell
completions-usage = lucena completions SHELL
completions-after-help = For bash, for example:
    { "  " }mkdir -p ~/.local/share/bash-completion/completions && lucena completions bash > ~/.local/share/bash-completion/completions/lucena
completions-value-shell = SHELL
completions-shell = bash, elvish, fish, powershell or zsh
