### O comando "help".

help-about = Mostra a ajuda sobre o Lucena ou sobre um comando
help-usage = lucena help [COMANDO]
help-command = O comando a explicar
