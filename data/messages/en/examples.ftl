### keys: built by the program

### Examples below the help of commands that have none in their own text; one a line, as it is typed.

examples-lucena =
    lucena serve --open
    lucena explain --fen "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
    lucena review game.pgn
    lucena manual tutorial-review
examples-serve =
    lucena serve --open
    lucena serve --port 8080
    lucena serve --class --listen 0.0.0.0
examples-explain =
    lucena explain --fen "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
    lucena explain --fen "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4" --move Qxf7
    lucena explain --level Advanced --nodes 1_000_000 --json
examples-explain-audit =
    lucena explain audit games.pgn --every 10
examples-review =
    lucena review game.pgn
    lucena review game.pgn --format html --output game.html
    lucena review games.pgn --engine stockfish --time 500 --json
examples-bench =
    lucena bench
    lucena bench --depth 10
examples-book-moves = lucena book moves e4 e5 Nf3
examples-book-convert = lucena book convert lines.txt book.bin
examples-book-build = lucena book build games.pgn book.bin --plies 20 --least 5
examples-book-learn = lucena book learn book.bin games.pgn new.bin
examples-tables-build = lucena tables build KBNK --output mates/
examples-tables-mate = lucena tables mate --fen "8/8/8/3k4/8/8/8/KBN5 w - - 0 1"
examples-patlan-check =
    lucena patlan check mine.pat
    lucena patlan check *.pat --json
examples-patlan-match =
    lucena patlan match PHILIDOR --fen "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1"
    lucena patlan match mine.pat --fen "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1" --side both
examples-patlan-facts = lucena patlan facts --fen "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1" --side white
examples-patlan-describe =
    lucena patlan describe PHILIDOR
    lucena patlan describe mine.pat --lang pt
examples-patlan-list =
    lucena patlan list
    lucena patlan list --json
examples-patlan-fmt =
    lucena patlan fmt mine.pat
    lucena patlan fmt mine.pat --to pt --write
examples-dhjog-check =
    lucena dhjog check mine.dhjog
    lucena dhjog check mine.dhjog --level 2
examples-dhjog-fmt = lucena dhjog fmt mine.dhjog --to pt --write
examples-dhjog-eval = lucena dhjog eval centro-e-borda --fen "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4" --explain
examples-dhjog-compare = lucena dhjog compare mine.dhjog centro-e-borda --games 8 --html compared.html
examples-dhjog-stats = lucena dhjog stats mine.dhjog
examples-dhjog-bench = lucena dhjog bench centro-e-borda
examples-games =
    lucena games stats games.pgn
    lucena games filter games.pgn --player Capablanca --elo 2500
examples-games-stats = lucena games stats games.pgn --json
examples-games-filter = lucena games filter games.pgn --player Capablanca --result 1-0
examples-games-dedup = lucena games dedup one.pgn two.pgn
examples-games-index = lucena games index games.pgn
examples-trabalho =
    lucena trabalho
    lucena trabalho < game.txt
examples-tour = lucena tour --lang pt
examples-manual =
    lucena manual
    lucena manual patlan
    lucena manual tutorial-engine --lang pt
examples-help =
    lucena help review
    lucena help patlan find
