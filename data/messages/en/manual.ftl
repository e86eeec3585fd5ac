### lucena manual: the manuals, in the terminal.

manual-about = Show a manual; without a name, the list of them
manual-usage = lucena manual [NAME]
manual-value-name = NAME
manual-name = The manual, such as patlan, review or tutorial-engine
manual-unknown = there is no manual "{ $name }"; there are: { $names }
