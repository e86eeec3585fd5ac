### The class: refusals and names that the program says.

class-not-a-member = for that you need to join the class with the code on the teacher's screen
class-locked = in the phase { $now } that is not possible; it is in: { $phases }
class-forbidden = you are not allowed to do that
class-wrong-code = there is no class with that code; check the six letters on the teacher's screen
class-wrong-secret = the nickname or the four words are not right; the teacher can give you new words
class-too-many-tries = there were too many wrong attempts; wait ten minutes or call the teacher
class-bad-nickname = a nickname has 1 to 24 letters, digits, blanks, dots or hyphens
class-nickname-taken = somebody in the class has that nickname; choose another, or come back with your four words
class-full = the class is full
class-too-many = there are too many classes; delete one that is no longer used
class-bad-rules = a class needs a name, a level from 1 to 6, a language (pt or en) and functions that exist
class-bad-file = that file is not a class exported by Lucena
class-untitled = untitled
class-no-set = the text is not a heuristic set
class-bad-tree = the tree makes no sense at { $path }: expected { $expected }
class-bad-name = a name has 1 to 100 letters
class-shipped-name = a set with that name comes with the program; choose another title
class-too-many-sets = you have twenty sets already; delete one
class-too-many-versions = that set has too many versions; begin another with the same text
class-too-many-remarks = that set has too many remarks
class-no-version = that set has no saved version yet
class-no-line = there is no such line in that version
class-merge-two = choose two to twelve sets to merge
class-nobody-plays = no set was frozen in this round; go back to authoring and save at least one
class-too-many-games = that would be too many games; use fewer openings or the Swiss system
class-wrong-order = the phases come in order: authoring, competition, collaboration, and authoring again
class-bad-grade = a grade goes from -3 to 3
class-nothing = write something first
class-former-pupil = former pupil
class-phase-authoring = AUTHORING
class-phase-competition = COMPETITION
class-phase-collaboration = COLLABORATION

# Guests and people at the board.
class-too-many-guests = there may be at most { $most } guests
class-bad-guest = “{ $line }” cannot take part: { $reason }
class-guest-empty = the line is empty or too long
class-guest-bad-setting = “{ $what }” cannot be set so
class-guest-unknown = nothing here is called “{ $what }”. Sets and patterns are those of the library and of your shelf; other programs take part on the command line only (lucena arena)
class-guest-name-taken = somebody is called “{ $name }” already; write another name before it, such as “Guest = …”
class-too-many-competing = at most { $most } sets can compete
class-moved-on = the game has gone on meanwhile; look at the board again
class-not-your-turn = it is not your turn

# The teacher's positions.
class-positions-line = line { $line }: { $reason }
class-position-over = the game is already over in this position
class-position-twice = this is the same position as in line { $line }
class-position-value = after “ce” comes a whole number of centipawns, not “{ $value }”
class-positions-none = write at least one position; one a line, as FEN or EPD
class-positions-too-many = a list holds { $most } positions at most
class-positions-too-few = a test needs at least { $least } positions
class-too-many-lists = the class already has { $most } lists of positions; delete one
class-test-has-positions = this test already has a list of positions; delete that one first
class-test-graded = pupils have already graded this test, and its positions no longer change
