### The command `lucena serve`.

serve-about = Open Lucena in the browser: reviews, games, analysis, pattern studio
serve-usage = lucena serve [--port N] [--listen ADDRESS] [--token TOKEN | --token-file FILE] [--class] [--open]
serve-value-port = N
serve-value-address = ADDRESS
serve-value-token = TOKEN
serve-value-file = FILE
serve-port = The port to listen on (default: 5497; 0 takes any free one)
serve-listen = The address to listen on (default: 127.0.0.1, this machine only)
serve-token = What others must know to get in; demanded for any address but this machine's
serve-token-file = A file with that token; else it is taken from LUCENA_TOKEN
serve-class = Open a class: pupils join with a code and a nickname, the teacher by the address shown at the start
serve-class-pupils = Pupils join at { $address } with the code of the class (Ctrl-C ends it)
serve-class-only-here = (Only on this computer: for others, start with --listen 0.0.0.0)
serve-class-teacher = The teacher's page, for you alone: { $address }
serve-open = Open the page in the browser
serve-listening = Lucena is listening at { $address } (Ctrl-C ends it)
serve-folder = Your data is in { $folder }
serve-not-kept = warning: nothing will be kept: { $reason }
serve-mended = warning: { $reason }
serve-bad-address = { $address } is not an address; give one such as 127.0.0.1 or 0.0.0.0
serve-needs-token = others could reach { $address }: give a token of at least 16 letters or digits by --token-file, LUCENA_TOKEN or --token
serve-weak-token = the token must have at least 16 letters, digits, - or _
serve-cannot-listen = cannot listen at { $address }: { $reason }
serve-port-taken = { $address } is taken by another program; choose another port with --port, or --port 0 for any free one
serve-bye = Lucena has ended; open work goes on at the next start.
