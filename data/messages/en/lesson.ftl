### keys: built by the program

### What to do about the mistakes of a game: the lesson at its end, by theme.

lesson-allows-mate = before each move look for the checks and mates the opponent will have in reply
lesson-misses-mate = when the enemy king is exposed, work out every check to the end before playing anything else
lesson-hangs-material = before letting go of the piece, check which of your pieces are left undefended
lesson-gives-up-guard = before you move a piece, ask what it was guarding
lesson-opens-line = before you move a piece, look at what stands behind it and along its lines
lesson-releases-pin = keep a pin as long as the pinned piece wants to strike
lesson-tied-guard = do not count a pinned piece as a defender
lesson-blocks-own-king = leave your king a square to escape to
lesson-outnumbered = count attackers and defenders of each of your pieces before you move
lesson-takes-guarded = before you take, count who can take back
lesson-could-take = on every move look first at what can be taken
lesson-loses-material = before you move, look for the answer that takes, checks or attacks a piece, and follow it to the end
lesson-allows-tactic = before you move, see whether the answer hits two pieces at once or uses an open line
lesson-misses-tactic = on every move look at checks, captures and threats first
lesson-misses-material = on every move ask what the opponent has left undefended
lesson-ignores-threat = always ask what the opponent's last move threatens
lesson-allows-promotion = stop the enemy passed pawn before it advances
lesson-misses-promotion = push the passed pawn when its way is free
lesson-allows-draw = when ahead, take care not to repeat moves or stalemate the enemy king
lesson-weakens-king-shelter = do not move the pawns in front of your king without need
lesson-opens-lines-to-own-king = avoid opening lines near your own king
lesson-forfeits-castling = bring the king into safety early by castling
lesson-early-queen = develop knights and bishops before the queen
lesson-same-piece-twice = in the opening bring out a new piece with each move
lesson-premature-attack = finish your development before attacking
lesson-doubled-pawns = before recapturing, compare the pawn structures that result
lesson-isolated-pawn = keep your pawns together so that one can defend the other
lesson-backward-pawn = do not leave a pawn behind without its neighbors' support
lesson-passive-piece = look for squares where the piece has reach
lesson-knight-on-rim = bring your knights towards the center
lesson-bad-bishop = put your pawns on squares of the other color than your bishop's
lesson-gives-up-bishop-pair = trade a bishop for a knight only if you gain something by it
lesson-trades-when-behind = when behind, avoid trading pieces and trade pawns instead
lesson-throws-result-away = with few pieces left, look for the move that keeps the result before you touch a piece
