### A página de manual.

man-about = Escreve a página de manual
man-usage = lucena man
man-after-help = Para ler na hora:
    { "  " }lucena man | man -l -
man-heading-name = NOME
man-heading-synopsis = SINOPSE
man-heading-description = DESCRIÇÃO
man-heading-options = OPÇÕES
man-heading-commands = COMANDOS
man-heading-exit-status = CÓDIGO DE SAÍDA
man-exit-status = 0 feito, 1 nada encontrado ou verificação com falha, 2 uso ou entrada com erro.
