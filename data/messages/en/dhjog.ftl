### keys: built by the program

### DHJOG: diagnostics, commands and explained evaluations.

dhjog-e101 = Unexpected character “{ $a }”.
    .hint = Delete it, or put the text in quotes.
dhjog-e102 = The quotation marks of this text are not closed.
    .hint = Close them on the same line.
dhjog-e103 = Malformed number: “{ $a }”.
    .hint = Write digits and one point or comma only, such as 3.25.
dhjog-e201 = Found “{ $a }” but expected { $b }.
    .hint = Look at what stands before it: something may be missing.
dhjog-e202 = “{ $a }” is missing for the block opened on line { $b }.
    .hint = Every block ends with END and its name.
dhjog-e203 = “{ $a }” does not close the { $b } block opened on line { $c }.
    .hint = Close the inner block first.
dhjog-e204 = There is text after the end of the set.
    .hint = A file holds one set only.
dhjog-e205 = “<-” is assignment. To compare with a negative number write “< -5”.
    .hint = Put a blank between “<” and “-”.
dhjog-e206 = Comparisons cannot be chained; use E (AND).
    .hint = Write, for instance: 1 < X AND X < 5
dhjog-e207 = Only one operation per action; use parentheses, e.g. … - (1 + 2).
    .hint = Or write two actions, one on each line.
dhjog-e301 = “{ $a }” is not defined.
    .hint = Define the region with SQUARE[], or check the name.
dhjog-e301-more = “{ $a }” is not defined; did you mean “{ $b }”?
dhjog-e302 = “{ $a }” was already defined on line { $b }.
    .hint = Delete one of the two, or choose another name.
dhjog-e302-predefined = “{ $a }” is already a function of the language, with other parameters or another result.
dhjog-e303 = “{ $a }” is a reserved word; choose another name.
    .hint = For instance the same name with “MY_” in front.
dhjog-e304 = Invalid name “{ $a }”: use letters, digits and “_”, no spaces.
    .hint = Names have up to 40 letters; titles in quotes, up to 60.
dhjog-e305 = “{ $a }” is not a square of the board (a1 to h8).
    .hint = The letter goes from a to h and the number from 1 to 8.
dhjog-e306 = There is no function “{ $a }”.
    .hint = Check the name of the function.
dhjog-e306-more = There is no function “{ $a }”; did you mean “{ $b }”?
dhjog-e307 = The initial stage “{ $a }” does not exist in this set.
    .hint = Use the title of a STAGE of the set.
dhjog-e308 = The pattern “{ $a }” is not in the library.
    .hint = “lucena patlan list” shows the known names.
dhjog-e309 = Unknown level “{ $a }” (use 1 to 6 or the level's name).
    .hint = The names are BEGINNER, BASIC, INTERMEDIATE, FULL, ADVANCED and EXPERT.
dhjog-e310 = TABULEIRO has a value only inside a VALOR_TABULEIRO heuristic.
    .hint = Change the kind of the heuristic, or use a function.
dhjog-e311 = { $a } has no attribute “{ $b }”.
    .hint = The manual lists the attributes of each type.
dhjog-e312 = A region must be constant: “{ $a }” depends on the position.
    .hint = Use squares, other regions, RANK and FILE.
dhjog-e401 = { $a }: argument { $b } must be { $c } but is { $d }.
    .hint = Check the order of the arguments.
dhjog-e402 = { $a } takes { $b } argument(s) but { $c } were given.
    .hint = Check the arguments of the function.
dhjog-e402-more = { $a } takes { $b } argument(s) but { $c } were given. Inside a call write decimals with a point: { $d }
dhjog-e403 = The condition must be true or false but is { $a }.
    .hint = Compare it with something, or use a function that answers yes or no.
dhjog-e403-more = The condition must be true or false but is { $a }; compare it, e.g. “{ $b }”.
dhjog-e404 = Operation “{ $a }” does not apply to { $b } and { $c }.
    .hint = Both sides must be of the same type.
dhjog-e405 = This action must start with a set of pieces but is { $a }.
    .hint = For instance: PIECES_ON(…) + 0.5
dhjog-e406 = The king has no value in the heuristic calculation.
    .hint = Delete this line, or use another piece.
dhjog-e407 = { $a }: RETORNA is missing or its value has another type.
    .hint = End the function with RETURN and a value of the declared type.
dhjog-e408 = Division by zero.
    .hint = Divide by a number other than zero.
dhjog-e409 = The set mixes { $a }.
    .hint = A set has only squares, only pieces or only piece types.
dhjog-e501 = “{ $a }” needs level { $b } ({ $c }); the class is limited to level { $d } ({ $e }).
    .hint = Take this part out, or ask for a higher level.
dhjog-e502 = “{ $a }” needs level { $b } but the set declares level { $c }.
    .hint = Raise the COMPLEXITY_LEVEL, or take this part out.
dhjog-e503 = Function “{ $a }” is not enabled for this class.
    .hint = Use another function.
dhjog-e601 = The set has no ETAPA.
    .hint = Add: STAGE "DEFAULT" … END STAGE
dhjog-e602 = This action does not belong to a { $a } heuristic.
    .hint = Change the kind of the heuristic, or the action.
dhjog-e603 = The heuristic has no condition or no action.
    .hint = Write: IF condition THEN action
dhjog-e604 = Function “{ $a }” calls itself.
    .hint = Use FOR instead of calling the function itself.
dhjog-e605 = Limit exceeded: { $a } (maximum { $b }).
    .hint = Divide or shorten the text.
dhjog-e606 = The set uses { $a } tokens; the capacity is { $b }.
    .hint = Delete what matters least.
dhjog-w01 = { $a }.VALOR is not defined; { $b } is used.
    .hint = Give the value in the stage.
dhjog-w02 = No initial stage is declared; play starts in “{ $a }”.
    .hint = Write INITIAL_STAGE <- and the title.
dhjog-w03 = Stage “{ $a }” does not exist: this transition never happens.
    .hint = Make the stage, or correct the title.
dhjog-w04 = No transition leads to stage “{ $a }”.
    .hint = Add a STAGE_TRANSITION.
dhjog-w05 = Region “{ $a }” is empty or not used.
    .hint = Use it in a heuristic, or delete it.
dhjog-w06 = This condition is always { $a }.
    .hint = Check the comparison.
dhjog-w07 = Multiplying TABULEIRO makes a negative value worse; adding is usually meant.
    .hint = For instance: BOARD <- BOARD + 0.5
dhjog-w08 = “{ $a }” replaces the predefined function.
    .hint = Choose another name if that is not meant.
dhjog-w09 = “{ $a }” is slow inside a value heuristic.
    .hint = The set plays, but looks at fewer moves a second.
dhjog-expected-text = a text in quotes
dhjog-expected-name = a name
dhjog-expected-number = a number
dhjog-expected-expression = a value
dhjog-expected-attribute = an attribute
dhjog-expected-square = a square
dhjog-expected-type = a type such as INTEGER
dhjog-expected-command = a command or END
dhjog-expected-change = ADD or REMOVE
dhjog-expected-application = BOTH or ONLY_ME
dhjog-expected-set-item = a part of the set such as STAGE
dhjog-expected-stage-item = a part of the stage such as HEURISTIC
dhjog-expected-heuristic-kind = PIECE_VALUE, BOARD_VALUE or STAGE_TRANSITION
dhjog-expected-action = an action or END HEURISTIC
dhjog-expected-operation = an operation: +, -, *, / or <-
dhjog-expected-position-item = ADVANTAGE, FEN or END
dhjog-expected-grade = an advantage from -3 to 3
dhjog-limit-bytes = bytes of text
dhjog-limit-stages = stages
dhjog-limit-regions = regions
dhjog-limit-heuristics = heuristics in the stage
dhjog-limit-functions = functions
dhjog-limit-nesting = blocks and brackets inside each other
dhjog-limit-elements = elements in a set
dhjog-limit-operations = operations in an expression
dhjog-limit-variables = variables in a function
dhjog-always-true = true
dhjog-always-false = false
dhjog-stopped = Function “{ $function }” (line { $line }) went beyond { $most } instructions and was stopped.

dhjog-about = Heuristics in DHJOG: check, format and value positions
dhjog-usage = lucena dhjog COMMAND
dhjog-after-help = Examples:
      lucena dhjog check mine.dhjog
      lucena dhjog fmt mine.dhjog --to pt
      lucena dhjog eval centro-e-borda --fen "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3" --explain
dhjog-check-about = Check heuristic sets and show every mistake, with hints
dhjog-check-usage = lucena dhjog check FILE... [OPTIONS]
dhjog-fmt-about = Format heuristic sets and translate their keywords
dhjog-fmt-usage = lucena dhjog fmt FILE... [OPTIONS]
dhjog-eval-about = Say what a heuristic set thinks a position is worth, and why
dhjog-eval-usage = lucena dhjog eval FILE|NAME --fen FEN [OPTIONS]
dhjog-value-file = FILE
dhjog-value-set = FILE|NAME
dhjog-value-fen = FEN
dhjog-value-side = SIDE
dhjog-value-stage = STAGE
dhjog-value-level = LEVEL
dhjog-value-language = LANGUAGE
dhjog-files = The files ("-" reads standard input)
dhjog-set = A file, or the name of a set that ships with the program
dhjog-fen = The position
dhjog-side = Whose set it is: white or black (default: the side to move)
dhjog-stage = Fix the stage (default: the one that the transitions choose)
dhjog-level = The highest level allowed, 1 to 6 or its name
dhjog-explain = Show what each heuristic contributed
dhjog-to = Translate the keywords: pt or en
dhjog-write = Rewrite the files
dhjog-check-only = Write nothing; exit status 1 says that a file would change
dhjog-json = Write JSON for programs
dhjog-bad-level = "{ $level }" is no level: use 1 to 6 or the level's name
dhjog-not-text = { $file } is not a text
dhjog-has-errors = the file { $file } has errors; "lucena dhjog check" shows them
dhjog-not-formatted = { $file } was not formatted: correct the errors first
dhjog-would-change = { $file } would change
dhjog-no-such-stage = the set has no stage "{ $stage }"; it has: { $known }
dhjog-all-right = { $file }: "{ $title }" is right, level { $level } ({ $name }); { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
dhjog-positions = { $file }: { $count ->
        [one] { $count } graded position
       *[other] { $count } graded positions
    }
dhjog-problems = { $file }: { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
dhjog-value = { $title } ({ $side }, stage { $stage }): { $value } ({ $centipawns } centipawns)
dhjog-white = White
dhjog-black = Black
dhjog-passage = { $stage }: { $title } — yes, goes to { $goal }
dhjog-passage-nowhere = { $stage }: { $title } — yes, but the stage does not exist or has been left
dhjog-passage-not = { $stage }: { $title } — no
dhjog-base = before the heuristics: { $value }
dhjog-entry = { $title } — me: { $me } · opponent: { $opponent } — { $value }
dhjog-sum = total: { $value }
dhjog-yes = yes
dhjog-no = no
