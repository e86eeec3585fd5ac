### How somebody plays.

style-aggressive = aggressive play, with forcing moves and much risk
style-positional = positional play, with few forcing moves and little risk
style-tactical = tactical play, with many forcing moves at moderate risk
style-defensive = solid play, with little risk and a steady evaluation
style-dynamic = dynamic play, neither all attack nor all maneuver
