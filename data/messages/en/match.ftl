### Matches between engines.

match-about = Let engines play against each other and measure who is stronger
match-usage = lucena match ENGINE ENGINE… [OPTIONS]
match-after-help = An engine is a command with settings after commas: "COMMAND,name=X,protocol=xboard,Hash=64".
    The command "lucena" is this program itself. Settings: name, protocol (uci or xboard), dir, tc, movetime,
    nodes=N, depth=N; any other setting is an option of the engine.

    Examples:
      lucena match lucena "/usr/games/gnuchess --uci" --games 200 --tc 2+0.02 --pgn games.pgn
      lucena match lucena,nodes=20000 stockfish,nodes=2000 --openings book.epd --concurrency 2
      lucena match ./new ./old --tc 8+0.08 --sprt 0,5 --win 600,4 --draw 40,10,8
match-value-engine = ENGINE
match-value-number = N
match-value-numbers = N,N…
match-value-tc = TIME
match-value-file = FILE
match-value-folder = FOLDER
match-value-name = NAME
match-engines = Two or more engines: a command, then settings after commas
match-games = Games of every pair of players, rounded up to an even number (default: 100)
match-tc = Clock: SECONDS+INCREMENT or MOVES/SECONDS+INCREMENT (default: 2+0.02)
match-time = Milliseconds for each move
match-nodes = Nodes for each move
match-depth = Depth of each search
match-gauntlet = The first engine plays all others, who do not play each other
match-openings = Openings from an EPD or PGN file, packed or not (default: random ones)
match-plies = Half-moves of the openings (default: all of a file, 8 of random ones)
match-shuffle = Take the openings of the file in random order
match-seed = Seed of everything random (default: 1)
match-concurrency = Games played at the same time (default: 1)
match-margin = Milliseconds by which a clock may be overstepped (default: 50)
match-patience = Seconds of silence after which a program is given up (default: 30)
match-win = End a game as won when both see CENTIPAWNS for MOVES moves: CENTIPAWNS,MOVES
match-draw = End a game as drawn: FROM-MOVE,CENTIPAWNS,MOVES
match-max-moves = End a game as drawn after this many moves
match-syzygy = End a game when these Syzygy tables know its result
match-sprt = Stop when a sequential test decides: ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA
match-pgn = Write every game to this file as soon as it ends
match-resume = Go on with the run whose games are in the --pgn file
match-event = Name of the event in the games
match-json = Write JSON for programs

match-starting = starting { $player } …
match-column-place = #
match-column-player = player
match-column-games = games
match-column-wins = won
match-column-draws = drawn
match-column-losses = lost
match-column-score = score %
match-column-elo = Elo
match-column-interval = 95 %
match-column-superiority = LOS %
match-column-time = on time
match-column-faults = faults
match-progress = { $done } of { $all } games{ $found ->
        [0] { "" }
       *[other] , { $found } of them from before
    }
match-log = { $done } of { $all } games: { $player } +{ $wins } ={ $draws } −{ $losses }
match-pairs = Pairs of { $player } with 0, ½, 1, 1½, 2 points: { $pairs }
match-sprt-undecided = SPRT { $null } v { $alternative } Elo: LLR { $llr } [{ $lower }, { $upper }], undecided
match-sprt-null = SPRT { $null } v { $alternative } Elo: LLR { $llr } [{ $lower }, { $upper }], H0 accepted
match-sprt-alternative = SPRT { $null } v { $alternative } Elo: LLR { $llr } [{ $lower }, { $upper }], H1 accepted
match-fault = game { $game }, fault of { $player }: { $fault }
match-interrupted = Interrupted: the games under way do not count.
match-interrupted-kept = Interrupted: the games under way do not count. Add --resume to the same command to go on.

match-bad-tc = "{ $value }" is not a clock; write SECONDS+INCREMENT, as in 2+0.02, or MOVES/SECONDS+INCREMENT
match-bad-sprt = --sprt needs two players and ELO0 below ELO1, with ALPHA and BETA between 0 and 0.5
match-bad-syzygy = no Syzygy tables in { $folder }: { $reason }
match-no-openings = { $file } has no opening to play from
match-few-openings = Only { $found } openings for { $wanted } pairs of games: they begin again.
match-bad-opening-game = { $file }, game { $game } left out: { $reason }
match-opening-over = the game is over in this position
match-file-exists = { $file } exists already; add --resume to go on with its run, or choose another name
match-file-foreign = { $file }, game { $game }: not of this run; choose another file, or the settings it was begun with
match-file-damaged = { $file }, game { $game } is damaged; repair or remove it, or choose another file
match-cannot-write = cannot write { $file }: { $reason }
