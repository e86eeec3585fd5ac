### What the protocols say about files of chess knowledge: tables of endings and opening books.

knowledge-tables =
    { $count ->
        [one] one table of endings
       *[other] { $count } tables of endings
    } with up to { $pieces } pieces
knowledge-tables-damaged =
    { $count ->
        [one] one damaged table was left out: { $file }
       *[other] { $count } damaged tables were left out, the first is { $file }
    }
knowledge-folder-unreadable = the folder "{ $folder }" cannot be read ({ $reason }); the engine goes on without tables of endings
knowledge-no-tables =
    { $damaged ->
        [0] there are no Syzygy tables in "{ $folder }"
        [one] the only Syzygy table in "{ $folder }" is damaged
       *[other] all { $damaged } Syzygy tables in "{ $folder }" are damaged
    }; the engine goes on without tables of endings
knowledge-mates =
    { $count ->
        [one] one table of mates
       *[other] { $count } tables of mates
    } of our own
knowledge-no-mates =
    { $damaged ->
        [0] there are no tables of mates in "{ $folder }"; "lucena tables build KBNK --output FOLDER" writes one
        [one] the only table of mates in "{ $folder }" is damaged
       *[other] all { $damaged } tables of mates in "{ $folder }" are damaged
    }; the engine goes on without them
knowledge-table-failed = a table of endings is damaged, { $reason }; the engine goes on without its answers
knowledge-book = opening book with { $positions ->
        [one] one position
       *[other] { $positions } positions
    } and { $moves ->
        [one] one move
       *[other] { $moves } moves
    }
knowledge-book-unusable = { $reason }; the book is not changed
knowledge-patterns =
    { $patterns ->
        [one] one pattern weighs
       *[other] { $patterns } patterns weigh
    } in the choice of moves
knowledge-patterns-unusable = { $reason }; the patterns are not changed
knowledge-net = the net for what the names do not say is that of { $file } ({ $origin })
knowledge-net-unusable = { $file }: { $reason }; the net is not changed
knowledge-weights = the evaluation has the weights of { $file }
knowledge-weights-unusable = { $file }: { $reason }; the weights are not changed
knowledge-heuristics = the heuristic set "{ $title }" of level { $level } plays{ $patterns ->
        [0] {""}
        [one] {" "}with one pattern
       *[other] {" "}with { $patterns } patterns
    }
knowledge-heuristics-random = any legal move is played
knowledge-heuristics-unusable = { $reason }; who plays does not change
