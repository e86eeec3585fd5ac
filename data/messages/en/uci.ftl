### What the UCI session says to people, after "info string".

uci-hint = Lucena speaks UCI (or XBoard) here. Type "go movetime 3000" to make it think, "d" for the board, "quit" to leave; "lucena --help" lists the commands.
uci-unknown-command = unknown command "{ $command }"
uci-position-of-nothing = position needs "startpos" or "fen FEN"; the previous position is kept
uci-position-kept = { $reason }; the previous position is kept
uci-option-without-name = setoption needs "name NAME"
uci-unknown-option = unknown option "{ $option }"
uci-not-a-switch = the option "{ $option }" is either true or false
uci-perft-without-depth = go perft needs a depth from 0 to { $most }
uci-not-in-range = the option "{ $option }" is a whole number from { $least } to { $most }
uci-not-a-choice = the option "{ $option }" is one of: { $known }
uci-out-of-memory = there is no memory for a table of { $wished } MiB; { $kept } MiB are kept
uci-line-too-long = a line of more than { $most } bytes was ignored
uci-book-move = a move of the opening book
uci-nothing-to-explain = there is no move to explain in this position
uci-stopped = stopped, as asked; there is no result
uci-too-many-waiting = more than { $most } commands wait for the end of this one; the newest was ignored
