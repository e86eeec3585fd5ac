### The benchmark.

bench-about = Search a fixed set of positions; the node count is the signature of the search
bench-usage = lucena bench [OPTIONS]
bench-value-number = N
bench-depth = Depth for each position (default: 12)
bench-hash = Size of the table in MiB (default: 16)
bench-threads = Threads (default: 1; with more the count varies)
bench-no-metrics = Do not collect the figures for explanations
