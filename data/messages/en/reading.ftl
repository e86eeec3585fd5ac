### keys: built by the program

### What is said about the reading of a game: its notation, what could not be played and what was left out.

reading-dialect-coordinates = The moves were read as the square left and the square reached (g1f3).
reading-dialect-figurines = The moves were read with figures in the place of letters (♘f3).
reading-dialect-portuguese = The moves were read with the letters of Portuguese (R D T B C).
reading-dialect-spanish = The moves were read with the letters of Spanish or Italian (R D T A C).
reading-dialect-french = The moves were read with the letters of French (R D T F C).
reading-dialect-german = The moves were read with the letters of German (K D T L S).
reading-dialect-dutch = The moves were read with the letters of Dutch (K D T L P).
reading-cut = The game was used up to here (line { $line }): { $reason }. Mend that move and try again to have the rest.
reading-stray-word = In line { $line }, "{ $token }" is neither a move nor a comment and was left out.
reading-stray-variation = In line { $line }, the variation cannot be played from "{ $token }" on; its text was kept as a comment.
reading-more-strays = { $count ->
        [one] There is { $count } more note like these.
       *[other] There are { $count } more notes like these.
    }
reading-rest = the game goes on like this, but this move could not be played: { $rest }
reading-better = better
