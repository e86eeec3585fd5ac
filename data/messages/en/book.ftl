### Opening books.

book-about = Show opening books, convert them and make them from games
book-usage = lucena book moves [MOVES] [OPTIONS]
             lucena book convert FROM TO
             lucena book build GAMES BOOK [OPTIONS]
             lucena book learn BOOK GAMES NEW-BOOK
book-after-help = Examples:
      lucena book moves e4 e5 Nf3
      lucena book moves --book games.bin
      lucena book convert lines.txt book.bin
      lucena book build games.pgn book.bin --plies 20 --least 5
      lucena book learn book.bin games.pgn book.bin
book-value-file = FILE
book-value-moves = MOVES
book-moves-about = Show what a book plays after some moves, and what the opening is called
book-moves-usage = lucena book moves [MOVES] [OPTIONS]
book-line = The moves so far, in algebraic notation or coordinates (default: none)
book-book = The book, Polyglot (.bin) or lines of moves (default: the built-in one)
book-json = Write JSON for programs
book-convert-about = Convert lines of moves to a Polyglot book (.bin) and back
book-convert-usage = lucena book convert FROM TO
book-from = The book to read; Polyglot if its name ends in .bin
book-to = The book to write; Polyglot if its name ends in .bin
book-value-number = N
book-build-about = Make a book from the games of a PGN file: a win counts two, a draw one
book-build-usage = lucena book build GAMES BOOK [OPTIONS]
book-games = The games (PGN, packed or not); those without a result are left out
book-plies = Half-moves of each game that enter the book (default: 24)
book-least = How often a move must have been played (default: 3)
book-learn-about = Let the results of games change a book: moves that won are played more often, moves that lost less often
book-learn-usage = lucena book learn BOOK GAMES NEW-BOOK
book-nothing = no move was played often enough, or brought a point; no book was written
book-games-left-out = { $file }: { $count ->
        [one] one game without a result, or broken, is
       *[other] { $count } games without a result, or broken, are
    } left out
book-move = { $move } { $percent } %
book-no-moves = The book has no move here
book-written = { $file }: { $positions ->
        [one] one position
       *[other] { $positions } positions
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
book-left-out = { $positions ->
        [one] one position is
       *[other] { $positions } positions are
    } not reached from the starting position by the book's own moves, and left out of the lines
book-torn = "{ $file }" is no Polyglot book: { $bytes } bytes are not a whole number of entries of 16
book-unsorted = "{ $file }" is no Polyglot book: entry { $entry } is not in the order of the keys
book-not-text = "{ $file }" is not text; a Polyglot book has a name that ends in .bin
book-bad-percentage = "{ $word }" is not a percentage from 0 to 100
book-second-percentage = a line has only one percentage
