### The command "help".

help-about = Show help about Lucena or about a command
help-usage = lucena help [COMMAND]
help-command = The command to explain
