//! The table of routes: what can be asked, with what, what comes back, and who answers. The router, the OpenAPI document
//! and the front end's types are made from it.

use axum::Router;
use axum::routing::{delete, get, post, put};
use lucena_wire::route::{Payload, Route, shape};
use lucena_wire::{
    About, AnalysisEvents, AnalysisQuery, BaseInfo, CompleteRequest, Completions, Created, DescribeRequest,
    Described, DraftInfo, DraftToKeep, Evaluation, ExplainRequest, Explanation, FeedbackRequest, FenRequest,
    FormatQuery, FormatRequest, Formatted, GameFound, GameInfo, GameToKeep, GlossaryEntry, MatchAnswer,
    MatchRequest, NameQuery, OffsetQuery, PageQuery, PatlanCheck, PatlanRequest, PatternDetail, PatternInfo,
    PatternPresent, PlayAnswer, PlayRequest, Positions, PositionsRequest, ReviewEvents, ReviewRequest,
    ReviewState, ReviewSummary, Saved, SearchEvents, SearchHit, SearchRequest, SearchState, Settings,
    StreamEvents, Subscription, Threats,
};
use serde_json::{Map, Value};

use crate::api::{
    about, analysis, base, draft, explain, feedback, game, glossary, job, kept, patlan, pattern, play,
    position, review, sample, search, settings, stream, threat,
};
use crate::state::State;

type Json = Map<String, Value>;

macro_rules! payload {
    () => {
        Payload::Nothing
    };
    (file) => {
        Payload::File
    };
    (events $type:ty) => {
        Payload::Events(shape::<$type>)
    };
    ($type:ty) => {
        Payload::Json(shape::<$type>)
    };
}

/// `method "path" ?Query name [request] -> [answer] = handler, "what it is for";`
macro_rules! routes {
    ($($method:ident $path:literal $(? $query:ident)? $id:ident [$($request:tt)*] -> [$($answer:tt)*] = $handler:expr, $about:literal;)+) => {
        /// Every route of the API.
        pub const ROUTES: &[Route] = &[$(Route {
            method: stringify!($method),
            path: $path,
            id: stringify!($id),
            about: $about,
            query: [$(Some(shape::<$query> as lucena_wire::route::Shape),)? None][0],
            request: payload!($($request)*),
            answer: payload!($($answer)*),
        }),+];

        /// Every route with its handler.
        pub(crate) fn router() -> Router<State> {
            Router::new()$(.route($path, $method($handler)))+
        }
    };
}

routes! {
    get "/api/about" about [] -> [About] = about::about, "What the application is and allows";
    get "/api/openapi.json" openapi [] -> [Json] = about::openapi, "This document";
    get "/api/sample" sample [] -> [ReviewState] = sample::sample, "A famous game, reviewed beforehand";
    get "/api/settings" settings [] -> [Settings] = settings::read, "The user's settings";
    put "/api/settings" saveSettings [Settings] -> [Settings] = settings::write, "Saves the user's settings";
    post "/api/positions" positions [PositionsRequest] -> [Positions] = position::positions, "What a text holds: a position or games";

    post "/api/reviews" addReview [ReviewRequest] -> [Created] = review::create, "Asks for the review of a game";
    get "/api/reviews" reviews [] -> [Vec<ReviewSummary>] = review::list, "All reviews, the newest first";
    get "/api/reviews/{id}" review [] -> [ReviewState] = review::read, "A review so far";
    delete "/api/reviews/{id}" removeReview [] -> [] = job::remove::<job::Reviews>, "Removes a review, stopping it first";
    get "/api/reviews/{id}/events" reviewEvents [] -> [events ReviewEvents] = job::events::<job::Reviews>, "What a review tells";
    get "/api/reviews/{id}/download" ?FormatQuery downloadReview [] -> [file] = review::download, "A finished review as a file";

    post "/api/explain" explain [ExplainRequest] -> [Explanation] = explain::explain, "Why a move is good or bad; the best move if none is given";
    post "/api/play/move" play [PlayRequest] -> [PlayAnswer] = play::play, "The machine's move with its comment";
    post "/api/play/hint" hint [ExplainRequest] -> [Explanation] = explain::explain, "The best move with its reasons";
    get "/api/analysis/events" ?AnalysisQuery analyse [] -> [events AnalysisEvents] = analysis::events, "The engine's lines while it looks deeper";
    post "/api/evaluate" evaluate [FenRequest] -> [Evaluation] = position::evaluate, "What a position is worth, term by term";
    post "/api/threats" threats [FenRequest] -> [Threats] = threat::threats, "What is in danger in a position";

    post "/api/patlan/check" checkPatterns [PatlanRequest] -> [PatlanCheck] = patlan::check, "All complaints about a text of patterns, and its colors";
    post "/api/patlan/complete" completePattern [CompleteRequest] -> [Completions] = patlan::complete, "What can be typed at a place of a text";
    post "/api/patlan/describe" describePatterns [DescribeRequest] -> [Vec<Described>] = patlan::describe, "Patterns read back in plain words";
    post "/api/patlan/format" formatPatterns [FormatRequest] -> [Formatted] = patlan::format, "A text laid out anew, in either language";
    post "/api/patlan/match" matchPatterns [MatchRequest] -> [Vec<MatchAnswer>] = patlan::find, "The instances of patterns in a position";

    post "/api/patterns/present" presentPatterns [FenRequest] -> [Vec<PatternPresent>] = pattern::present, "The patterns of the library that stand in a position";
    get "/api/glossary" glossary [] -> [Vec<GlossaryEntry>] = glossary::glossary, "Every fact, theme and shipped pattern with a title, a sentence and an example";
    get "/api/patterns" patterns [] -> [Vec<PatternInfo>] = pattern::list, "The library of patterns";
    get "/api/patterns/{name}" pattern [] -> [PatternDetail] = pattern::read, "A pattern with its text and versions";
    put "/api/patterns/{name}" savePattern [PatlanRequest] -> [Saved] = pattern::write, "Saves a text as the next version of a pattern";
    delete "/api/patterns/{name}" removePattern [] -> [] = pattern::remove, "Removes a pattern of the user's";
    get "/api/patterns/{name}/versions/{version}" patternVersion [] -> [Formatted] = pattern::version, "The text of a version of a pattern";

    post "/api/bases" ?NameQuery addBase [file] -> [BaseInfo] = base::upload, "Takes a base of games, plain or packed, as the body";
    get "/api/bases" bases [] -> [Vec<BaseInfo>] = kept::list::<base::Bases>, "All bases";
    delete "/api/bases/{id}" removeBase [] -> [] = kept::remove::<base::Bases>, "Removes a base";
    get "/api/bases/{id}/game" ?OffsetQuery baseGame [] -> [GameFound] = base::game, "One game of a base, by the place where it begins";

    post "/api/searches" addSearch [SearchRequest] -> [Created] = search::create, "Asks for a search of patterns in a base";
    get "/api/searches/{id}" search [] -> [SearchState] = search::read, "A search so far";
    delete "/api/searches/{id}" removeSearch [] -> [] = job::remove::<job::Searches>, "Removes a search, stopping it first";
    get "/api/searches/{id}/events" searchEvents [] -> [events SearchEvents] = job::events::<job::Searches>, "What a search tells";
    get "/api/searches/{id}/hits" ?PageQuery searchHits [] -> [Vec<SearchHit>] = search::hits, "Some hits of a search";

    get "/api/games" games [] -> [Vec<GameInfo>] = kept::list::<game::Games>, "The newest games against the machine";
    post "/api/games" addGame [GameToKeep] -> [Created] = kept::create::<game::Games>, "Keeps a new game against the machine";
    put "/api/games/{id}" saveGame [GameToKeep] -> [] = kept::write::<game::Games>, "Keeps how a game stands now";
    delete "/api/games/{id}" removeGame [] -> [] = kept::remove::<game::Games>, "Removes a game";
    get "/api/drafts" drafts [] -> [Vec<DraftInfo>] = kept::list::<draft::Drafts>, "Texts that were not saved yet, the newest first";
    post "/api/drafts" addDraft [DraftToKeep] -> [Created] = kept::create::<draft::Drafts>, "Keeps a text that was not saved yet";
    put "/api/drafts/{id}" saveDraft [DraftToKeep] -> [] = kept::write::<draft::Drafts>, "Keeps how a draft stands now";
    delete "/api/drafts/{id}" removeDraft [] -> [] = kept::remove::<draft::Drafts>, "Discards a draft";

    get "/api/stream" stream [] -> [events StreamEvents] = stream::open, "One stream for everything";
    post "/api/stream/{stream}" subscribe [Subscription] -> [] = stream::subscribe, "Asks to be told something on a stream";
    delete "/api/stream/{stream}/{topic}" unsubscribe [] -> [] = stream::unsubscribe, "Asks to be told no more about something";
    post "/api/jobs/{id}/cancel" cancelJob [] -> [] = job::cancel, "Stops a review or a search for good";
    post "/api/feedback" giveFeedback [FeedbackRequest] -> [] = feedback::feedback, "What a reader says about a sentence";
}
