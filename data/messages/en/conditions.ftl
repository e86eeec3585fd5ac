### Conditions of heuristics as sentences. $player: me or opponent; $types: types of pieces; $in, $region, $other: squares; $pieces, $set: other sets; $x, $y, $z: numbers.
### keys: built by the program

conditions-and = { $left } and { $right }
conditions-or = { $left } or { $right }
conditions-not = it is not true that { $what }
conditions-less = { $left } is less than { $right }
conditions-less-or-equal = { $left } is at most { $right }
conditions-greater = { $left } is more than { $right }
conditions-greater-or-equal = { $left } is at least { $right }
conditions-equal = { $left } is { $right }
conditions-different = { $left } is not { $right }
conditions-contains = { $left } contains { $right }
conditions-within = { $left } lies within { $right }
conditions-belongs = { $left } belongs to { $right }
conditions-true = true
conditions-false = false
conditions-board = the value of the board
conditions-whole-board = the whole board
conditions-on-the-board = on the board
conditions-in = in { $region }
conditions-role-pawn = pawn
conditions-role-knight = knight
conditions-role-bishop = bishop
conditions-role-rook = rook
conditions-role-queen = queen
conditions-role-king = king
conditions-any-of = { $left } or { $right }

conditions-move-number = the number of the move
conditions-halfmove-clock = the number of half-moves without a capture or pawn move
conditions-to-move = { $player ->
    [me] I am
   *[other] the opponent is
} to move
conditions-game-phase = the phase of the game (1 at the start, 0 at the end)
conditions-has-pieces = { $player ->
    [me] I have
   *[other] the opponent has
} a { $types } { $in }
conditions-has-all-types = { $player ->
    [me] I have
   *[other] the opponent has
} each of { $types } { $in }
conditions-pieces-on = { $player ->
    [me] my
   *[other] the opponent's
} { $types } { $in }
conditions-where-are = the squares of { $player ->
    [me] my
   *[other] the opponent's
} { $types }
conditions-types-on = the types of { $player ->
    [me] my
   *[other] the opponent's
} pieces { $in }
conditions-king-square = the square of { $player ->
    [me] my
   *[other] the opponent's
} king
conditions-king-zone = the zone of { $player ->
    [me] my
   *[other] the opponent's
} king
conditions-empty-squares = the empty squares of { $region }
conditions-squares-of = the squares of { $pieces }
conditions-rank = rank { $x } from my side
conditions-file = file { $x }
conditions-neighbours = the neighbors of { $region }
conditions-ahead-of = the squares ahead of { $region } for { $player ->
    [me] my
   *[other] the opponent's
} pawns
conditions-light-squares = the light squares
conditions-dark-squares = the dark squares
conditions-count-pieces = the number of { $player ->
    [me] my
   *[other] the opponent's
} { $types } { $in }
conditions-more-pieces = { $player ->
    [me] I have
   *[other] the opponent has
} more pieces { $in } than the other side
conditions-size = the size of { $set }
conditions-sum-pieces = the value of { $player ->
    [me] my
   *[other] the opponent's
} { $types } { $in }
conditions-more-value = { $player ->
    [me] my
   *[other] the opponent's
} pieces { $in } are worth more than the other side's
conditions-sum-values = the value of { $pieces }
conditions-highest-value = the highest value among { $pieces }
conditions-lowest-value = the lowest value among { $pieces }
conditions-is-attacked = some { $types } of { $player ->
    [me] mine
   *[other] the opponent
} { $in } is attacked
conditions-is-defended = every { $types } of { $player ->
    [me] mine
   *[other] the opponent
} { $in } is defended
conditions-is-attacking = { $player ->
    [me] my
   *[other] the opponent's
} { $types } attacks an enemy piece { $in }
conditions-is-defending = { $player ->
    [me] my
   *[other] the opponent's
} { $types } defends another piece { $in }
conditions-attacker-types = the types of { $player ->
    [me] my
   *[other] the opponent's
} pieces that attack an enemy { $types } { $in }
conditions-attacked-types = the types of { $player ->
    [me] my
   *[other] the opponent's
} pieces { $in } attacked by a { $types }
conditions-defender-types = the types of { $player ->
    [me] my
   *[other] the opponent's
} pieces that defend a { $types } { $in }
conditions-defended-types = the types of { $player ->
    [me] my
   *[other] the opponent's
} pieces { $in } defended by a { $types }
conditions-pieces-attacking = { $player ->
    [me] my
   *[other] the opponent's
} pieces that attack an enemy { $types } { $in }
conditions-pieces-attacked-by = { $player ->
    [me] my
   *[other] the opponent's
} pieces { $in } attacked by a { $types }
conditions-attacked-pieces = { $player ->
    [me] my
   *[other] the opponent's
} attacked { $types } { $in }
conditions-defended-pieces = { $player ->
    [me] my
   *[other] the opponent's
} defended { $types } { $in }
conditions-loose-pieces = { $player ->
    [me] my
   *[other] the opponent's
} undefended { $types } { $in }
conditions-hanging-pieces = { $player ->
    [me] my
   *[other] the opponent's
} hanging { $types } { $in }
conditions-pinned-pieces = { $player ->
    [me] my
   *[other] the opponent's
} pinned { $types }
conditions-attacked-squares = the squares that { $player ->
    [me] my
   *[other] the opponent's
} { $types } attacks
conditions-count-attacks = the number of { $player ->
    [me] my
   *[other] the opponent's
} attacks on { $region }
conditions-region-control = the number of squares of { $region } that { $player ->
    [me] I control
   *[other] the opponent controls
}
conditions-dominates-region = { $player ->
    [me] I control
   *[other] the opponent controls
} more of { $region } than the other side
conditions-in-check = { $player ->
    [me] my
   *[other] the opponent's
} king is in check
conditions-bishop-pair = { $player ->
    [me] I have
   *[other] the opponent has
} the bishop pair
conditions-en-passant-target = a pawn of { $player ->
    [me] mine
   *[other] the opponent
} has just made a double step
conditions-insufficient-material = { $player ->
    [me] I have
   *[other] the opponent has
} too little to give mate
conditions-mobility = the mobility of { $player ->
    [me] my
   *[other] the opponent's
} { $types }
conditions-safe-mobility = the safe mobility of { $player ->
    [me] my
   *[other] the opponent's
} { $types }
conditions-legal-moves = the number of { $player ->
    [me] my
   *[other] the opponent's
} legal moves
conditions-developed-minors = the number of { $player ->
    [me] my
   *[other] the opponent's
} developed knights and bishops
conditions-can-castle-short = { $player ->
    [me] I
   *[other] the opponent
} may still castle short
conditions-can-castle-long = { $player ->
    [me] I
   *[other] the opponent
} may still castle long
conditions-castled = { $player ->
    [me] my
   *[other] the opponent's
} king has castled
conditions-pawn-shield = the number of pawns that shield { $player ->
    [me] my
   *[other] the opponent's
} king
conditions-opposition = { $player ->
    [me] I have
   *[other] the opponent has
} the opposition
conditions-distance = the distance from { $region } to { $other }
conditions-manhattan = the distance by files and ranks from { $region } to { $other }
conditions-furthest-rank = the most advanced rank of { $player ->
    [me] my
   *[other] the opponent's
} { $types } { $in }
conditions-passed-pawns = { $player ->
    [me] my
   *[other] the opponent's
} passed pawns
conditions-isolated-pawns = { $player ->
    [me] my
   *[other] the opponent's
} isolated pawns
conditions-doubled-pawns = { $player ->
    [me] my
   *[other] the opponent's
} doubled pawns
conditions-backward-pawns = { $player ->
    [me] my
   *[other] the opponent's
} backward pawns
conditions-connected-pawns = { $player ->
    [me] my
   *[other] the opponent's
} connected pawns
conditions-blocked-pawns = { $player ->
    [me] my
   *[other] the opponent's
} blocked pawns
conditions-pawn-islands = the number of { $player ->
    [me] my
   *[other] the opponent's
} pawn islands
conditions-open-files = the open files
conditions-half-open-files = { $player ->
    [me] my
   *[other] the opponent's
} half-open files
conditions-outposts = { $player ->
    [me] my
   *[other] the opponent's
} outposts
conditions-unstoppable-pawn = { $player ->
    [me] I have
   *[other] the opponent has
} a pawn that cannot be stopped
conditions-pattern-exists = { $player ->
    [me] I have
   *[other] the opponent has
} the pattern { $pattern }
conditions-pattern-count = how many times { $player ->
    [me] I have
   *[other] the opponent has
} the pattern { $pattern }
conditions-pattern-weight = the weight of the pattern { $pattern }, if { $player ->
    [me] I have
   *[other] the opponent has
} it
conditions-pattern-pieces = { $player ->
    [me] my
   *[other] the opponent's
} pieces in the pattern { $pattern }
conditions-max = the larger of { $x } and { $y }
conditions-min = the smaller of { $x } and { $y }
conditions-abs = { $x } without its sign
conditions-round = { $x }, rounded
conditions-clamp = { $x }, kept between { $y } and { $z }
conditions-choose = { $x } if { $condition }, else { $y }
conditions-blend = a value from { $x } to { $y } by { $z }
conditions-fact = { $player ->
    [me] my
   *[other] the opponent's
} pieces or squares of “{ $name }”
