### The laboratory: players and what they do wrong.

lab-player-fault = { $player }: { $fault }
lab-fault-not-started = { $program } cannot be started: { $reason }
lab-fault-silent = no answer in time (waited for "{ $awaited }")
lab-fault-died = the program ended by itself (status { $status })
lab-fault-died-saying = the program ended by itself (status { $status }): { $words }
lab-fault-flood = the program writes more than can be read
lab-fault-illegal-move = illegal move "{ $move }"
lab-fault-refused = it refuses what is legal: "{ $line }"
lab-fault-false-claim = false claim "{ $line }"
lab-fault-no-such-option = there is no option "{ $option }"
lab-fault-no-such-limit = the program cannot be told this: { $limit }
lab-fault-time = time is over
lab-bad-spec = "{ $spec }" is not an engine: { $reason }
lab-spec-empty = the command is missing
lab-spec-no-value = "{ $part }" is not a setting, such as Hash=64
lab-spec-bad-value = "{ $value }" is not a value for { $key }
lab-spec-no-limit = "{ $limit }" is no limit, such as "5000 nodes", "depth 4" or "time 100" (milliseconds)
lab-bad-packing = { $file } is packed as { $format }; give plain text, gzip, zstd or bzip2
lab-too-large = { $file } is too large to be read
