### Articles. $noun is the noun as it is to appear; $number, $article and $initial say which article it takes.

grammar-the =
    { $article ->
        [none] { $noun }
       *[usual] the { $noun }
    }
grammar-a =
    { $article ->
        [none] { $noun }
       *[usual] { $number ->
            [plural] { $noun }
           *[singular] { $initial ->
                [vowel] an
               *[consonant] a
            } { $noun }
        }
    }
grammar-of =
    { $article ->
        [none] of { $noun }
       *[usual] of the { $noun }
    }
grammar-on =
    { $article ->
        [none] on { $noun }
       *[usual] on the { $noun }
    }
grammar-to =
    { $article ->
        [none] to { $noun }
       *[usual] to the { $noun }
    }
grammar-by =
    { $article ->
        [none] by { $noun }
       *[usual] by the { $noun }
    }

grammar-white = white { $noun }
grammar-black = black { $noun }

# Between the things of a list, and between a piece and its square.
grammar-and = and
grammar-at = on
