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
pages-advice-too_large = For many games, add the file as a database in the pattern studio.
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
pages-start-heuristics-text = Write down how you judge a position and let it play.
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
pages-retry-exercise = Try it on the board
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
pages-theme-throws_result_away = result thrown away
pages-theme-allows_draw = a draw allowed
pages-theme-misses_idea = a better move overlooked
pages-theme-allows_idea = a good reply allowed
pages-theme-gives_up_guard = a guard given up
pages-theme-opens_line = a line opened to the enemy
pages-theme-blocks_own_king = the own king shut in
pages-theme-tied_guard = a guard that is tied
pages-theme-releases_pin = a pin let go
pages-theme-outnumbered = more attackers than defenders
pages-theme-takes_guarded = what was guarded taken
pages-theme-could_take = something left untaken
pages-theme-mating_net = a mating net allowed
pages-theme-better_parries = the better defense overlooked
pages-theme-branch = a natural reply that fails
pages-theme-ends_worse = a worse end of the line
pages-theme-costs_piece = a piece lost that could stay
pages-theme-gains_piece = a piece not won
pages-theme-driven_back = a piece driven back
pages-theme-gives_back = what was taken paid back elsewhere
pages-theme-into_lost_ending = a pawn ending that is lost
pages-theme-better_offers = a piece that may be left to be taken, not seen
pages-theme-gives_square = a square given away
pages-theme-neglects = a principle of the opening neglected
pages-theme-typical_blunder = a typical blunder

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
pages-shelf-keys = The up and down arrow keys go through the list.
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
pages-search-base = Database of games
pages-search-no-base = No database yet: add a PGN file
pages-search-base-size = { $name } ({ $megabytes } MB)
pages-search-side = Who has the pattern
pages-search-add = Add a PGN file
pages-search-remove-base = Remove this database
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

# Heuristic sets and the class.
pages-nav-heuristics = Heuristics
pages-nav-class = Class
pages-set-view = Way of writing
pages-set-as-text = Text
pages-set-as-form = Form
pages-set-text = Text of the set
pages-set-editor-label = Text of the heuristic set in DHJOG. Ctrl+Space completes, Tab leaves the editor.
pages-set-level = Level { $level }, { $rules ->
    [1] one rule
   *[other] { $rules } rules
}.
pages-set-fingerprint = Fingerprint { $mark }
pages-set-board = On the board
pages-set-value = { $side }, stage { $stage }
pages-set-no-value = The value appears here as soon as the text has no mistakes.
pages-set-ready = Done
pages-set-region = Show a region
pages-set-no-region = none
pages-set-owner = See it as { $side }
pages-set-play = Play against the set
pages-set-stop = Stop
pages-set-thinks = The set is thinking…
pages-set-your-move = It is your move.
pages-set-over = The game is over.
pages-set-watching = Your set plays { $side } against { $rival }.
pages-set-effort = How much it thinks
pages-set-nodes = { $nodes } positions a move
pages-set-play-second = Let the set begin
pages-set-is-white = my set plays White
pages-set-stage-graph = Graph of the stages { $stages }
pages-set-watch = Watch two sets
pages-set-rival = Opponent
pages-set-short-level = level { $level }
pages-set-begin = Start
pages-set-stages = Stages
pages-set-initial = (start)
pages-set-nowhere = no stage
pages-set-template =
    HEURISTIC_SET "MY SET"
      INITIAL_STAGE <- "ALL"
      STAGE "ALL"
        PAWN.VALUE   <- 1
        KNIGHT.VALUE <- 3
        BISHOP.VALUE <- 3
        ROOK.VALUE   <- 5
        QUEEN.VALUE  <- 9
      END STAGE
    END HEURISTIC_SET
pages-ledger-title = Where the value comes from
pages-ledger-caption = { $title }, for { $side }
pages-ledger-rule = Rule
pages-ledger-mine = My pieces
pages-ledger-theirs = The opponent's
pages-ledger-adds = Adds
pages-ledger-base = Pieces on the board
pages-ledger-sum = Value
pages-ledger-if = if { $condition }
pages-ledger-yes = holds
pages-ledger-no = –
pages-ledger-changes = What the last move changed
pages-heuristics-title = Heuristics studio
pages-heuristics-lead = Write down how you judge a position; see the sum on the board; let the set play.
pages-heuristics-shelf = Sets
pages-heuristics-new = New set
pages-heuristics-user = Yours
pages-heuristics-shipped = Examples
pages-heuristics-more = Versions and comparison
pages-diff-same = Nothing has changed.
pages-diff-version = version { $n }
pages-diff-now = now
pages-diff-restore = Go back to this version
pages-compare-title = Compare with another set
pages-compare-with = Other set
pages-compare-do = Compare
pages-compare-on = Positions
pages-compare-on-shipped = of the program
pages-compare-plot = Values of both in centipawns, a point for each position
pages-compare-residuals = How far your set is from the reference
pages-compare-reference = reference
pages-compare-error = difference
pages-compare-furthest = Positions in which they differ most
pages-compare-each-other = with each other
pages-compare-against = { $title } with the reference
pages-compare-figures = Correlations on { $count } positions (95 % intervals)
pages-compare-signs = same sign
pages-compare-rules = Rules
pages-likeness-equal = equal
pages-likeness-other_numbers = same rule, other number:
pages-likeness-different = different
pages-likeness-only_first = only in the first
pages-likeness-only_second = only in the second
pages-form-comments = This text has comments (//). Changing something in the form loses them; annotations stay.
pages-form-functions = Functions to drag ({ $count })
pages-form-function-list = Functions
pages-form-stage = Stage { $title }
pages-form-region = Region { $name }
pages-form-squares = Squares of the region { $name }
pages-form-worked-out = The squares of this region are worked out; change it in the text.
pages-form-title = Title
pages-form-if = IF
pages-form-then = THEN
pages-form-not = NOT
pages-form-number = number
pages-form-word = word
pages-form-words = Words and regions
pages-form-combine = Combine
pages-form-operator = operation
pages-form-whose = whose
pages-form-pieces = pieces
pages-form-replace = Replace by
pages-form-remove = Delete { $title }
pages-form-new-rule = RULE { $n }
pages-form-new-region = REGION
pages-form-add-piece-rule = New rule for pieces
pages-form-add-board-rule = New rule for the board
pages-form-add-region = New region
pages-form-text = text
pages-form-region-name = region
pages-form-own-function = Function { $name }: change it in the text.
pages-form-add-stage = New stage
pages-form-new-stage = STAGE { $n }
pages-form-only-me = Rules count for my pieces only
pages-form-add-value = Value of the { $piece }
pages-form-usual-sum = Use the usual sum
pages-form-add-transition = New transition
pages-form-new-transition = TO { $stage }
pages-form-add-expression = Own expression for the board
pages-form-goes-to = go to the stage
pages-word-ME = me
pages-word-OPPONENT = opponent
pages-word-WHOLE_BOARD = whole board
pages-word-BOARD = board
pages-word-TRUE = true
pages-word-FALSE = false
pages-word-PAWN = pawn
pages-word-KNIGHT = knight
pages-word-BISHOP = bishop
pages-word-ROOK = rook
pages-word-QUEEN = queen
pages-word-KING = king
pages-whose-MINE = mine
pages-whose-OPPONENT = the opponent's
pages-sign-AND = and
pages-sign-OR = or
pages-sign-CONTAINS = contains
pages-sign-WITHIN = is within
pages-sign-BELONGS = belongs to
pages-sign-UNION = union
pages-sign-INTERSECTION = intersection
pages-sign-EXCEPT = except
pages-class-join = Join the class
pages-class-old-link = Are you the teacher? Your link is from an earlier start of Lucena and opens nothing any more: open the one that the program shows now. The class and its sets are all there.
pages-class-code = Code of the class
pages-class-nickname = Nickname
pages-class-secret = Your four words
pages-class-enter = Join
pages-class-return = Come back
pages-class-been-here = I have been in this class
pages-class-first-time = It is the first time
pages-class-welcome = Hello, { $nickname }!
pages-class-words = Write these four words down: with them you come back from another computer. They are not shown again.
pages-class-start = I have written them down
pages-class-hello = You are { $nickname }.
pages-class-round = Round { $n }
pages-phase-authoring = Authoring
pages-phase-competition = Competition
pages-phase-collaboration = Collaboration
pages-phase-authoring-text = Write your set; only you see it.
pages-phase-competition-text = The sets are frozen and play each other; everybody sees the games.
pages-phase-collaboration-text = Read the sets of the others, make remarks, and improve yours.
pages-class-my-sets = My sets
pages-class-no-sets = Begin a set: say what each piece is worth and see the value on the board.
pages-class-nothing-yet = Nothing yet.
pages-class-other-sets = Sets of the class
pages-class-new-set = Begin a set
pages-class-draft-only = draft
pages-class-version = version { $n }, level { $level }
pages-class-group = of the group
pages-class-remarks = { $count ->
    [1] one remark
   *[other] { $count } remarks
}
pages-class-frozen = frozen { $mark }
pages-class-competes = competes
pages-class-leave = Leave on this computer
pages-class-by = By { $author }
pages-class-together = Working together
pages-class-teacher = teacher
pages-class-copy = Copy for me
pages-class-remove-sure = Delete this set with all its versions and remarks?
pages-class-merge = Merge sets in a group
pages-class-merge-text = The new set has the rules of all; where two say different things, the first one chosen counts. Their authors may change it.
pages-class-merge-sets = Sets
pages-class-merge-title = Title of the group's set
pages-class-merge-do = Merge
pages-remarks-title = Remarks
pages-remarks-none = Nobody has made a remark yet.
pages-remarks-line = Line
pages-remarks-kind = Kind
pages-remarks-text = Remark
pages-remarks-send = Send
pages-remarks-answer = Answer
pages-remarks-your-answer = Your answer
pages-remarks-take-back = Take back
pages-remarks-place = line { $line }, version { $version }
pages-remark-explanation = Explanation
pages-remark-question = Question
pages-remark-praise = Praise
pages-remark-criticism = Criticism
pages-remark-note = Note
pages-rights-title = While working together, the others may
pages-right-see = see the text
pages-right-use = play against it
pages-right-annotate = make remarks
pages-right-copy = copy it
pages-right-alter = change it
pages-right-delete = delete it
pages-rights-of = { $name } may
pages-rights-role = every { $role }
pages-rights-add = Give rights to somebody
pages-class-play = Play
pages-class-play-as = New game as { $side }
pages-teacher-capacity = Longest set in words and signs (0: any)
pages-teacher-functions = Functions that may be used
pages-teacher-functions-all = Functions: all of the level
pages-teacher-functions-some = Functions: { $count } allowed
pages-teacher-functions-any = all functions of the level may be used
pages-members-move = Move { $nickname } to another class
pages-members-move-to = Move to…
pages-test-before = Judging test: before
pages-test-after = Judging test: after
pages-test-text = { $count } positions, without help. In each, grade the side that is to move.
pages-test-progress = Position { $n } of { $count } (graded so far: { $done })
pages-test-question = How do things stand for { $side }, to move?
pages-test-previous = Previous position
pages-test-next = Next position
pages-grade-minus-3 = lost
pages-grade-minus-2 = much worse
pages-grade-minus-1 = a little worse
pages-grade-plus-0 = level
pages-grade-plus-1 = a little better
pages-grade-plus-2 = much better
pages-grade-plus-3 = won
pages-tournament-title = Competition
pages-tournament-which = Which competition
pages-tournament-name = Competition { $n } (round { $round })
pages-tournament-running = Under way.
pages-tournament-done = Finished.
pages-tournament-stopped = Stopped.
pages-tournament-games = { $played } of { $total } games
pages-tournament-progress = Games played
pages-tournament-table = Table
pages-tournament-entrant = Set
pages-tournament-points = Points
pages-tournament-wdl = W–D–L
pages-tournament-rating = Elo [95 %]
pages-tournament-unclear = Where intervals overlap, there is no clear difference.
pages-tournament-replay = Watch a game
pages-tournament-hidden = The sums of the sets appear when you may see their texts.
pages-tournament-number = Competition { $n }
pages-seats-title = { $count ->
    [1] Your game at the board
   *[other] Your games at the board ({ $count })
}
pages-seats-which = Which game
pages-seats-waiting = The other side is to move…
pages-seats-resign = Resign
pages-seats-resign-sure = Resign this game?
pages-competition-title = Competition
pages-competition-sets = Who takes part
pages-competition-mine = Your set as it stands: { $title }
pages-competition-broken = Your text has mistakes and cannot take part yet.
pages-competition-references = ALEATORIO (any move) and MATERIAL (1-3-3-5-9) play too, to compare with.
pages-competition-format = Format
pages-competition-all = everybody against everybody
pages-competition-swiss = Swiss system
pages-competition-rounds = Rounds
pages-competition-start = Games begin
pages-competition-start-usual = as the level suggests
pages-competition-start-lines = with short openings
pages-competition-start-imbalance = with unequal material
pages-competition-start-list = with the list { $name }
pages-competition-guests = Guests
pages-competition-guests-text = One line each: NAME = SET + PATTERN @ LIMIT, or lucena with options
pages-competition-people = Who plays at the board
pages-competition-pgn = Games (PGN)
pages-competition-remove = Remove this competition
pages-teacher-title = The teacher's desk
pages-teacher-lead = This page is yours alone. Show the pupils the code and the address.
pages-teacher-closed = Pupils cannot join yet: start the program with "lucena serve --class --listen 0.0.0.0".
pages-teacher-which = Class
pages-teacher-count = { $count ->
    [1] one pupil
   *[other] { $count } pupils
}
pages-teacher-first = Open a class
pages-teacher-new = Open another class
pages-teacher-name = Name of the class
pages-teacher-level = Highest level
pages-teacher-open = Open the class
pages-teacher-import = Bring back an exported class
pages-teacher-phase = Round and phase
pages-teacher-left-out = Left out, because the text has mistakes: { $titles }.
pages-teacher-nodes = Positions for a move
pages-teacher-openings = Openings
pages-teacher-start = Start the competition
pages-teacher-stop = Stop the competition
pages-teacher-to-competition = Freeze the sets and go to the competition
pages-teacher-to-collaboration = Go to collaboration
pages-teacher-to-authoring = Begin the next round
pages-teacher-in-authoring = The pupils write, each their own; nobody else sees the texts.
pages-teacher-in-competition = The texts are frozen. Start the competition when you like.
pages-teacher-in-collaboration = The pupils read and remark on the texts that their authors have opened.
pages-teacher-rules = Rules of the class
pages-teacher-test = Judging test
pages-teacher-test-none = closed
pages-teacher-test-before = open: before the first round
pages-teacher-test-after = open: after the last round
pages-teacher-export = Export the class
pages-teacher-delete = Delete the class
pages-teacher-delete-sure = Delete the class { $name } with everything in it?
pages-level-1 = 1 Beginner: values of pieces
pages-level-2 = 2 Basic: regions and rules for pieces
pages-level-3 = 3 Intermediate: rules for the board
pages-level-4 = 4 Full: stages
pages-level-5 = 5 Advanced: expression of the board
pages-level-6 = 6 Expert: functions of one's own

# The teacher's positions.
pages-positions-title = Positions of the class
pages-positions-lead = Give the class positions of your own: pupils see and compare their sets on them, games begin with them, or they are the judging test.
pages-positions-none = No list yet; the positions of the program are used.
pages-positions-new = New list of positions
pages-positions-name = Name of the list
pages-positions-purpose = What it is for
pages-positions-practice = practice: pupils always see it
pages-positions-contest = where games begin: pupils see it only when the class works together
pages-positions-test-before = judging test, before the first round
pages-positions-test-after = judging test, after the last round
pages-positions-text = One position a line, as FEN or EPD
pages-positions-file = Take them from a file
pages-positions-give = Give it to the class
pages-positions-busy = The program is judging the positions…
pages-positions-count = { $count ->
        [1] one position
       *[other] { $count } positions
    }
pages-positions-sharp = { $count ->
        [1] one has a check, a capture or a promotion
       *[other] { $count } have a check, a capture or a promotion
    }
pages-positions-remove = Delete the list { $name }
pages-positions-remove-sure = Delete the list { $name }?
pages-positions-walk = The teacher's positions
pages-positions-choose = none
pages-positions-at = Position { $n } of { $count }; reference for { $side }: { $value }

pages-wall-go = Open in a browser
pages-wall-type = and type the code
pages-wall-qr = QR code of { $address }
pages-wall-only-here = Only this computer can open that address. For the pupils, start the program with "lucena serve --class --listen 0.0.0.0".
pages-members-title = Pupils ({ $count })
pages-members-none = Nobody has joined yet.
pages-members-seen = seen { $when }
pages-members-role = Role of { $nickname }
pages-members-reset = New words
pages-members-new-words = The new words of { $nickname }:
pages-members-rename = Rename
pages-members-rename-to = New nickname
pages-members-remove = Remove { $nickname }
pages-members-remove-sure = Remove { $nickname } and delete what is theirs? The games stay, without the name.
pages-role-learner = learner
pages-role-monitor = monitor
pages-role-master = master
pages-role-judge = judge
pages-role-statistician = statistician
pages-role-coordinator = coordinator
pages-report-title = Who wrote, what acts, who improved
pages-report-again = Refresh
pages-report-versions = Versions
pages-report-rules = Rules that act
pages-report-changed = New, changed
pages-report-remarks = Remarks made / received
pages-report-ratings = Elo by round
pages-report-test = Test: error, τ, signs
pages-report-errors = (text with mistakes)
pages-report-dead = never act: { $titles }
pages-report-figures = { $error }, { $tau }, { $signs } %
pages-report-gain = the error fell by { $gain } [{ $low }; { $high }]
pages-report-all = The whole class, test:
pages-report-csv-members = Table of the pupils (CSV)
pages-report-csv-gradings = Grades of the test (CSV)
pages-report-log = What happened
pages-event-joined = joined
pages-event-began = began
pages-event-saved = saved
pages-event-removed = deleted
pages-event-annotated = made a remark on
pages-event-tournament = started the competition
pages-event-phase = led the class to the phase
pages-event-positions = gave the class the positions

# The manuals.
pages-nav-help = Help
pages-help-lead = The manuals, as they come with the program. Every example in them is run by a test.
pages-help-all = All manuals
pages-help-contents = On this page
pages-help-missing = There is no such manual.
pages-studio-manual = Manual of PATLAN
pages-heuristics-manual = Manual of DHJOG
pages-studio-code-manual = What the manual says about { $code }
pages-studio-code-short = { $code } in the manual
