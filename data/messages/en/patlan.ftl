### keys: built by the program

### PATLAN: diagnostics, commands, and patterns read back.

patlan-e001 = Unexpected character '{ $a }'.
    .hint = Remove it, or put the text between quotes.
patlan-e002 = Unterminated quoted text.
    .hint = Close the quotes on the same line.
patlan-e010 = Expected { $a }, found { $b }.
    .hint = Look at what comes before it: something may be missing.
patlan-e011 = Clause { $a } is repeated.
    .hint = Keep only one of them.
patlan-e012 = Clause { $a } is out of order.
    .hint = The order is: header, SCENARIO, PRECONDITION, TACTICALS, POSTCONDITION.
patlan-e013 = The pattern needs a scenario with at least one action.
    .hint = Write, for instance: SCENARIO F1 ATTACKS f1
patlan-e014 = Missing ';' at the end of the pattern.
    .hint = Put ';' before the next pattern.
patlan-e101 = Wildcards must not be declared as actors: [{ $a }].
    .hint = Use the letter of a piece: K, Q, R, B, N, P.
patlan-e102 = The square wildcard [{ $a }] cannot stand alone or on the left side of a relation.
    .hint = Only pieces act; the square goes on the right.
patlan-e103 = Pieces of the same player cannot attack each other.
    .hint = Use DEFENDS, or change the case of a letter.
patlan-e104 = A piece cannot attack a square wildcard, only defend it.
    .hint = Use DEFENDS.
patlan-e105 = Pieces of one player cannot defend pieces of the other.
    .hint = Use ATTACKS, or change the case of a letter.
patlan-e106 = Relation not allowed on a square. Use move, direct defense or checkmate.
    .hint = Put a piece on the right.
patlan-e107 = Invalid relation. Use direct operators, or give a list in parentheses.
    .hint = Write, for instance: (S1,k1)
patlan-e108 = Invalid relation. Use indirect operators with lists.
    .hint = Write a single figure, or use an indirect or possible relation.
patlan-e109 = A figure cannot interact with itself: [{ $a }].
    .hint = Give one of them another number.
patlan-e110 = The target of an attack must be a piece of the other player.
    .hint = The last figure of the list is the target: change its letter.
patlan-e111 = The last figure of the list must belong to the owner of the left piece, or be a square S.
    .hint = Change the letter of the last figure.
patlan-e112 = Figure [{ $a }] must be declared in the scenario or actors of the pattern.
    .hint = Use a figure of the scenario, or declare it in ACTORS.
patlan-e113 = Figure [{ $a }] must be declared in the scenario or actors of the pattern.
    .hint = Use a figure of the scenario, or declare it in ACTORS.
patlan-e114 = The destination of the move must differ from its origin.
    .hint = Write who moves and where to: F1,S1
patlan-e115 = A move onto an own piece is invalid.
    .hint = Move to a square or to a piece of the opponent.
patlan-e116 = The exclusive set must have at least three pieces.
    .hint = Write all letters that are allowed, for instance KPkp.
patlan-e117 = Postconditions require a sequence of tactical moves (TACTICALS).
    .hint = Add TACTICALS, or use PRECONDITION.
patlan-e118 = The target of checkmate must be the enemy king or a square.
    .hint = Write k1 or S1.
patlan-e119 = Invalid argument for { $a }: expected { $b }.
    .hint = The manual says what the function takes: lucena manual patlan
patlan-e120 = Figure [{ $a }] only occurs in negated actions and cannot be used here.
    .hint = It is not bound to any piece; use another figure.
patlan-e121 = Unknown pattern: "{ $a }".
    .hint = "lucena patlan list" shows the known names.
patlan-e122 = Circular reference between patterns: "{ $a }".
    .hint = A pattern cannot ask for itself, nor for others that ask for it.
patlan-e123 = Duplicate pattern: "{ $a }".
    .hint = Give one of them another name.
patlan-e130 = The pattern has { $a } figures; the most is { $b }.
    .hint = Split it into smaller patterns and join them with EXISTPATTERN.
patlan-e131 = The condition is nested too deeply, or too long.
    .hint = Remove parentheses or split the condition.
patlan-e132 = Too many alternatives: more than { $a } combinations.
    .hint = Use fewer groups in braces, or put the patterns into several texts.
patlan-e133 = Too many interchangeable figures, in this pattern or in the text as a whole.
    .hint = Tell them apart with conditions, use fewer like figures, or put the patterns into several texts.
patlan-e140 = The position of the example cannot be read: "{ $a }" ({ $b }).
    .hint = Write a complete FEN after yes or no.
patlan-e141 = The pattern "{ $a }" should be found in this position, and is not.
    .hint = "lucena patlan match" shows which condition fails.
patlan-e142 = The pattern "{ $a }" should not be found in this position, and is.
    .hint = "lucena patlan match" shows the instance found.
patlan-w201 = List after a direct operator: read as { $a }.
    .hint = Use the indirect or possible relation.
patlan-w202 = Clause { $a } is missing.
    .hint = Add it for those who will read the pattern.
patlan-w203 = The origin [{ $a }] is a square: the piece standing there moves.
    .hint = If you mean something else, write the piece.
patlan-w204 = Only queen, rook and bishop act indirectly; this action never occurs.
    .hint = Use a possible relation.
patlan-w205 = [{ $a }] does not belong to the exclusive set.
    .hint = Add the letter to the set: as it is, the pattern never occurs.
patlan-w206 = Repeated letter in the exclusive set: { $a }.
    .hint = Repeated n times, a letter asks for at least n pieces.
patlan-w207 = Figure [{ $a }] is bound only in some alternatives.
    .hint = Where it is not bound, what is asked about it is false and its moves are left out.
patlan-w208 = The description cites unknown figure <{ $a }>.
    .hint = Use a figure of the scenario.
patlan-w210 = Missing ';' at the end of the file.
    .hint = Add it.
patlan-w211 = There are not so many pieces: [{ $a }] will never be bound.
    .hint = Each name is another piece; use the same name for the same piece.
patlan-w212 = This condition can never hold.
    .hint = The pattern will never be found: look at the numbers and types again.
patlan-w213 = This action contradicts another one.
    .hint = The pattern will never be found: remove one of the two.
patlan-w214 = The rules of chess do not allow this action.
    .hint = A king never attacks the other, and no move takes a king.
patlan-w215 = Unknown annotation: { $a }.
    .hint = Known ones: theme, title.pt, title.en, pt, en, yes, no.

patlan-expected-pattern = PATTERN/PADRAO
patlan-expected-clause-or-end = a clause or ';'
patlan-expected-text = a quoted text
patlan-expected-number = a number
patlan-expected-figure = a figure such as F1
patlan-expected-relation = a relation
patlan-expected-piece-letters = piece letters KQRBNPkqrbnp
patlan-expected-tactic = a tactical move such as F1,S1
patlan-expected-expression = an expression
patlan-expected-piece-type = a piece type
patlan-expected-figure-or-type = a figure or a piece type
patlan-expected-king = a king
patlan-expected-owner = ME or OPPONENT
patlan-expected-full-owner = ME, OPPONENT, NONE or ANYONE
patlan-expected-pattern-name = the name of a pattern in quotes
patlan-expected-open = '('
patlan-expected-close = ')'
patlan-expected-comma = ','
patlan-expected-close-brace = '{"}"}'
patlan-expected-mark-end = the end of the mark, '<' or '>'
patlan-end-of-file = the end of the file

patlan-piece-on = on { $square }
patlan-say-attacks = { $actor } { $negated ->
        [yes] does not attack
       *[no] attacks
    } { $target }
patlan-say-defends = { $actor } { $negated ->
        [yes] does not defend
       *[no] defends
    } { $target }
patlan-say-move = { $actor } { $negated ->
        [yes] cannot go to
       *[no] can go to
    } { $target }
patlan-say-blocks = { $actor } { $negated ->
        [yes] does not block
       *[no] blocks
    } { $target }
patlan-say-checkmate = { $actor } { $negated ->
        [yes] cannot give mate, target
       *[no] can give mate, target
    } { $target }
patlan-say-above = { $actor } { $negated ->
        [yes] does not stand right in front of
       *[no] stands right in front of
    } { $target }
patlan-say-below = { $actor } { $negated ->
        [yes] does not stand right behind
       *[no] stands right behind
    } { $target }
patlan-say-right = { $actor } { $negated ->
        [yes] does not stand right next to, on the right of,
       *[no] stands right next to, on the right of,
    } { $target }
patlan-say-left = { $actor } { $negated ->
        [yes] does not stand right next to, on the left of,
       *[no] stands right next to, on the left of,
    } { $target }
patlan-say-northeast = { $actor } { $negated ->
        [yes] does not stand in front of, to the right of,
       *[no] stands in front of, to the right of,
    } { $target }
patlan-say-northwest = { $actor } { $negated ->
        [yes] does not stand in front of, to the left of,
       *[no] stands in front of, to the left of,
    } { $target }
patlan-say-southeast = { $actor } { $negated ->
        [yes] does not stand behind, to the right of,
       *[no] stands behind, to the right of,
    } { $target }
patlan-say-southwest = { $actor } { $negated ->
        [yes] does not stand behind, to the left of,
       *[no] stands behind, to the left of,
    } { $target }
patlan-say-indirect-attack = { $actor } { $negated ->
        [yes] does not indirectly attack
       *[no] indirectly attacks
    } { $target } through { $through }
patlan-say-indirect-defense = { $actor } { $negated ->
        [yes] does not indirectly defend
       *[no] indirectly defends
    } { $target } through { $through }
patlan-say-possible-attack = { $actor } { $negated ->
        [yes] cannot attack
       *[no] can attack
    } { $target } through { $through }
patlan-say-possible-defense = { $actor } { $negated ->
        [yes] cannot defend
       *[no] can defend
    } { $target } through { $through }

patlan-call-fileof = the file of { $a }
patlan-call-rankof = the rank of { $a }
patlan-call-squarecolorof = the color of the square of { $a }
patlan-call-valueof = the value of { $a }
patlan-call-relativevalueof = the relative value of { $a }
patlan-call-filedistance = the distance in files between { $a } and { $b }
patlan-call-rankdistance = the distance in ranks between { $a } and { $b }
patlan-call-maxdistance = the larger distance between { $a } and { $b }
patlan-call-mindistance = the smaller distance between { $a } and { $b }
patlan-call-manhattandistance = the sum of the distances between { $a } and { $b }
patlan-call-defenses = the number of defenders of { $a }, batteries included, { $b }
patlan-call-defensesvalue = the value of the defenders of { $a }, batteries included, { $b }
patlan-call-directdefenses = the number of direct defenders of { $a } { $b }
patlan-call-directdefensesvalue = the value of the direct defenders of { $a } { $b }
patlan-call-reldefensesvalue = the relative value of the direct defenders of { $a } { $b }
patlan-call-piecesdef = the number of pieces ({ $b }) that control { $a }
patlan-call-movesof = the number of legal moves of { $a }
patlan-call-safemovesof = the number of safe moves of { $a }
patlan-call-wedgesbetween = the number of pieces that can come between { $a } and { $b }
patlan-call-safewedgesbetween = the number of pieces that can come, defended, between { $a } and { $b }
patlan-call-sentry = the number of enemy pawns ahead of { $a } on the neighboring files
patlan-call-ram = the number of enemy pawns ahead of { $a } on the same file
patlan-call-kingpathto = the safe walk of { $a } to { $b }, in moves
patlan-call-white = the searcher plays White
patlan-call-black = the searcher plays Black
patlan-call-onedge = { $a } stands on the edge
patlan-call-oncorner = { $a } stands in a corner
patlan-call-typeof = { $a } is of type { $b }
patlan-call-existinfile = there is a { $a } on the file whose number is { $b }
patlan-call-existinrank = there is a { $a } on the rank whose number is { $b }
patlan-call-inthesquare = { $a } is inside the square of { $b }
patlan-call-blockedpawns = no pawn { $a } can move
patlan-call-kingopposition = { $a } and { $b } stand in opposition
patlan-call-squareowner = the square of { $a } is { $b }
patlan-call-existpattern = the pattern { $a } occurs { $b }

patlan-piece = piece
    .plural = pieces
    .gender = neuter
patlan-square = square
    .plural = squares
    .gender = neuter
patlan-figure = { $noun_the } { $name }
patlan-figure-of = { $noun_of } { $name }
patlan-figure-enemy = { $noun_gender ->
       *[other] the opponent's { $noun }
    } { $name }
patlan-figure-enemy-of = { $noun_gender ->
       *[other] of the opponent's { $noun }
    } { $name }
patlan-figure-none = { $noun_gender ->
       *[other] no { $noun }
    } { $name }
patlan-figure-none-enemy = { $noun_gender ->
       *[other] no { $noun } of the opponent
    } { $name }
patlan-marked-defended = { $figure } ({ $gender ->
       *[other] defended
    })
patlan-marked-undefended = { $figure } ({ $gender ->
       *[other] undefended
    })
patlan-set-mine = { $noun_gender ->
       *[other] { $noun } of mine
    }
patlan-set-theirs = { $noun } of the opponent
patlan-set-all = piece of either side
patlan-of = of { $words }
patlan-owner-me = mine
patlan-owner-opponent = the opponent's
patlan-owner-none = empty
patlan-owner-anyone = occupied
patlan-side-me = on my side
patlan-side-opponent = on the opponent's side
patlan-for-me = for me
patlan-for-opponent = for the opponent
patlan-and = { $left } and { $right }
patlan-or = { $left } or { $right }
patlan-group = ({ $inner })
patlan-not = it is not true that { $inner }
patlan-true = true
patlan-false = false
patlan-holds = { $inner }
patlan-nonzero = { $inner } is not zero
patlan-equal = { $left } is { $right }
patlan-not-equal = { $left } is not { $right }
patlan-less = { $left } is less than { $right }
patlan-greater = { $left } is greater than { $right }
patlan-less-or-equal = { $left } is at most { $right }
patlan-greater-or-equal = { $left } is at least { $right }
patlan-describe-pattern = Pattern { $name }: { $title }
patlan-describe-author = Author: { $author }. Weight: { $weight }.
patlan-describe-set = On the board there are exactly these types of pieces (upper case: mine): { $letters }
patlan-describe-actors = There must be: { $actors }
patlan-describe-scenario = Scenario:
patlan-describe-group = one of these alternatives:
patlan-describe-or = or
patlan-describe-precondition = Conditions:
patlan-describe-tactics = Moves:
patlan-describe-move = { $actor } goes to { $target }
patlan-describe-postcondition = In the end:

patlan-about = Chess patterns in PATLAN: check, find, describe and format them
patlan-usage = lucena patlan COMMAND
patlan-after-help = Examples:
      lucena patlan list
      lucena patlan match PHILIDOR --fen "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1"
      lucena patlan check mine.pat
      lucena patlan describe PHILIDOR
patlan-check-about = Check pattern files and show all mistakes, with hints
patlan-check-usage = lucena patlan check FILE... [--json]
patlan-match-about = Find a pattern in a position and show its instances on the board
patlan-match-usage = lucena patlan match FILE|NAME --fen FEN [OPTIONS]
patlan-facts-about = List the fact base of a position
patlan-facts-usage = lucena patlan facts --fen FEN [OPTIONS]
patlan-describe-about = Read a pattern back in plain English
patlan-describe-usage = lucena patlan describe FILE|NAME
patlan-list-about = List the known patterns
patlan-list-usage = lucena patlan list [OPTIONS]
patlan-fmt-about = Format pattern files and translate their keywords
patlan-fmt-usage = lucena patlan fmt FILE... [OPTIONS]
patlan-value-file = FILE
patlan-value-pattern = FILE|NAME
patlan-value-name = NAME
patlan-value-fen = FEN
patlan-value-side = SIDE
patlan-value-language = LANGUAGE
patlan-value-style = STYLE
patlan-value-number = N
patlan-files = The files ("-" reads standard input)
patlan-subject = A file, or the name of a pattern of the library
patlan-fen = The position
patlan-side = Who searches: white, black or both (default: the side to move)
patlan-only = Only the pattern with this name
patlan-all = Also list instances that differ only by a symmetry
patlan-why = With --json, also say why each instance failed
patlan-boards = How many boards to draw (default: 3)
patlan-prolog = Write Prolog facts
patlan-style = strict (the language) or thesis (as the program of the thesis)
patlan-to = Translate the keywords: pt or en (default: --lang, if it is given)
patlan-write = Rewrite the files
patlan-check-only = Write nothing; exit status 1 says that some file would change
patlan-json = Write JSON for programs
patlan-error-line = { $file }:{ $line }:{ $column }: error { $code }: { $message }
patlan-warning-line = { $file }:{ $line }:{ $column }: warning { $code }: { $message }
patlan-write-instead = Write { $word }.
patlan-did-you-mean = Did you mean { $word }?
patlan-theme-endings = Endings
patlan-theme-mates = Mates
patlan-theme-strategy = Strategy
patlan-theme-structures = Pawn structures
patlan-theme-tactics = Tactics
patlan-theme-thesis = Listings of the thesis
patlan-prolog-one-side = --prolog writes the facts of one side: choose --side white or --side black
patlan-hint-line = hint: { $hint }
patlan-all-right = { $patterns ->
        [one] All right! { $patterns } pattern read.
       *[other] All right! { $patterns } patterns read.
    }
patlan-problems = { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
patlan-found = { $name }, searched { $side_by }: { $raw ->
        [0] no raw instances
        [one] { $raw } raw instance
       *[other] { $raw } raw instances
    }, { $valid ->
        [0] none valid
        [one] { $valid } valid
       *[other] { $valid } valid
    }
patlan-valid = valid
patlan-invalid = not valid: { $reason }
patlan-more = { $count ->
        [one] … and { $count } more instance (--boards shows more)
       *[other] … and { $count } more instances (--boards shows more)
    }
patlan-failed-precondition = the condition does not hold: { $parts }
patlan-failed-postcondition = in the end this does not hold: { $parts }
patlan-failed-tactic = move { $number } ({ $move }) cannot be played: { $reason }
patlan-tactic-captured = the piece has been captured
patlan-tactic-no-piece = no piece stands on the square
patlan-tactic-cannot-pass = the other side is in check and cannot pass
patlan-tactic-illegal = it is not a legal move
patlan-limit = Pattern { $name } has too many candidates in this position; its scenario is too loose
patlan-no-such-pattern = there is no pattern and no file "{ $name }"; "lucena patlan list" shows the names
patlan-no-such-pattern-but = there is no pattern and no file "{ $name }"; did you mean { $near }?
patlan-no-pattern-in-file = file { $file } has no pattern called "{ $name }"
patlan-has-errors = file { $file } has errors; "lucena patlan check" shows them
patlan-not-text = { $file } is not text
patlan-too-long = { $file } is too large for a text
patlan-facts-count = { $count ->
        [one] { $count } fact
       *[other] { $count } facts
    }

patlan-more-problems = { $count ->
        [one] … and one more problem
       *[other] … and { $count } more problems
    }; mend these first and check again
patlan-theme-own = Your own, saved in the studio
patlan-shelf-unreadable = The patterns saved in the studio are left out: { $reason }

# The tables of the manual.
patlan-clause-pattern = the name, first of all
patlan-clause-author = who wrote it
patlan-clause-description = what it means; `<F1>` is replaced by the piece found
patlan-clause-weight = how much it counts; negative: to be avoided
patlan-clause-actors = pieces that must exist, even if nothing happens to them
patlan-clause-setofpieces = exactly these types are on the board, each at least as often as written
patlan-clause-scenario = what is going on; at least one action
patlan-clause-precondition = what must hold now
patlan-clause-tacticals = moves that are played, each legal: `F1,S2`
patlan-clause-postcondition = what must hold after the moves
patlan-relation-attacks = the piece controls an enemy piece
patlan-relation-defends = the piece controls an own piece, or a square
patlan-relation-move = the piece can legally go there, its side being on move
patlan-relation-blocks = taken off, it would give the other piece a new square
patlan-relation-checkmate = the piece has a move that mates (`k1`), or goes to a square with it (`S1`)
patlan-relation-indirectattack = a queen, rook or bishop sees `t` behind `v`
patlan-relation-indirectdefense = the same for an own piece or a square
patlan-relation-possibleattack = the piece can go to `v`, its king safe, and hit `t` from there, which it does not hit now
patlan-relation-possibledefense = the same for an own piece or a square
patlan-relation-aboveof = stands on the next square, right in front, as the searcher sees the board
patlan-relation-underof = likewise, right behind
patlan-relation-rightof = likewise, on the right
patlan-relation-leftof = likewise, on the left
patlan-relation-northeast = likewise, in front and to the right
patlan-relation-northwest = likewise, in front and to the left
patlan-relation-southeast = likewise, behind and to the right
patlan-relation-southwest = likewise, behind and to the left
patlan-heading-words = word | Portuguese | also read as | what it says
patlan-heading-small-words = word | Portuguese | also read as
patlan-heading-functions = example | Portuguese | also read as | what it asks
patlan-heading-facts = function | Portuguese | true of
patlan-heading-diagnostics = code | what is said of the shortest example | what to do
