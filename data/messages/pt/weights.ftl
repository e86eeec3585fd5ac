### O que há de errado em um arquivo de pesos da avaliação.

weights-line = linha { $line }: { $reason }
weights-unknown-term = não existe o termo "{ $term }"
weights-repeated = { $term } já foi dado
weights-bad-weight = "{ $word }" não é um par de pesos como 12,-5
weights-wrong-count = { $term } tem { $count ->
        [one] um peso
       *[other] { $count } pesos
    } em vez de { $expected }
weights-missing = falta { $term }
