### What the XBoard session says to people.

xboard-white-mates = White mates
xboard-black-mates = Black mates
xboard-stalemate = Stalemate
xboard-insufficient-material = Insufficient material
xboard-repetition = Draw by repetition
xboard-fifty-moves = Draw by the fifty-move rule
xboard-game-over = The game is over
xboard-no-book = The opening book has no move here
xboard-bad-arguments = the arguments make no sense
xboard-unknown-command = unknown command
xboard-unknown-variant = only normal chess and fischerandom are played
xboard-unknown-option = unknown option or value
xboard-not-your-turn = it is not your turn
