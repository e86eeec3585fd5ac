### lucena serve and the answers of the web application.

server-not-found = there is no such thing here
server-internal = something went wrong inside Lucena; the request was given up, everything else goes on
server-disk-full = the disk is full or the data file has reached its limit: nothing was saved; make room and try again
server-read-only = the data folder cannot be written: nothing was saved; check its permissions or set LUCENA_HOME to another folder
server-store-busy = another program keeps the data file busy; try again in a moment
server-store = the data file cannot be used: { $reason }
server-store-damaged = the data file is damaged or not one of Lucena's; move it away or point LUCENA_HOME to another folder
server-store-mended = { $count ->
    [0] the data file was damaged and nothing in it could be read; it is kept as { $file }
   *[other] the data file was damaged: what could still be read ({ $count } entries) was taken over, and the damaged file is kept as { $file }
}
server-store-too-new = the data file belongs to a newer version of Lucena (format { $version }); update the program
server-not-json-type = send the request as application/json
server-bad-json = the request cannot be understood: { $reason }
server-too-large = this is too large to be taken
server-cut-off = the request broke off before its end
server-too-many-moves = the game has too many moves
server-bad-level = the level must be basic, medium or advanced
server-busy = all searches are taken; try again in a moment
server-too-many-searches = too many questions are waiting already; try again in a moment
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
server-too-many-games = you keep too many games already; remove some first
server-too-many-drafts = you keep too many drafts already; discard some first
server-bad-topic = nothing is told about this
server-too-many-jobs = too much work is waiting already; let some of it finish or cancel it
server-bad-format = the format must be pgn, html, md or json
server-not-ready = the review is not finished yet
server-bad-feedback = say accepted, wrong or unclear about a sentence
server-job-outdated = another version of the program kept this request and it can no longer be read; please ask again
server-job-base-gone = the database of games was removed before the search was over
server-job-base-unreadable = the database of games cannot be read: { $reason }
server-job-base-packing = the database of games is packed in a format that Lucena does not read: { $reason }
