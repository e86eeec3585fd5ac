### lucena explain: why a move is good or bad.

explain-about = Say why the best move is good, or why another move is good or bad
explain-usage = lucena explain [--fen FEN] [--move MOVE] [OPTIONS]
explain-value-fen = FEN
explain-value-move = MOVE
explain-value-file = FILE
explain-value-folder = FOLDER
explain-value-number = N
explain-value-level = LEVEL
explain-value-evaluation = EVALUATION
explain-value-tag = TAG
explain-fen = The position (default: the start of the game)
explain-move = The move to explain, like Nf3 or g1f3 (default: the best one)
explain-templates = A folder of sentences laid over the shipped ones (data/templates/README.md says how)
explain-json = Write JSON
explain-level = For whom: Basic, Medium or Advanced (default: Medium)
explain-depth = Search to this depth
explain-nodes = Search this many positions (default: { $nodes })
explain-time = Search this many milliseconds
explain-syzygy = Folder with Syzygy tables: with few men every result is then known exactly
explain-evaluation = Judge by the named terms alone (Named) or also by what the net adds to them (Full, default)
explain-over-mate = the game is over in this position: checkmate
explain-over-stalemate = the game is over in this position: stalemate
explain-nothing = the search gave no line for this position
explain-bad-templates = { $file }, line { $line }: { $reason } (the shipped sentences are used)
explain-no-templates = { $folder } has no sentences: *.txt, pt/*.ftl or en/*.ftl
explain-figures = Concreteness { $concreteness } · risk { $risk } · stability { $stability } · depth { $depth }
explain-log = Add every detection to this file, one JSON line each
explain-patterns = Let the PATLAN patterns of this file speak too, beside the shipped ones
explain-audit-about = Measure explanations: on tagged puzzles, or on real games with every claim proved again
explain-audit-usage = lucena explain audit FILE [OPTIONS]
explain-audit-file = Lichess puzzles as CSV, or games as PGN (packed or not)
explain-audit-progress = { $puzzles } puzzles
explain-audit-totals = Columns: tag, tagged, precision, recall. { $puzzles } puzzles, { $claims } claims, { $falsehoods } that do not check again, { $unproved } that nothing but a search, the evaluation or a pattern vouches for
explain-audit-moves = How many moves of games are explained (default: 1000)
explain-audit-every = Take only one game in this many (default: 1)
explain-audit-stability = How many moves are explained again at two depths (default: one in fifty)
explain-audit-moves-done = { $moves } of { $all } moves
explain-audit-row-moves = Explained moves
explain-audit-row-claims = Claims proved again
explain-audit-row-said = Claims said
explain-audit-row-said-unproved = … of the claims said
explain-audit-row-refuted = Claims refuted and therefore not said
explain-audit-row-falsehoods = Claims that do not check again
explain-audit-row-unproved = Claims that nothing but a search, the evaluation or a pattern vouches for
explain-audit-row-bad = Inaccuracies or worse with a verified reason
explain-audit-row-bad-concrete = … beyond a term of the evaluation
explain-audit-row-grave = Moves that lose 10 points or more with a verified reason
explain-audit-row-best = Best moves with a verified reason
explain-audit-row-mirror = Moves described like their mirror image
explain-audit-row-steady = Agreement of the themes said at depths 8 and 10 (moves)
explain-audit-row-blunders = Blunders with the same first reason at both depths
explain-audit-row-loudest = The template that spoke most
explain-audit-row-entropy = Entropy of the templates (bits)
explain-audit-row-nodes = Positions searched a move
explain-audit-cost = After the search, { $level }: { $mean } ms on average, { $worst } ms at most, { $nodes } positions at most
explain-no-patterns = Let no patterns speak
explain-bad-patterns = { $file }, line { $line }: { $reason } (this pattern is left out)
explain-feedback = The file of readers’ votes: what they object to is believed less
explain-value-vote = NUMBER=REACTION
explain-vote = Add a vote on a sentence to the file of votes, such as 2=wrong: accepted, wrong or unclear
explain-bad-vote = “{ $vote }” is no vote: write the number of a sentence (1 to { $count }), = and accepted, wrong or unclear
explain-bad-feedback = { $file }, line { $line }: this is no vote and is passed over
explain-voted = Thank you: the vote is in the file.
explain-template-bad-theme = “{ $name }” is no theme: its name, and how often it fires (0 to 1)
explain-template-bad-template = “{ $name }” is no template: name, priority (0 to 100), threshold (0 to 1), levels
explain-template-no-theme-above = the template “{ $name }” stands below no theme
explain-template-unknown-theme = there is no theme “{ $name }”
explain-template-unfilled-slot = the theme “{ $theme }” never fills “{ $name }”
explain-template-unknown-category = there is no category “{ $name }”
explain-template-unknown-level = there is no level “{ $name }”: Basic, Medium or Advanced
explain-template-unknown-name = nothing is called “{ $name }” in conditions or sentences
explain-template-bad-condition = “{ $name }” is no condition: name, not name, or name >= 2
explain-template-repeated-id = “{ $name }” is there twice
explain-template-syntax = this cannot be read as a message ({ $name })
explain-template-unsupported = “{ $name }” must be words, values and choices by a value
explain-template-bad-place = “{ $name }” is there to choose by its gender or number, not to be said
explain-template-missing-message = “{ $name }” is missing in { $folder }
explain-template-nobody-says = nobody says “{ $name }”: no template or program has this name
explain-audit-silent = Also list the best moves that got no reason, with their lines
explain-audit-risk = Measure the spread of evaluations over this many positions, one a game, and nothing else
explain-audit-differences = Also list the puzzles where the detectors and this tag disagree: + only the detectors, - only the tag
explain-audit-bad-tag = No detector corresponds to the tag “{ $tag }”; these have one: { $known }
explain-audit-risk-figures = { $positions } positions at depth { $depth }: median spread { $median } cp, which is a risk of { $risk } today; reference spread for a median risk of 50: { $reference } cp
explain-audit-risk-shares = Risk of the positions from the calmest to the wildest, at 10, 25, 75 and 90 %: { $tenth }, { $quarter }, { $threequarters }, { $ninetenths }
explain-unknown = unknown
explain-style = The character of the best line: { $style }.
explain-audit-points = Main points of bad moves written down by people, as JSON: are their squares named and their lines shown?
explain-points-unreadable = The file of main points cannot be read: { $reason }
explain-points-row = { $id } { $move } ({ $sure ->
    [yes] sure
   *[no] not sure
}): { $named } of { $squares } squares named, line { $shown ->
    [yes] shown
   *[no] not shown
}
explain-points-totals = { $points } sure points: half of the squares named in { $squares }, line shown in { $lines }, both in { $both }
