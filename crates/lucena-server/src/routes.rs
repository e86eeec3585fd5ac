//! The list of routes: what can be asked, with what, and what comes back. The router and the OpenAPI document are made
//! from it.

/// A route of the API.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// `GET`, `POST`, `PUT` or `DELETE`.
    pub method: &'static str,
    /// The path, with names in braces.
    pub path: &'static str,
    /// What it is for.
    pub about: &'static str,
    /// The type of what is sent: a name of the vocabulary, `json`, `file`, or nothing.
    pub request: &'static str,
    /// The type of what comes back: a name of the vocabulary, a list of it in brackets, `json`, `file`, `events`, or
    /// nothing.
    pub answer: &'static str,
}

const fn route(
    method: &'static str,
    path: &'static str,
    about: &'static str,
    request: &'static str,
    answer: &'static str,
) -> Route {
    Route { method, path, about, request, answer }
}

/// Every route of the API.
pub const ROUTES: &[Route] = &[
    route("GET", "/api/about", "What the application is and allows", "", "About"),
    route("GET", "/api/openapi.json", "This document", "", "json"),
    route("GET", "/api/sample", "A famous game, reviewed beforehand", "", "ReviewState"),
    route("GET", "/api/settings", "The user's settings", "", "json"),
    route("PUT", "/api/settings", "Saves the user's settings", "json", "json"),
    route(
        "POST",
        "/api/positions",
        "What a text holds: a position or games",
        "PositionsRequest",
        "Positions",
    ),
    route("POST", "/api/reviews", "Asks for the review of a game", "ReviewRequest", "Created"),
    route("GET", "/api/reviews", "All reviews, the newest first", "", "[ReviewSummary]"),
    route("GET", "/api/reviews/{id}", "A review so far", "", "ReviewState"),
    route("DELETE", "/api/reviews/{id}", "Removes a review, stopping it first", "", ""),
    route(
        "GET",
        "/api/reviews/{id}/events",
        "What a review tells: progress, move, draft, done, failed, cancelled, interrupted",
        "",
        "events",
    ),
    route(
        "GET",
        "/api/reviews/{id}/download",
        "A finished review as a file: format=pgn, html, md or json",
        "",
        "file",
    ),
    route(
        "POST",
        "/api/explain",
        "Why a move is good or bad; the best move if none is given",
        "ExplainRequest",
        "Explanation",
    ),
    route("POST", "/api/play/move", "The machine's move with its comment", "PlayRequest", "PlayAnswer"),
    route("POST", "/api/play/hint", "The best move with its reasons", "ExplainRequest", "Explanation"),
    route(
        "GET",
        "/api/analysis/events",
        "The engine's lines while it looks deeper: lines, why, done; query: fen, lines, depth, time, level",
        "",
        "events",
    ),
    route("POST", "/api/evaluate", "What a position is worth, term by term", "FenRequest", "Evaluation"),
    route("POST", "/api/threats", "What is in danger in a position", "FenRequest", "Threats"),
    route(
        "POST",
        "/api/patlan/check",
        "All complaints about a text of patterns, and its colors",
        "PatlanRequest",
        "PatlanCheck",
    ),
    route(
        "POST",
        "/api/patlan/complete",
        "What can be typed at a place of a text",
        "CompleteRequest",
        "Completions",
    ),
    route(
        "POST",
        "/api/patlan/describe",
        "Patterns read back in plain words",
        "DescribeRequest",
        "[Described]",
    ),
    route(
        "POST",
        "/api/patlan/format",
        "A text laid out anew, in either language",
        "FormatRequest",
        "Formatted",
    ),
    route(
        "POST",
        "/api/patlan/match",
        "The instances of patterns in a position",
        "MatchRequest",
        "[MatchAnswer]",
    ),
    route(
        "POST",
        "/api/patterns/present",
        "The patterns of the library that stand in a position",
        "FenRequest",
        "[PatternPresent]",
    ),
    route("GET", "/api/patterns", "The library of patterns", "", "[PatternInfo]"),
    route("GET", "/api/patterns/{name}", "A pattern with its text and versions", "", "PatternDetail"),
    route(
        "PUT",
        "/api/patterns/{name}",
        "Saves a text as the next version of a pattern",
        "PatlanRequest",
        "Saved",
    ),
    route("DELETE", "/api/patterns/{name}", "Removes a pattern of the user's", "", ""),
    route(
        "GET",
        "/api/patterns/{name}/versions/{version}",
        "The text of a version of a pattern",
        "",
        "Formatted",
    ),
    route(
        "POST",
        "/api/bases",
        "Takes a base of games, plain or packed, as the body; query: name",
        "file",
        "BaseInfo",
    ),
    route("GET", "/api/bases", "All bases", "", "[BaseInfo]"),
    route("DELETE", "/api/bases/{id}", "Removes a base", "", ""),
    route(
        "GET",
        "/api/bases/{id}/game",
        "One game of a base, by the place where it begins; query: offset",
        "",
        "GameFound",
    ),
    route("POST", "/api/searches", "Asks for a search of patterns in a base", "SearchRequest", "Created"),
    route("GET", "/api/searches/{id}", "A search so far", "", "SearchState"),
    route("DELETE", "/api/searches/{id}", "Removes a search, stopping it first", "", ""),
    route(
        "GET",
        "/api/searches/{id}/events",
        "What a search tells: progress, hit, done, failed, cancelled, interrupted",
        "",
        "events",
    ),
    route("GET", "/api/searches/{id}/hits", "Some hits of a search; query: from, count", "", "[SearchHit]"),
    route("GET", "/api/games", "The newest games against the machine", "", "[GameInfo]"),
    route("POST", "/api/games", "Keeps a new game against the machine", "GameToKeep", "Created"),
    route("PUT", "/api/games/{id}", "Keeps how a game stands now", "GameToKeep", ""),
    route("DELETE", "/api/games/{id}", "Removes a game", "", ""),
    route("GET", "/api/drafts", "Texts that were not saved yet, the newest first", "", "[DraftInfo]"),
    route("POST", "/api/drafts", "Keeps a text that was not saved yet", "DraftToKeep", "Created"),
    route("PUT", "/api/drafts/{id}", "Keeps how a draft stands now", "DraftToKeep", ""),
    route("DELETE", "/api/drafts/{id}", "Discards a draft", "", ""),
    route(
        "GET",
        "/api/stream",
        "One stream for everything: hello with its id, then news with topic, event, id and data",
        "",
        "events",
    ),
    route("POST", "/api/stream/{id}", "Asks to be told something on a stream", "Subscription", ""),
    route("DELETE", "/api/stream/{id}/{topic}", "Asks to be told no more about something", "", ""),
    route("POST", "/api/jobs/{id}/cancel", "Stops a review or a search for good", "", ""),
    route("POST", "/api/feedback", "What a reader says about a sentence", "FeedbackRequest", ""),
];
