### Competitions of heuristic sets.
### keys: built by the program

arena-about = Let heuristic sets compete and show who judges positions best
arena-usage = lucena arena ENTRANT… [OPTIONS]
arena-after-help = An entrant is "NAME = SET [+ PATTERNS] [@ LIMIT]", or less:
      mine.dhjog                            a heuristic set
      "Ana = ana.dhjog + forks.pat"         a set with patterns whose weights act in its judgement
      "+ forks.pat"                         patterns on plain material
      tres-etapas                           a set that ships with the program
      ALEATORIO, MATERIAL                   any move; the values 1-3-3-5-9 (both are there anyway)
      "lucena, UCI_Elo=1400"                the engine with options, as a guest
      "/usr/games/gnuchess --uci @ time 100"  another program, as a guest

    Examples:
      lucena arena ana.dhjog bia.dhjog caio.dhjog --pgn games.pgn
      lucena arena *.dhjog --swiss 5 --games 2 --csv table.csv --result result.json
      lucena arena --sprt new.dhjog old.dhjog
      lucena arena --rerun result.json --pgn again.pgn
arena-value-entrant = ENTRANT
arena-value-number = N
arena-value-file = FILE
arena-value-name = NAME
arena-value-openings = FILE|lines|imbalance
arena-value-profile = PROFILE
arena-value-points = WIN,DRAW,LOSS
arena-entrants = Heuristic sets, with patterns or not, and engines as guests
arena-gauntlet = The first entrant plays all others, who do not play each other
arena-swiss = A Swiss tournament of N rounds, for classes
arena-sprt = Is the first of two entrants better than the second? Play until a sequential test decides
arena-elo0 = The difference in Elo that does not count as better (default: 0)
arena-elo1 = The difference in Elo that counts as better (default: 20)
arena-games = Games of those who meet, rounded up to an even number (default: 8; with --sprt at most 20000)
arena-openings = Starts: short lines, unequal material, or an EPD or PGN file (default: lines; imbalance if all sets are of level 1)
arena-nodes = Positions that a set looks at for a move (default: 5000)
arena-depth = Half-moves that a set looks ahead, 1 to 12
arena-time = Milliseconds for each move; the games cannot be repeated then
arena-profile = How sets search: classroom (nothing is left out) or sport (faster)
arena-seed = Seed of the order of openings and of choices among equal moves (default: 1)
arena-max-moves = End a game as drawn after this many moves (default: 200)
arena-points = Points for a win, a draw and a loss (default: 1,0.5,0)
arena-no-references = Leave out ALEATORIO and MATERIAL
arena-rank-all = Give references and guests a place too
arena-concurrency = Games played at the same time (default: one for each core)
arena-patience = Seconds of silence after which a program is given up (default: 30)
arena-event = Name of the event in the games
arena-pgn = Write every game to this file as soon as it ends
arena-resume = Go on with the competition whose games are in the --pgn file
arena-csv = Write the table to this file
arena-result = Write the whole result to this file as JSON
arena-rerun = Play the competition again whose result is in this file
arena-json = Write JSON for programs

arena-progress = { $done } of { $all } games
arena-column-place = #
arena-column-name = set
arena-column-level = level
arena-column-games = games
arena-column-points = points
arena-column-wins = won
arena-column-draws = drawn
arena-column-losses = lost
arena-column-sb = SB
arena-column-elo = Elo
arena-column-interval = 95 %
arena-column-clear = over the next
arena-clear = clearly
arena-unclear = no clear difference
arena-note-chance = { $name } does not clearly beat ALEATORIO, who plays any move.
arena-note-budget = { $name }: { $count ->
        [one] one evaluation was stopped because a function did not end
       *[other] { $count } evaluations were stopped because a function did not end
    }.
arena-note-unrepeatable = With limits of time, or with other programs, the same competition may give other games.
arena-sprt-undecided = Is { $one } better than { $other }? Not decided (LLR { $llr } between { $lower } and { $upper }).
arena-sprt-no = Is { $one } better than { $other }? No (LLR { $llr }, below { $lower }).
arena-sprt-yes = Is { $one } better than { $other }? Yes (LLR { $llr }, above { $upper }).
arena-broken = "{ $entrant }" does not take part: { $reason }
arena-too-few = a competition needs at least two entrants that can play
arena-sprt-two = --sprt needs two entrants that can play
arena-no-result = { $file } is not the result of a competition
arena-other-version = the competition of { $file } cannot be played again as it was: this version or its entrants differ
