### A página de manual.

man-about = Escreve o manual: uma página, ou uma para cada comando
man-usage = lucena man [--output PASTA]
man-value-folder = PASTA
man-output = Escreve nesta pasta uma página para cada comando
man-after-help = Para ler na hora:
    { "  " }lucena man | man -l -
man-heading-name = NOME
man-heading-synopsis = SINOPSE
man-heading-description = DESCRIÇÃO
man-heading-options = OPÇÕES
man-heading-commands = COMANDOS
man-heading-exit-status = CÓDIGO DE SAÍDA
man-exit-status = 0 feito, 1 nada encontrado ou verificação com falha, 2 uso ou entrada com erro.
