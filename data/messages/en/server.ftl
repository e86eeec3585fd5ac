### lucena serve and the answers of the web application.

server-not-found = there is no such thing here
server-internal = something went wrong inside Lucena; the request was given up, everything else goes on
server-disk-full = the disk is full: nothing was saved; make room and try again
server-read-only = the data folder cannot be written: nothing was saved; check its permissions or set LUCENA_HOME to another folder
server-store-busy = another program keeps the data file busy; try again in a moment
server-store = the data file cannot be used: { $reason }
server-not-json-type = send the request as application/json
server-bad-json = the request cannot be understood: { $reason }
server-too-large = this is too large to be taken
server-cut-off = the request broke off before its end
server-too-many-moves = the game has too many moves
server-bad-level = the level must be basic, medium or advanced
server-busy = all searches are taken; try again in a moment
server-too-many-searches = you have too many searches running; end one first
server-foreign-host = this address is not served under that name; open it as 127.0.0.1 or localhost
server-foreign-origin = requests from other sites are refused
server-wrong-token = the access token is missing or wrong; open the address with ?token=…
server-no-front-end = This program was built without its pages. Build them with “make run”, or with “npm ci” and “npm run build” in the folder web, and then build the program again. The API answers under /api/about.
server-wrong-method = this address does not take that kind of request
server-too-slow = the request took too long and was given up
server-nothing-to-read = send a position (fen), games (pgn) or a text
server-no-games = there is no game in this text
server-no-moves = the game has no moves
server-over-mate = the game is over: checkmate
server-over-stalemate = the game is over: stalemate
server-bad-query = the address lacks something, such as fen=…
server-bad-language = the language must be pt or en
server-no-pattern = there is no pattern in this text
server-bad-side = the side must be white, black, both or to-move
server-name-differs = the text must hold exactly one pattern, and its name must be { $name }
server-name-taken = a pattern of the shipped library is called { $name }; choose another name
server-too-many-patterns = your library is full; remove a pattern first
server-too-many-jobs = too much work is waiting already; let some of it finish or cancel it
server-bad-format = the format must be pgn, html, md or json
server-not-ready = the review is not finished yet
server-bad-feedback = say accepted, wrong or unclear about a sentence

serve-about = Open Lucena in the browser: reviews, games, analysis, pattern studio
serve-usage = lucena serve [--port NUMBER] [--bind ADDRESS] [--token TOKEN] [--open]
serve-value-port = NUMBER
serve-value-address = ADDRESS
serve-value-token = TOKEN
serve-port = The port to listen on (default: 5497; 0 takes any free one)
serve-bind = The address to listen on (default: 127.0.0.1, this machine only)
serve-token = What others must know to get in; demanded for any address but this machine's
serve-open = Open the page in the browser
serve-listening = Lucena listens at { $address } (Ctrl-C ends it)
serve-folder = Your data is in { $folder }
serve-not-kept = warning: nothing will be kept: { $reason }
serve-bad-address = { $address } is not an address; give one such as 127.0.0.1 or 0.0.0.0
serve-needs-token = others could reach { $address }: give --token with at least 16 letters or digits
serve-weak-token = the token must have at least 16 letters, digits, - or _
serve-cannot-listen = cannot listen at { $address }: { $reason }
serve-port-taken = { $address } is taken by another program; choose another port with --port, or --port 0 for any free one
serve-bye = Lucena has ended; open work goes on at the next start.
