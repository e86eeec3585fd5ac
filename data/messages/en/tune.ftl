### Tuning the weights of the evaluation.

tune-about = Fit the weights of the evaluation to the results of games
tune-usage = lucena tune FILE… --output FILE [OPTIONS]
tune-after-help = Positions come from EPD lines with results (c9 "1-0"; or [0.5]), from games in PGN, or from
    "lucena datagen"; files may be packed. A part is held out: its loss says when to stop and is written
    into the file of the weights. The same data and options give the same weights.
    Exit status 1: the new weights are no better than those at the start.

    Example:
      lucena tune positions.epd.zst --output new.weights --threads 2
tune-value-file = FILE
tune-value-number = N
tune-files = Labeled positions
tune-output = Write the weights here
tune-odds = Fit the curve from scores to chances of winning instead, to data of "lucena datagen"
tune-net = Train the net for what the named terms do not say instead, on data of "lucena datagen"; --start gives the named weights
tune-structure = Train the net of pawns and kings instead, a named term, on data of "lucena datagen"; --start gives the other weights
tune-price = What the net's own result costs, in millionths: what names can say stays with the names (default: 1000)
tune-net-not-ours = { $file } is no data of "lucena datagen"; a net learns from own games only
tune-net-result = { $learning } positions to learn from, { $held } of other games held out; K = { $scale }
    Round { $epoch }; loss held out { $named } by the names, { $full } with the net; mean size { $size } hundredths of a pawn
    Net in { $file }
tune-odds-result = { $positions } positions; mean surprise { $before } before, { $after } after
    Half of the games are won at { $half } units, the odds grow by e in { $slope } (constant, linear, square part)
tune-start = Start from these weights (default: the program's own)
tune-from = Net to go on with instead of beginning by chance
tune-epochs = Rounds through the data at most (default: 30)
tune-patience = Stop after so many rounds without a better loss (default: 3)
tune-hold-out = Hold out one position in N (default: 10)
tune-batch = Positions between two steps (default: 16384)
tune-blend = Per cent of the label that the engine's own score gives, in its own games (default: 0)
tune-smoothness = How strongly a weight of a table is pulled towards its mirror image and its neighbors, in thousand-millionths (default: 10)
tune-positions = Use only the first N positions
tune-seed = Seed of every shuffle (default: 2026)
tune-threads = Threads that share the work (default: 1)
tune-json = Write JSON for programs
tune-reading = reading { $file } …
tune-progress = round { $epoch } of { $all }: loss held out { $loss }
tune-result = { $learning } positions to learn from, { $held } held out; K = { $scale }
    { $epochs } rounds; loss held out { $before } before, { $after } after
    Weights in { $file }
tune-skipped = { $file }: { $count ->
        [one] one entry
       *[other] { $count } entries
    } without position or result left out, the first is number { $first }
tune-bad-record = { $file }: record { $record } is no position; the file is damaged
tune-bad-weights = { $file } has no weights to start from: { $reason }
tune-bad-net = { $file } has no net to go on with: { $reason }
tune-too-few = only { $usable } positions can be used; at least 100 are needed
tune-cannot-write = cannot write { $file }: { $reason }
tune-search = Tune the numbers of the search instead, by games of the engine against itself; FILE keeps the results, and the same command goes on with it
tune-value-names = NAMES
tune-only = Only the numbers whose names begin like these, separated by commas (default: all but those of the clock)
tune-games = Games to play with --search (default: 20000)
tune-nodes = Nodes for each of their moves (default: 5000)
tune-rate = How far a number goes after a pair of games, in thousandths of the distance tried (default: 10)
tune-search-fixed = this program was built with fixed numbers of the search; build it with "cargo build --release --features tunable"
tune-search-progress = { $done } of { $all } games
tune-search-interrupted = interrupted after { $games } games; the same command goes on
tune-search-unknown = no number of the search begins with "{ $name }"; there are: { $known }
tune-search-unreadable = cannot read { $file }: { $reason }
tune-search-not-ours = { $file } is no file of "lucena tune --search"; choose another name
tune-search-other-options = { $file } was begun with other options or by a build with other numbers; choose another name
tune-search-result = After { $games } games (number, before, now):
