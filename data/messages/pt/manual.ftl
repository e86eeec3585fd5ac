### lucena manual: os manuais, no terminal.

manual-about = Mostra um manual; sem nome, a lista deles
manual-usage = lucena manual [NOME]
manual-value-name = NOME
manual-name = O manual, como patlan, review ou tutorial-engine
manual-unknown = não há o manual "{ $name }"; há estes: { $names }
