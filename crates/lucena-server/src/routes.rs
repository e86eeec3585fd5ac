//! The table of routes: what can be asked, with what, what comes back, and who answers. The router, the OpenAPI document
//! and the front end's types are made from it.

use axum::Router;
use axum::routing::{delete, get, post, put};
use lucena_wire::route::{Payload, Route, shape};
use lucena_wire::{
    About, AnalysisEvents, AnalysisQuery, AnnotateRequest, AnswerRequest, ClassHere, ClassInfo,
    ClassPlayRequest, ClassReport, ClassRules, ClassScreen, ClassSetDetail, ClassState, ClassText,
    CompareRequest, CompetitionRequest, CompleteRequest, Completions, Created, DatabaseInfo, DescribeRequest,
    Described, DraftInfo, DraftToKeep, EnterRequest, Evaluation, ExplainRequest, Explanation,
    FeedbackRequest, FenRequest, FormatQuery, FormatRequest, Formatted, GameFound, GameInfo, GameToKeep,
    GlossaryEntry, GradeRequest, GrantsRequest, HeuristicWords, JoinRequest, Joined, JudgingTest,
    LedgerRequest, MatchAnswer, MatchRequest, MemberChange, MergeRequest, NameQuery, OffsetQuery, PageQuery,
    PatlanCheck, PatlanRequest, PatternDetail, PatternInfo, PatternPresent, PhaseAnswer, PhaseRequest,
    PlayAnswer, PlayRequest, PositionSetDetail, PositionSetInfo, PositionSetRequest, Positions,
    PositionsRequest, ReturnRequest, ReviewEvents, ReviewRequest, ReviewState, ReviewSummary, Saved,
    SearchEvents, SearchHit, SearchRequest, SearchState, SeatMove, SeatedGame, Secret, SetCheck,
    SetComparison, SetCompleteRequest, SetDetail, SetFormatRequest, SetInfo, SetLedger, SetMove,
    SetPlayRequest, SetRequest, Settings, StreamEvents, Subscription, TableQuery, Threats,
    TournamentGameDetail, TournamentInfo, TournamentRequest, TournamentState, TreeRequest,
};
use serde_json::{Map, Value};

use crate::api::{
    about, analysis, base, class, competition, dhjog, draft, explain, feedback, game, glossary, heuristics,
    job, kept, patlan, pattern, play, position, review, sample, search, settings, stream, threat,
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

    post "/api/bases" ?NameQuery addBase [file] -> [DatabaseInfo] = base::upload, "Takes a base of games, plain or packed, as the body";
    get "/api/bases" bases [] -> [Vec<DatabaseInfo>] = kept::list::<base::Databases>, "All bases";
    delete "/api/bases/{id}" removeBase [] -> [] = kept::remove::<base::Databases>, "Removes a base";
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

    post "/api/dhjog/check" checkSet [SetRequest] -> [SetCheck] = dhjog::check, "All complaints about a heuristic set, its colors, stages, regions and tree";
    post "/api/dhjog/complete" completeSet [SetCompleteRequest] -> [Completions] = dhjog::complete, "What can be typed at a place of a set";
    post "/api/dhjog/format" formatSet [SetFormatRequest] -> [Formatted] = dhjog::format, "A set laid out anew, in either language";
    post "/api/dhjog/tree" writeTree [TreeRequest] -> [Formatted] = dhjog::write_tree, "The text of a set's tree";
    post "/api/dhjog/judge" judgePosition [LedgerRequest] -> [SetLedger] = dhjog::judge, "What a set says of a position, rule by rule";
    post "/api/dhjog/play" playSet [SetPlayRequest] -> [SetMove] = dhjog::play, "The move of a set";
    post "/api/dhjog/compare" compareSets [CompareRequest] -> [SetComparison] = dhjog::compare, "Two sets by text, rules and what they say of positions";
    get "/api/dhjog/samples" sampleSets [] -> [Vec<SetDetail>] = dhjog::samples, "The sets that ship with the program";
    get "/api/dhjog/words" heuristicWords [] -> [HeuristicWords] = dhjog::words, "The functions that may be used in a set";

    get "/api/sets" sets [] -> [Vec<SetInfo>] = heuristics::list, "The user's heuristic sets and those that ship";
    get "/api/sets/{name}" set [] -> [SetDetail] = heuristics::read, "A heuristic set with its text and versions";
    put "/api/sets/{name}" saveSet [SetRequest] -> [Saved] = heuristics::write, "Saves a text as the next version of a set";
    delete "/api/sets/{name}" removeSet [] -> [] = heuristics::remove, "Removes a set of the user's";
    get "/api/sets/{name}/versions/{version}" setVersion [] -> [Formatted] = heuristics::version, "The text of a version of a set";

    post "/api/competitions" addCompetition [CompetitionRequest] -> [Created] = competition::create, "Lets heuristic sets compete";
    get "/api/competitions" competitions [] -> [Vec<TournamentInfo>] = competition::list, "The competitions of the studio, the oldest first";
    get "/api/competitions/{id}" competition [] -> [TournamentState] = competition::read, "A competition so far";
    delete "/api/competitions/{id}" removeCompetition [] -> [] = job::remove::<job::Competitions>, "Removes a competition, stopping it first";
    get "/api/competitions/{id}/games/{game}" competitionGame [] -> [TournamentGameDetail] = competition::game, "A game of a competition";
    get "/api/competitions/{id}/download" downloadCompetition [] -> [file] = competition::download, "All games of a competition as PGN";

    get "/api/class" classHere [] -> [ClassHere] = class::entry::here, "Who is asking, and where they belong";
    post "/api/class/join" joinClass [JoinRequest] -> [Joined] = class::entry::join, "Joins a class by code and nickname";
    post "/api/class/return" returnToClass [ReturnRequest] -> [Joined] = class::entry::come_back, "Comes back to a class with the secret";
    post "/api/class/leave" leaveClass [] -> [] = class::entry::leave, "Leaves on this computer";
    get "/api/classes" classes [] -> [Vec<ClassInfo>] = class::manage::list, "All classes, the newest first";
    post "/api/classes" addClass [ClassRules] -> [Created] = class::manage::add, "Opens a class";
    post "/api/classes/import" importClass [Json] -> [Created] = class::manage::import, "Puts a class in that was taken out as a file";
    get "/api/classes/{id}" classState [] -> [ClassState] = class::state::read, "A class as the asker sees it";
    put "/api/classes/{id}" saveClass [ClassRules] -> [] = class::manage::change, "Changes what is fixed for a class";
    delete "/api/classes/{id}" removeClass [] -> [] = class::manage::remove, "Removes a class with everything in it";
    get "/api/classes/{id}/file" exportClass [] -> [file] = class::manage::export, "A class as one file";
    get "/api/classes/{id}/screen" classScreen [] -> [ClassScreen] = class::manage::screen, "Code, addresses and QR codes for the wall";
    put "/api/classes/{id}/members/{member}" saveMember [MemberChange] -> [] = class::manage::change_member, "Renames, moves or promotes a member";
    delete "/api/classes/{id}/members/{member}" removeMember [] -> [] = class::manage::remove_member, "Removes a member with what is theirs";
    post "/api/classes/{id}/members/{member}/secret" resetSecret [] -> [Secret] = class::manage::reset_secret, "Gives a member another secret";
    post "/api/classes/{id}/phase" setPhase [PhaseRequest] -> [PhaseAnswer] = class::round::set, "Leads a round to its next phase";
    post "/api/classes/{id}/sets" addClassSet [ClassText] -> [Created] = class::sets::add, "Begins a set";
    get "/api/classes/{id}/sets/{set}" classSet [] -> [ClassSetDetail] = class::sets::read, "A set with its text, versions and remarks";
    delete "/api/classes/{id}/sets/{set}" removeClassSet [] -> [] = class::sets::remove, "Removes a set";
    put "/api/classes/{id}/sets/{set}/draft" saveClassDraft [ClassText] -> [] = class::sets::keep_draft, "Keeps how a set is being written";
    post "/api/classes/{id}/sets/{set}/versions" saveClassVersion [ClassText] -> [Saved] = class::sets::save, "Saves the next version of a set";
    get "/api/classes/{id}/sets/{set}/versions/{version}" classVersion [] -> [Formatted] = class::sets::version, "The text of a version";
    put "/api/classes/{id}/sets/{set}/entered" enterClassSet [EnterRequest] -> [] = class::sets::enter, "Enters a set for the competition, or withdraws it";
    put "/api/classes/{id}/sets/{set}/rights" grantRights [GrantsRequest] -> [] = class::sets::grant, "Says what others may do with a set";
    post "/api/classes/{id}/sets/{set}/copy" copyClassSet [] -> [Created] = class::sets::copy, "Begins a set of one's own with the text of another";
    post "/api/classes/{id}/sets/{set}/play" playClassSet [ClassPlayRequest] -> [SetMove] = class::sets::play, "The move of a set of the class";
    post "/api/classes/{id}/sets/{set}/annotations" annotate [AnnotateRequest] -> [Created] = class::remark::add, "Makes a remark about a line";
    post "/api/classes/{id}/sets/{set}/annotations/{annotation}/answers" answerAnnotation [AnswerRequest] -> [Created] = class::remark::answer, "Answers a remark";
    delete "/api/classes/{id}/sets/{set}/annotations/{annotation}" removeAnnotation [] -> [] = class::remark::remove, "Takes a remark back";
    post "/api/classes/{id}/groups" mergeSets [MergeRequest] -> [Created] = class::sets::merge, "Makes one set of several, for a group";
    post "/api/classes/{id}/tournaments" startTournament [TournamentRequest] -> [Created] = class::tournament::start, "Lets the frozen sets compete";
    get "/api/classes/{id}/tournaments/{tournament}" tournament [] -> [TournamentState] = class::tournament::read, "A competition so far";
    post "/api/classes/{id}/tournaments/{tournament}/stop" stopTournament [] -> [] = class::tournament::stop, "Ends a competition early";
    get "/api/classes/{id}/tournaments/{tournament}/games/{game}" tournamentGame [] -> [TournamentGameDetail] = class::tournament::game, "A game of a competition";
    post "/api/classes/{id}/tournaments/{tournament}/games/{game}/moves" playAtBoard [SeatMove] -> [SeatedGame] = class::tournament::play, "A move at the board, and the answer of the other player";
    post "/api/classes/{id}/positions" addPositionSet [PositionSetRequest] -> [PositionSetInfo] = class::positions::add, "Gives positions to a class, valued by the engine where they bring no value";
    get "/api/classes/{id}/positions/{positions}" positionSet [] -> [PositionSetDetail] = class::positions::read, "Positions of a class with their references";
    delete "/api/classes/{id}/positions/{positions}" removePositionSet [] -> [] = class::positions::remove, "Takes positions away from a class";
    get "/api/classes/{id}/test" judgingTest [] -> [JudgingTest] = class::test::read, "The judging test that is open";
    put "/api/classes/{id}/test/{position}" gradePosition [GradeRequest] -> [] = class::test::grade, "Grades a position";
    get "/api/classes/{id}/report" classReport [] -> [ClassReport] = class::report::read, "Who wrote, whose rules act, who improved";
    get "/api/classes/{id}/table" ?TableQuery classTable [] -> [file] = class::report::table, "The same as a table for researchers";

    get "/api/stream" stream [] -> [events StreamEvents] = stream::open, "One stream for everything";
    post "/api/stream/{stream}" subscribe [Subscription] -> [] = stream::subscribe, "Asks to be told something on a stream";
    delete "/api/stream/{stream}/{topic}" unsubscribe [] -> [] = stream::unsubscribe, "Asks to be told no more about something";
    post "/api/jobs/{id}/cancel" cancelJob [] -> [] = job::cancel, "Stops a review or a search for good";
    post "/api/feedback" giveFeedback [FeedbackRequest] -> [] = feedback::feedback, "What a reader says about a sentence";
}
