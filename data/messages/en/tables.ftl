### Distances to mate with few men.

tables-about = Work out distances to mate with three or four men
tables-usage = lucena tables build KBNK [OPTIONS]
               lucena tables mate --fen FEN
tables-after-help = Examples:
      lucena tables build KBNK --syzygy tables/
      lucena tables build KBNK --output mates/
      lucena tables mate --fen "8/8/8/3k4/8/8/8/KBN5 w - - 0 1"
tables-value-folder = FOLDER
tables-json = Write JSON for programs
tables-build-about = Work out a table backwards from the mates, and sum it up
tables-build-usage = lucena tables build KBNK [OPTIONS]
tables-material = The men, such as KQKR or KPK; pawns on one side only
tables-syzygy = Compare every position with the Syzygy tables in this folder
tables-output = Write the table, and those that it leads to, to this folder; the option TablesPath of the engine reads them
tables-written = { $count ->
        [one] one table
       *[other] { $count } tables
    } written to { $folder }
tables-unwritable = "{ $folder }" cannot be written: { $reason }
tables-mate-about = Say in how many moves a position is mate, and by which moves
tables-mate-usage = lucena tables mate --fen FEN [OPTIONS]
tables-fen = The position
tables-progress = working out { $material }
tables-summary = { $material }: side to move wins { $won }, draws { $drawn }, loses { $lost } positions (mirror images counted once); longest mate in { $moves } moves
tables-compared = { $compared } positions compared with Syzygy, { $different ->
        [0] all agree
        [one] one differs
       *[other] { $different } differ
    }
tables-draw = nobody can force mate
tables-wins = { $moves ->
        [one] mate in one move
       *[other] mate in { $moves } moves
    }
tables-loses = { $moves ->
        [0] checkmate
        [one] mated in one move
       *[other] mated in { $moves } moves
    }
tables-castling = positions with castling rights are not in the tables
tables-no-syzygy = "{ $folder }": { $reason }
tables-unreadable = the men are written like KQKR: a king with his men, then the other king with his
tables-size = only three or four men can be worked out
tables-pawns = pawns on both sides cannot be worked out
