### Training data from games of the engine against itself.

datagen-about = Let the engine play against itself and keep quiet positions for tuning
datagen-usage = lucena datagen FILE [OPTIONS]
datagen-after-help = Every position takes 32 bytes: pieces, score and result. "lucena tune" reads the file.
    The same options give the same file, whatever the number of threads.

    Example:
      lucena datagen games.data --games 10_000 --nodes 5000 --threads 2
datagen-value-file = FILE
datagen-value-number = N
datagen-file = File to write; it must not exist yet, unless with --resume
datagen-games = Games to play (default: 1000)
datagen-nodes = Nodes for each move (default: 5000)
datagen-plies = Random half-moves at the start of each game (default: 8)
datagen-won = End a game when a side is so many centipawns ahead (default: 2000)
datagen-ahead = How many centipawns a side may be ahead after the random moves (default: 150)
datagen-resume = Go on with an interrupted run of the same options
datagen-seed = Seed of the openings (default: 1)
datagen-threads = Games played at the same time (default: 1)
datagen-json = Write JSON for programs
datagen-progress = { $done } of { $all } games, { $positions } positions
datagen-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $positions ->
        [one] { $positions } quiet position
       *[other] { $positions } quiet positions
    } in { $file }
datagen-file-exists = { $file } exists already; choose another name, or go on with it by --resume
datagen-cannot-write = cannot write { $file }: { $reason }
datagen-interrupted = interrupted after game { $games }; the same command with --resume goes on
datagen-nothing-to-resume = { $file } has no run to go on with: it is complete, or not of this command
datagen-other-options = { $file } was begun with other options: { $options }
