### The guided tour: a first minute with the program.

tour-about = Show in a minute what Lucena can do
tour-usage = lucena tour
tour-welcome = Lucena, the chess that explains itself. A tour of one minute:
tour-explain = Why is Ra6 not a good move here?
tour-patlan = Philidor's mate: does the pattern stand in this position?
tour-perft = How many sequences of five half-moves are there from the starting position?
tour-trabalho = The classroom game: White plays e2e3 and d1f3, the machine answers for Black.
tour-farewell = All commands: lucena --help. Without a command Lucena speaks UCI; try typing d, go perft 4 and quit.
