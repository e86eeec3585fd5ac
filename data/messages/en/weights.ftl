### What is wrong with a file of weights for the evaluation.

weights-line = line { $line }: { $reason }
weights-unknown-term = there is no term called "{ $term }"
weights-repeated = { $term } was already given
weights-bad-weight = "{ $word }" is no pair of weights like 12,-5
weights-wrong-count = { $term } has { $count ->
        [one] one weight
       *[other] { $count } weights
    } instead of { $expected }
weights-missing = { $term } is missing
