### keys: built by the program
### The texts of the pages.

pages-common-loading = Loading…
pages-common-wait = One moment…
pages-common-close = Close
pages-common-cancel = Cancel

pages-shell-skip = Skip to the content
pages-shell-home = Lucena, start page
pages-shell-language = Language
pages-shell-light = Switch to light colors
pages-shell-dark = Switch to dark colors

pages-lang-pt = Português
pages-lang-en = English

pages-nav-label = Pages
pages-nav-start = Review
pages-nav-play = Play
pages-nav-studio = Patterns
pages-nav-analysis = Analysis

pages-error-unreachable = The program does not answer. Is it still running? Start it again with "lucena serve" and try once more.
pages-error-status = The program could not do that (status { $status }).
pages-error-place = (line { $line }, column { $column })
pages-error-game = (game { $game })
pages-error-gone = The program does not answer. Your work is safe on this page; as soon as the program runs again (lucena serve), it goes on here by itself.

pages-notice-unkept = Nothing is kept: reviews, games and patterns are gone when the program ends. The reason: { $reason }.
pages-notice-mended = Please note: { $what }.

pages-advice-bad_pgn = Correct the move in the box, or delete it and what follows, and try again.
pages-advice-bad_game = Paste the moves of a game, such as 1. e4 e5 2. Nf3.
pages-advice-no_games = Paste the moves of a game, such as 1. e4 e5 2. Nf3, or open a PGN file.
pages-advice-too_large = For many games, add the file as a base in the pattern studio.
pages-advice-too_many = Finish or remove something and try again.

pages-color-white = White
pages-color-black = Black

pages-piece-king = king
pages-piece-queen = queen
pages-piece-rook = rook
pages-piece-bishop = bishop
pages-piece-knight = knight
pages-piece-pawn = pawn

pages-man-white-king = white king
pages-man-white-queen = white queen
pages-man-white-rook = white rook
pages-man-white-bishop = white bishop
pages-man-white-knight = white knight
pages-man-white-pawn = white pawn
pages-man-black-king = black king
pages-man-black-queen = black queen
pages-man-black-rook = black rook
pages-man-black-bishop = black bishop
pages-man-black-knight = black knight
pages-man-black-pawn = black pawn

pages-speech-takes = takes
pages-speech-check = check
pages-speech-mate = checkmate
pages-speech-short = castles short
pages-speech-long = castles long
pages-speech-promotes = promotes to { $piece }
pages-speech-start = Start of the game

pages-board-label = Chess board. Arrow keys walk, Enter picks up and puts down, letters k q r b n p jump to pieces, m lists moves.
pages-board-empty = empty
pages-board-none = none
pages-board-promotion = Promote the pawn to
pages-board-flip = Turn the board around
pages-board-picked = { $man } picked up. It can go to { $squares }.
pages-board-nomoves = { $man }: no moves.
pages-board-targets = { $man } can go to: { $squares }.

pages-move-label = Type a move
pages-move-placeholder = Nf3, e4, O-O…
pages-move-play = Play
pages-move-refused = "{ $text }" cannot be played here. Write it like Nf3, exd5, O-O or g1f3.
pages-move-commands = Commands: p N (where the white knights are, p n the black ones), s e (what stands on the e-file), s 4 (on the fourth rank), next, prev, why.

pages-game-title = { $white } – { $black }

pages-start-title = Chess that explains itself
pages-start-lead = Paste a game and see, move by move, what was good, what went wrong and why. Everything stays on your computer.
pages-start-box = Paste a PGN or a FEN, or drop a file here
pages-start-placeholder = 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 …
pages-start-go = Explain it
pages-start-file = Open a file
pages-start-level = Explain for
pages-start-effort = Thinking
pages-start-empty = There is nothing in the box yet. Paste a game (PGN) or a position (FEN), or open a file.
pages-start-unreadable = This file cannot be read. Is it a text with games (PGN)?
pages-start-doors = Ways to begin
pages-start-sample = See the whole game explained
pages-start-play-text = Against the machine, at your level, with reasons.
pages-start-studio-text = Write a chess pattern and find it in games.
pages-start-analysis-text = Any position: lines, evaluation, threats.
pages-start-choose = { $count } games found. Which one?
pages-start-filter = Search by player, event or year
pages-start-more = … and { $count } more. Narrow the search to see them.
pages-start-kept = Your reviews
pages-start-delete = Delete the review of { $game }

pages-fen-shape = This looks like a FEN, but its board does not have eight ranks of eight squares.
pages-fen-rules = This position cannot occur in chess. Check that each side has one king, that no pawn stands on the first or last rank, and that the side that just moved is not in check.

pages-level-basic = beginners
pages-level-medium = club players
pages-level-advanced = experts

pages-effort-quick = quick
pages-effort-normal = normal
pages-effort-deep = thorough

pages-status-queued = waiting
pages-status-running = running
pages-status-done = done
pages-status-failed = failed
pages-status-cancelled = cancelled

pages-judgement-best = Best
pages-judgement-excellent = Excellent
pages-judgement-good = Good
pages-judgement-inaccuracy = Inaccuracy
pages-judgement-mistake = Mistake
pages-judgement-blunder = Blunder

pages-judgements-best = Best moves
pages-judgements-excellent = Excellent
pages-judgements-good = Good
pages-judgements-inaccuracy = Inaccuracies
pages-judgements-mistake = Mistakes
pages-judgements-blunder = Blunders

pages-mark-book = Book
pages-mark-forced = Forced
pages-mark-only = Only move
pages-mark-great = Great
pages-mark-brilliant = Brilliant
pages-mark-miss = Missed chance

pages-phase-opening = Opening
pages-phase-middlegame = Middlegame
pages-phase-endgame = Endgame

pages-style-Aggressive = aggressive
pages-style-Positional = positional
pages-style-Tactical = tactical
pages-style-Defensive = defensive
pages-style-Dynamic = dynamic

pages-review-progress = Thinking: { $percent }%
pages-review-queued = In the queue, { $before } before you
pages-review-waiting = The program has not reached this move yet.
pages-review-nothing = Nothing is known about this move.
pages-review-cancelled = This review was stopped before the end.
pages-review-begin = Go through the moves with the arrow keys or by clicking.
pages-review-story = The story of the game
pages-review-yours = Written in the game
pages-review-clock = On the clock: { $time }
pages-review-accuracy-short = { $accuracy }%
pages-review-score-title = Evaluation from White's side
pages-review-controls = Go through the game
pages-review-first = Start of the game
pages-review-previous = Previous move
pages-review-next = Next move
pages-review-last = End of the game
pages-review-moves = Moves
pages-review-moments = Turning points
pages-review-remove-variation = Remove this variation
pages-review-draft = A quick first look is shown; the careful one is replacing it.

pages-ask-title = Why not another move?
pages-ask-text = Why not another move? Make it on the board, or type it.
pages-ask-now = Now make the move you had in mind, on the board or here.
pages-ask-label = Why not…
pages-ask-button = Why not another move?
pages-ask-why-not = Why not { $move }?
pages-ask-thinking = Thinking about it…

pages-proof-play = Show it
pages-proof-threat = Show the threat
pages-proof-label = Line that proves the sentence
pages-proof-passed = If the other side passed:
pages-proof-back = Back to the game

pages-feedback-label = Your word on this sentence
pages-feedback-accepted = Helpful
pages-feedback-wrong = Not true
pages-feedback-unclear = Not clear
pages-feedback-thanks = Thank you, noted.

pages-retry-start = { $count ->
    [1] Try the mistake again
   *[other] Try the { $count } mistakes again
}
pages-retry-count = Mistake { $at } of { $count }
pages-retry-title = Find a better move for { $side }
pages-retry-played = In the game { $move } was played.
pages-retry-wrong = Not yet. Look again.
pages-retry-right = Yes, that is a good move.
pages-retry-shown = Best was { $move }.
pages-retry-reasons = What spoke against { $move }:
pages-retry-show = Show the answer
pages-retry-skip = Skip
pages-retry-next = Next
pages-retry-stop = Back to the review
pages-retry-over = That was all
pages-retry-result = You solved { $solved } of { $count }.

pages-summary-title = Summary
pages-summary-accuracy = accuracy
pages-summary-style = Style
pages-summary-themes = What the mistakes were about:

pages-theme-weakens_king_shelter = a weaker king
pages-theme-early_queen = the queen out too early
pages-theme-same_piece_twice = the same piece twice
pages-theme-premature_attack = a premature attack
pages-theme-doubled_pawns = doubled pawns
pages-theme-isolated_pawn = an isolated pawn
pages-theme-backward_pawn = a backward pawn
pages-theme-hangs_material = pieces left hanging
pages-theme-forfeits_castling = castling given up
pages-theme-passive_piece = a passive piece
pages-theme-allows_mate = mate allowed
pages-theme-misses_mate = mate missed
pages-theme-allows_tactic = tactics allowed
pages-theme-misses_tactic = tactics missed
pages-theme-ignores_threat = threats overlooked
pages-theme-gives_up_bishop_pair = the bishop pair given up
pages-theme-bad_bishop = a bad bishop
pages-theme-knight_on_rim = a knight on the rim
pages-theme-trades_when_behind = trades when behind
pages-theme-opens_lines_to_own_king = lines opened to one's own king
pages-theme-loses_material = material lost
pages-theme-misses_material = material not won
pages-theme-worse_term = a worse position
pages-theme-allows_promotion = promotion allowed
pages-theme-misses_promotion = promotion missed
pages-theme-allows_draw = a draw allowed
pages-theme-misses_idea = a better move overlooked
pages-theme-allows_idea = a good reply allowed

pages-graph-label = White's chances, move by move.
pages-graph-at = { $move } { $percent }% for White, { $judgement }.
pages-graph-start = At the start { $percent }% for White.

pages-download-title = Take it with you
pages-download-pgn = Annotated PGN
pages-download-html = Web page (HTML)
pages-download-md = Text (Markdown)
pages-download-json = Data (JSON)
pages-download-kept = The review is saved; you find it again on the start page.

pages-editor-label = Board being set. Arrow keys walk, Enter puts the chosen piece or takes one away.
pages-editor-pieces = Pieces of { $color }
pages-editor-eraser = Eraser
pages-editor-fen = FEN
pages-editor-turn = To move
pages-editor-castling = Castling
pages-editor-start = Start position
pages-editor-clear = Clear the board

pages-studio-title = Pattern studio
pages-studio-lead = Write down a chess idea in PATLAN; see it on the board; find it in games.
pages-studio-library = Library
pages-studio-new = New pattern
pages-studio-find = Search
pages-studio-none-fits = No pattern fits.
pages-studio-text = Pattern
pages-studio-editor-label = Text of the pattern in PATLAN. Ctrl+Space completes, Tab leaves the editor.
pages-studio-keys = Ctrl+Space completes · Tab leaves the editor
pages-studio-problems = Problems in the text
pages-studio-fine = ✓ No mistakes in the text.
pages-studio-place = Line { $line }, column { $column }
pages-studio-save = Save
pages-studio-format = Tidy up
pages-studio-translate = Keywords in English
pages-studio-delete = Delete
pages-studio-saved = Saved as version { $version }.
pages-studio-drafts = Drafts
pages-studio-nameless = without a name
pages-studio-restored = This is your unsaved text of { $saved }.
pages-studio-drafting = Keeping your draft…
pages-studio-drafted = Not saved yet, but kept as a draft.
pages-studio-discard = Discard the draft
pages-studio-versions = Earlier versions
pages-studio-version-count = { $count ->
    [1] 1 version
   *[other] { $count } versions
}
pages-studio-version = Version { $n } · { $saved }
pages-studio-words = In words
pages-studio-board = On the board
pages-studio-examples = Examples of the pattern
pages-studio-yes = Example { $n }: stands
pages-studio-no = Example { $n }: does not stand
pages-studio-side = Who has the pattern
pages-studio-found = Scenario found { $raw }×, valid { $valid }×
pages-studio-valid = Valid
pages-studio-raw = Scenario only
pages-studio-why-not = Why not:
pages-studio-template =
    PATTERN "MY FORK"
    AUTHOR ""
    DESCRIPTION "<N1> attacks <f1> and <f2>"
    WEIGHT 0.8
    SCENARIO
      N1 ATTACKS f1
      N1 ATTACKS f2
    PRECONDITION
      VALUEOF(f1) > VALUEOF(N1) AND VALUEOF(f2) > VALUEOF(N1);
pages-studio-too-many = There are too many candidates; the search was given up.

pages-shelf-mine = Mine
pages-shelf-endings = Endings
pages-shelf-mates = Mates
pages-shelf-strategy = Strategy
pages-shelf-tactics = Tactics
pages-shelf-thesis = From the PATLAN thesis
pages-shelf-other = Other

pages-legend-attack = attack
pages-legend-possible-attack = indirect or possible attack
pages-legend-defence = defense
pages-legend-possible-defence = indirect or possible defense

pages-side-to-move = the side to move
pages-side-white = White
pages-side-black = Black
pages-side-both = both sides

pages-search-title = Search in games
pages-search-base = Base of games
pages-search-no-base = No base yet: add a PGN file
pages-search-base-size = { $name } ({ $megabytes } MB)
pages-search-side = Who has the pattern
pages-search-add = Add a PGN file
pages-search-remove-base = Remove this base
pages-search-start = Search
pages-search-finished = { $count ->
    [1] Search finished, one place found.
   *[other] Search finished, { $count } places found.
}
pages-search-cancelled = The search was stopped. What was found until then is below.
pages-search-progress = { $share }% searched, { $hits } found
pages-search-nothing = The pattern does not occur in this base.
pages-search-at = move { $move }
pages-search-more = Show more ({ $count } left)
pages-search-results = Results
pages-search-caption = { $games } games, { $positions } positions
pages-search-pattern = Pattern
pages-search-scenario = Scenario (of positions)
pages-search-valid = Valid (of scenarios)
pages-search-games = Games
pages-search-by-white = White has it: won / drawn / lost
pages-search-by-black = Black has it: won / drawn / lost
pages-search-score = Score
pages-search-weight = Suggested weight [95%]
pages-search-wdl = { $wins } / { $draws } / { $losses }
pages-search-broken = { $count ->
    [1] One game could not be read and was skipped.
   *[other] { $count } games could not be read and were skipped.
}
pages-search-game = Open the game

pages-play-title = Play
pages-play-lead = The machine plays at your level and says why it moves.
pages-play-new = New game
pages-play-strength = Strength (Elo):
pages-play-full = full
pages-play-full-strength = Full strength
pages-play-color = Your color
pages-play-random = Either
pages-play-clock = Clock
pages-play-no-clock = No clock
pages-play-clock-name = { $minutes } min + { $increment } s
pages-play-begin = Start the game
pages-play-begins = The game begins. You have { $color }.
pages-play-you = You
pages-play-thinking = is thinking…
pages-play-event = Game against Lucena
pages-play-review = Review this game
pages-play-again = New game
pages-play-hint = Hint
pages-play-take-back = Take back
pages-play-taken-back = Move taken back.
pages-play-draw = Offer a draw
pages-play-resign = Resign
pages-play-draw-refused = The machine declines the draw.
pages-play-draw-pending = Your next move will carry the offer of a draw.
pages-play-comments = What the machine says
pages-play-yours = your move
pages-play-kept = Your games
pages-play-remove-game = Remove the game { $title }
pages-play-resumed = The game goes on where you left it.
pages-play-silent = Its reasons appear here as it moves.

pages-outcome-checkmate = Checkmate.
pages-outcome-stalemate = Stalemate.
pages-outcome-material = Draw: neither side can mate.
pages-outcome-fifty = Draw by the fifty-move rule.
pages-outcome-repetition = Draw by threefold repetition.
pages-outcome-resignation = By resignation.
pages-outcome-agreement = Draw by agreement.
pages-outcome-time = On time.

pages-strength-beginner = a beginner: overlooks simple threats
pages-strength-casual = a casual player
pages-strength-club = a club player
pages-strength-strong = a strong club player
pages-strength-master = a master

pages-analysis-title = Analysis
pages-analysis-lead = Any position: what would be played, what it is worth, and why.
pages-analysis-edit = Set up the board
pages-analysis-edited = Done, analyze this
pages-analysis-paste = Load a game or a position
pages-analysis-box = PGN or FEN
pages-analysis-load = Load
pages-analysis-wrong = That is neither a game nor a position that can occur.
pages-analysis-lines = Lines
pages-analysis-depth = depth { $depth }, { $nodes } positions
pages-analysis-count = Lines
pages-analysis-stop = Stop
pages-analysis-again = Search again
pages-analysis-present = Patterns in this move
pages-analysis-no-pattern = This move has a part in no pattern of the library.
pages-analysis-threats = Threats
pages-analysis-no-threat = Nothing is threatened at once.
pages-analysis-why = Why { $move }?

pages-metric-concreteness = Concreteness
pages-metric-risk = Risk
pages-metric-stability = Stability
pages-metric-unknown = unknown

pages-style-says-Aggressive = Aggressive play, with forcing moves and much risk.
pages-style-says-Positional = Positional play, with few forcing moves and little risk.
pages-style-says-Tactical = Tactical play, with many forcing moves at moderate risk.
pages-style-says-Defensive = Solid play, with little risk and a steady evaluation.
pages-style-says-Dynamic = Dynamic play, neither all attack nor all maneuver.

pages-eval-title = Evaluation of the position as it stands
pages-eval-caption = Evaluation by component, in pawns
pages-eval-term = Term
pages-eval-sum = White − Black
pages-eval-note = In pawns, without trying moves. Open a row to see its terms; their squares light up.

pages-threat-move = Threat: { $line } (the winning chance rises by { $gain } percentage points)

pages-danger-hanging = can be won:
pages-danger-loose = attacked and undefended:
pages-danger-attacked_by_lesser = attacked by cheaper pieces:
pages-danger-overloaded = guard too much:
pages-danger-forking = attack two at once:

pages-teaser-title = { $white } – { $black }, { $year }

## glossary

pages-nav-glossary = Glossary
pages-glossary-title = Glossary
pages-glossary-text = What the words of explanations mean: { $count } entries.
pages-glossary-search = Search the glossary
pages-glossary-found = Found: { $count }
pages-glossary-choose = Choose a word to see what it means.
pages-glossary-example = Example
pages-glossary-studio = Open in the studio
pages-glossary-meaning = What this means
pages-glossary-kind-fact = Facts of the board
pages-glossary-kind-theme = Themes of explanations
pages-glossary-kind-pattern = Patterns of the library
pages-glossary-one-fact = A fact of the board
pages-glossary-one-theme = A theme of explanations
pages-glossary-one-pattern = A pattern of the library
