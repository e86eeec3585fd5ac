### Artigos e contrações. $noun é o substantivo já flexionado; $gender, $number e $article dizem como concorda.

grammar-the =
    { $gender ->
        [feminine] { $number ->
            [plural] as
           *[singular] a
        }
       *[masculine] { $number ->
            [plural] os
           *[singular] o
        }
    } { $noun }
grammar-a =
    { $number ->
        [plural] { $noun }
       *[singular] { $gender ->
            [feminine] uma
           *[masculine] um
        } { $noun }
    }
grammar-of =
    { $gender ->
        [feminine] { $number ->
            [plural] das
           *[singular] da
        }
       *[masculine] { $number ->
            [plural] dos
           *[singular] do
        }
    } { $noun }
grammar-on =
    { $gender ->
        [feminine] { $number ->
            [plural] nas
           *[singular] na
        }
       *[masculine] { $number ->
            [plural] nos
           *[singular] no
        }
    } { $noun }
grammar-to =
    { $gender ->
        [feminine] { $number ->
            [plural] às
           *[singular] à
        }
       *[masculine] { $number ->
            [plural] aos
           *[singular] ao
        }
    } { $noun }
grammar-by =
    { $gender ->
        [feminine] { $number ->
            [plural] pelas
           *[singular] pela
        }
       *[masculine] { $number ->
            [plural] pelos
           *[singular] pelo
        }
    } { $noun }

grammar-white = { $noun } { $gender ->
        [feminine] { $number ->
            [plural] brancas
           *[singular] branca
        }
       *[masculine] { $number ->
            [plural] brancos
           *[singular] branco
        }
    }
grammar-black = { $noun } { $gender ->
        [feminine] { $number ->
            [plural] pretas
           *[singular] preta
        }
       *[masculine] { $number ->
            [plural] pretos
           *[singular] preto
        }
    }

# Entre as coisas de uma lista, e entre a peça e a sua casa.
grammar-and = e
grammar-at = em
