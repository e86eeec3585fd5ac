### keys: built by the program

### Exemplos abaixo da ajuda dos comandos que não os têm no próprio texto; um por linha, como se digita.

examples-lucena =
    lucena serve --open
    lucena explain --fen "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
    lucena review partida.pgn
    lucena manual tutorial-review
examples-serve =
    lucena serve --open
    lucena serve --port 8080
    lucena serve --class --listen 0.0.0.0
examples-explain =
    lucena explain --fen "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
    lucena explain --fen "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4" --move Dxf7
    lucena explain --level Advanced --nodes 1_000_000 --json
examples-explain-audit =
    lucena explain audit partidas.pgn --every 10
examples-review =
    lucena review partida.pgn
    lucena review partida.pgn --format html --output partida.html
    lucena review partidas.pgn --engine stockfish --time 500 --json
examples-bench =
    lucena bench
    lucena bench --depth 10
examples-book-moves = lucena book moves d4 d5 c4
examples-book-convert = lucena book convert linhas.txt livro.bin
examples-book-build = lucena book build partidas.pgn livro.bin --plies 20 --least 5
examples-book-learn = lucena book learn livro.bin partidas.pgn novo.bin
examples-tables-build = lucena tables build KBNK --output tabelas/
examples-tables-mate = lucena tables mate --fen "8/8/8/3k4/8/8/8/KQ6 w - - 0 1"
examples-patlan-check =
    lucena patlan check meu.pat
    lucena patlan check *.pat --json
examples-patlan-match =
    lucena patlan match PHILIDOR --fen "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1"
    lucena patlan match meu.pat --fen "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1" --side both
examples-patlan-facts = lucena patlan facts --fen "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1" --side both
examples-patlan-describe =
    lucena patlan describe PHILIDOR
    lucena patlan describe meu.pat --lang en
examples-patlan-list =
    lucena patlan list
    lucena patlan list --json
examples-patlan-fmt =
    lucena patlan fmt meu.pat
    lucena patlan fmt meu.pat --to en --write
examples-dhjog-check =
    lucena dhjog check meu.dhjog
    lucena dhjog check meu.dhjog --level 2
examples-dhjog-fmt = lucena dhjog fmt meu.dhjog --to en --write
examples-dhjog-eval = lucena dhjog eval rei-seguro --fen "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4" --explain
examples-dhjog-compare = lucena dhjog compare meu.dhjog centro-e-borda --games 8 --html comparados.html
examples-dhjog-stats = lucena dhjog stats meu.dhjog
examples-dhjog-bench = lucena dhjog bench rei-seguro
examples-games =
    lucena games stats partidas.pgn
    lucena games filter partidas.pgn --player Capablanca --elo 2500
examples-games-stats = lucena games stats partidas.pgn --json
examples-games-filter = lucena games filter partidas.pgn --player Capablanca --result 1-0
examples-games-dedup = lucena games dedup uma.pgn outra.pgn
examples-games-index = lucena games index partidas.pgn
examples-trabalho =
    lucena trabalho
    lucena trabalho < partida.txt
examples-tour = lucena tour --lang en
examples-manual =
    lucena manual
    lucena manual patlan
    lucena manual tutorial-engine --lang en
examples-help =
    lucena help review
    lucena help patlan find
