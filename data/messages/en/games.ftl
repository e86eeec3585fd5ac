### keys: built by the program

### Databases of games: reading, filtering, counting, and finding patterns in them.

games-about = Read databases of games: count, filter, remove duplicates, index
games-usage = lucena games COMMAND [OPTIONS] FILE…
games-value-file = FILE
games-value-name = NAME
games-value-range = RANGE
games-value-result = RESULT
games-value-share = SHARE
games-value-number = N
games-value-fen = FEN
games-value-pattern = PATTERN
games-files = PGN files, plain or packed with gzip, zstd or bzip2 ("-" reads standard input)
games-strict = Exit with status 2 if any game could not be read
games-warnings = Show every warning, not only the first ten of each file
games-threads = Threads that share the work (default: all cores)
games-json = Write JSON for programs

games-heading-filter = Filters
games-player = A part of a player's name, White or Black (may be repeated: all must fit)
games-white = A part of White's name
games-black = A part of Black's name
games-event = A part of the event's name
games-elo = Ratings of both players: 2500, 2500-2700, -2000
games-date = Dates: 1999, 1990-1999, 1990.06-1992.01.15
games-eco = Opening codes: C, C3, C30-C39
games-result = Result: 1-0, 0-1, 1/2-1/2 or * (may be repeated: any may fit)
games-sample = A share of the games, always the same ones: 0.1 or 10%
games-bad-value = { $option }: { $form } expected, got "{ $value }"
games-form-elo = a rating or a range such as 2500-2700
games-form-date = a date or a range such as 1990-1999.06
games-form-eco = an opening code or a range such as C30-C39
games-form-result = 1-0, 0-1, 1/2-1/2 or *
games-form-sample = a share such as 0.1 or 10%
games-form-plies = a number of half-moves or a range such as 20-60

games-warning = { $file }: game { $game } (byte { $offset }) skipped: { $reason }
games-warning-unnumbered = { $file }: a game at byte { $offset } skipped: { $reason }
games-remark = { $file }: game { $game } (byte { $offset }): { $note }
games-more-warnings = { $file }: { $count ->
        [one] { $count } more warning
       *[other] { $count } more warnings
    } not shown (--warnings shows all)
games-cut = { $file }: broken off after { $offset } bytes of text: { $reason }
games-unended = { $file }: game { $game } (byte { $offset }), the last one, has no result at its end; the file may be cut off
games-damaged = the file is damaged or incomplete
games-some-cut = a file could not be read to its end
games-some-unread = a file could not be read: { $file }
games-some-broken = { $count ->
        [one] { $count } game could not be read
       *[other] { $count } games could not be read
    }
games-interrupted = interrupted; the figures are those of the part that was read
games-unsupported = { $file } is { $format }, which is not understood: give plain text, gzip, zstd or bzip2
games-range-of-packed = { $file } is packed or in UTF-16; ranges need the plain text in UTF-8: convert it first

games-reason-move = { $number } { $why }
games-reason-null-move = { $number } a null move in the main line
games-reason-variant = the variant "{ $variant }" has other rules
games-reason-open-comment = a comment is not closed
games-reason-open-variation = a variation is not closed
games-reason-bad-tag = a tag is not closed, or too long
games-reason-too-many-tags = too many tags
games-reason-too-many-bytes = the game is too large
games-reason-too-many-plies = too many moves
games-reason-too-many-nodes = too many moves in variations
games-reason-too-deep = variations are nested too deeply
games-reason-not-a-game = neither tags nor moves
games-reason-link = "{ $link }" is the address of a page, not the game: open the page, copy its PGN (on lichess, "Share & export"; on chess.com, "Share" and then "PGN") and use that text in the place of the address

games-progress = { $games } games · { $rate }/s · { $left } left
games-progress-search = { $games } games · { $positions } positions · { $hits } hits · { $rate }/s · { $left } left

games-stats-about = Count games, results, openings and players
games-stats-usage = lucena games stats FILE… [OPTIONS]
games-stats-top = Rows of each table (default: 15)
games-row-games = Games
games-row-broken = Skipped
games-row-plies = Half-moves
games-row-average = Moves a game
games-row-longest = Longest
games-row-checkmates = Checkmates
games-row-set-up = Set up
games-row-players = Players
games-row-results = Results
games-results = White { $wins } ({ $winsPercent } %), draws { $draws } ({ $drawsPercent } %), Black { $losses } ({ $lossesPercent } %), unfinished { $unknown }
games-by-eco = opening (White)
games-by-player = player
games-column-games = games
games-column-won = won
games-column-drawn = drawn
games-column-lost = lost
games-column-score = score

games-filter-about = Write the games that are wanted
games-filter-usage = lucena games filter FILE… [OPTIONS]
games-filter-fen = Only games that reach this position
games-filter-limit = Write at most so many games

games-dedup-about = Write each game once
games-dedup-usage = lucena games dedup FILE… [OPTIONS]
games-dedup-after-help = Games are the same if their moves and the family names of their players are; comments do not count.
    The first one is kept.
games-dedup-moves-only = Games with the same moves are the same, whoever played them
games-dedup-totals = { $count ->
        [one] { $kept } game kept
       *[other] { $kept } games kept
    }, { $omitted ->
       *[other] { $dropped } dropped
    }

games-index-about = Make a file beside a database that makes searching it again fast
games-index-usage = lucena games index FILE… [OPTIONS]
games-index-after-help = The index of games.pgn is games.pgn.index. "lucena patlan find" uses it by itself as long as the games
    have not changed since, and passes over games in which the material and the pawn structure rule the
    patterns out.
games-index-files = PGN files, plain or packed
games-index-force = Make it anew even if it is up to date
games-index-fresh = { $file }: the index is up to date
games-index-interrupted = interrupted; no index was written, and an older one is still in place
games-index-done = { $file }: { $count ->
        [one] { $games } game
       *[other] { $games } games
    }{ $broken ->
        [0] { "" }
       *[other] { " " }({ $broken } skipped)
    }, { $size } MB
games-index-unusable = { $file }: the index is not used, the games are read instead: { $reason }
games-index-broken = { $file }: a part of the index cannot be read, and its games were not searched: { $reason }
games-index-stale = the games have changed since it was made; "lucena games index" makes it anew
games-index-version = it was made by another version; "lucena games index" makes it anew
games-index-damaged = it is damaged; "lucena games index --force" makes it anew
