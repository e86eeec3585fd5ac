// Written by `cargo test -p lucena-server generated` from crates/lucena-wire and the table of routes; do not edit.
import type * as wire from './types.gen';

/** What each operation is asked with, and what comes back. */
export interface Operations {
  /** What the application is and allows */
  about: { asked: object; answer: wire.About };
  /** This document */
  openapi: { asked: object; answer: Record<string, unknown> };
  /** A famous game, reviewed beforehand */
  sample: { asked: object; answer: wire.ReviewState };
  /** The user's settings */
  settings: { asked: object; answer: Record<string, unknown> };
  /** Saves the user's settings */
  saveSettings: { asked: { body: Record<string, unknown> }; answer: Record<string, unknown> };
  /** What a text holds: a position or games */
  positions: { asked: { body: wire.PositionsRequest }; answer: wire.Positions };
  /** Asks for the review of a game */
  addReview: { asked: { body: wire.ReviewRequest }; answer: wire.Created };
  /** All reviews, the newest first */
  reviews: { asked: object; answer: Array<wire.ReviewSummary> };
  /** A review so far */
  review: { asked: { path: { id: number } }; answer: wire.ReviewState };
  /** Removes a review, stopping it first */
  removeReview: { asked: { path: { id: number } }; answer: undefined };
  /** What a review tells */
  reviewEvents: { asked: { path: { id: number } }; events: wire.ReviewEvents };
  /** A finished review as a file */
  downloadReview: { asked: { path: { id: number }; query: wire.FormatQuery }; answer: Blob };
  /** Why a move is good or bad; the best move if none is given */
  explain: { asked: { body: wire.ExplainRequest }; answer: wire.Explanation };
  /** The machine's move with its comment */
  play: { asked: { body: wire.PlayRequest }; answer: wire.PlayAnswer };
  /** The best move with its reasons */
  hint: { asked: { body: wire.ExplainRequest }; answer: wire.Explanation };
  /** The engine's lines while it looks deeper */
  analyse: { asked: { query: wire.AnalysisQuery }; events: wire.AnalysisEvents };
  /** What a position is worth, term by term */
  evaluate: { asked: { body: wire.FenRequest }; answer: wire.Evaluation };
  /** What is in danger in a position */
  threats: { asked: { body: wire.FenRequest }; answer: wire.Threats };
  /** All complaints about a text of patterns, and its colors */
  checkPatterns: { asked: { body: wire.PatlanRequest }; answer: wire.PatlanCheck };
  /** What can be typed at a place of a text */
  completePattern: { asked: { body: wire.CompleteRequest }; answer: wire.Completions };
  /** Patterns read back in plain words */
  describePatterns: { asked: { body: wire.DescribeRequest }; answer: Array<wire.Described> };
  /** A text laid out anew, in either language */
  formatPatterns: { asked: { body: wire.FormatRequest }; answer: wire.Formatted };
  /** The instances of patterns in a position */
  matchPatterns: { asked: { body: wire.MatchRequest }; answer: Array<wire.MatchAnswer> };
  /** The patterns of the library that stand in a position */
  presentPatterns: { asked: { body: wire.FenRequest }; answer: Array<wire.PatternPresent> };
  /** Every fact, theme and shipped pattern with a title, a sentence and an example */
  glossary: { asked: object; answer: Array<wire.GlossaryEntry> };
  /** The library of patterns */
  patterns: { asked: object; answer: Array<wire.PatternInfo> };
  /** A pattern with its text and versions */
  pattern: { asked: { path: { name: string } }; answer: wire.PatternDetail };
  /** Saves a text as the next version of a pattern */
  savePattern: { asked: { path: { name: string }; body: wire.PatlanRequest }; answer: wire.Saved };
  /** Removes a pattern of the user's */
  removePattern: { asked: { path: { name: string } }; answer: undefined };
  /** The text of a version of a pattern */
  patternVersion: { asked: { path: { name: string; version: number } }; answer: wire.Formatted };
  /** Takes a base of games, plain or packed, as the body */
  addBase: { asked: { query: wire.NameQuery; body: Blob }; answer: wire.DatabaseInfo };
  /** All bases */
  bases: { asked: object; answer: Array<wire.DatabaseInfo> };
  /** Removes a base */
  removeBase: { asked: { path: { id: number } }; answer: undefined };
  /** One game of a base, by the place where it begins */
  baseGame: { asked: { path: { id: number }; query: wire.OffsetQuery }; answer: wire.GameFound };
  /** Asks for a search of patterns in a base */
  addSearch: { asked: { body: wire.SearchRequest }; answer: wire.Created };
  /** A search so far */
  search: { asked: { path: { id: number } }; answer: wire.SearchState };
  /** Removes a search, stopping it first */
  removeSearch: { asked: { path: { id: number } }; answer: undefined };
  /** What a search tells */
  searchEvents: { asked: { path: { id: number } }; events: wire.SearchEvents };
  /** Some hits of a search */
  searchHits: { asked: { path: { id: number }; query: wire.PageQuery }; answer: Array<wire.SearchHit> };
  /** The newest games against the machine */
  games: { asked: object; answer: Array<wire.GameInfo> };
  /** Keeps a new game against the machine */
  addGame: { asked: { body: wire.GameToKeep }; answer: wire.Created };
  /** Keeps how a game stands now */
  saveGame: { asked: { path: { id: number }; body: wire.GameToKeep }; answer: undefined };
  /** Removes a game */
  removeGame: { asked: { path: { id: number } }; answer: undefined };
  /** Texts that were not saved yet, the newest first */
  drafts: { asked: object; answer: Array<wire.DraftInfo> };
  /** Keeps a text that was not saved yet */
  addDraft: { asked: { body: wire.DraftToKeep }; answer: wire.Created };
  /** Keeps how a draft stands now */
  saveDraft: { asked: { path: { id: number }; body: wire.DraftToKeep }; answer: undefined };
  /** Discards a draft */
  removeDraft: { asked: { path: { id: number } }; answer: undefined };
  /** All complaints about a heuristic set, its colors, stages, regions and tree */
  checkSet: { asked: { body: wire.SetRequest }; answer: wire.SetCheck };
  /** What can be typed at a place of a set */
  completeSet: { asked: { body: wire.SetCompleteRequest }; answer: wire.Completions };
  /** A set laid out anew, in either language */
  formatSet: { asked: { body: wire.SetFormatRequest }; answer: wire.Formatted };
  /** The text of a set's tree */
  writeTree: { asked: { body: wire.TreeRequest }; answer: wire.Formatted };
  /** What a set says of a position, rule by rule */
  judgePosition: { asked: { body: wire.LedgerRequest }; answer: wire.SetLedger };
  /** The move of a set */
  playSet: { asked: { body: wire.SetPlayRequest }; answer: wire.SetMove };
  /** Two sets by text, rules and what they say of positions */
  compareSets: { asked: { body: wire.CompareRequest }; answer: wire.SetComparison };
  /** The sets that ship with the program */
  sampleSets: { asked: object; answer: Array<wire.SetDetail> };
  /** The functions that may be used in a set */
  heuristicWords: { asked: object; answer: wire.HeuristicWords };
  /** The user's heuristic sets and those that ship */
  sets: { asked: object; answer: Array<wire.SetInfo> };
  /** A heuristic set with its text and versions */
  set: { asked: { path: { name: string } }; answer: wire.SetDetail };
  /** Saves a text as the next version of a set */
  saveSet: { asked: { path: { name: string }; body: wire.SetRequest }; answer: wire.Saved };
  /** Removes a set of the user's */
  removeSet: { asked: { path: { name: string } }; answer: undefined };
  /** The text of a version of a set */
  setVersion: { asked: { path: { name: string; version: number } }; answer: wire.Formatted };
  /** Lets heuristic sets compete */
  addCompetition: { asked: { body: wire.CompetitionRequest }; answer: wire.Created };
  /** The competitions of the studio, the oldest first */
  competitions: { asked: object; answer: Array<wire.TournamentInfo> };
  /** A competition so far */
  competition: { asked: { path: { id: number } }; answer: wire.TournamentState };
  /** Removes a competition, stopping it first */
  removeCompetition: { asked: { path: { id: number } }; answer: undefined };
  /** A game of a competition */
  competitionGame: { asked: { path: { id: number; game: number } }; answer: wire.TournamentGameDetail };
  /** All games of a competition as PGN */
  downloadCompetition: { asked: { path: { id: number } }; answer: Blob };
  /** Who is asking, and where they belong */
  classHere: { asked: object; answer: wire.ClassHere };
  /** Joins a class by code and nickname */
  joinClass: { asked: { body: wire.JoinRequest }; answer: wire.Joined };
  /** Comes back to a class with the secret */
  returnToClass: { asked: { body: wire.ReturnRequest }; answer: wire.Joined };
  /** Leaves on this computer */
  leaveClass: { asked: object; answer: undefined };
  /** All classes, the newest first */
  classes: { asked: object; answer: Array<wire.ClassInfo> };
  /** Opens a class */
  addClass: { asked: { body: wire.ClassRules }; answer: wire.Created };
  /** Puts a class in that was taken out as a file */
  importClass: { asked: { body: Record<string, unknown> }; answer: wire.Created };
  /** A class as the asker sees it */
  classState: { asked: { path: { id: number } }; answer: wire.ClassState };
  /** Changes what is fixed for a class */
  saveClass: { asked: { path: { id: number }; body: wire.ClassRules }; answer: undefined };
  /** Removes a class with everything in it */
  removeClass: { asked: { path: { id: number } }; answer: undefined };
  /** A class as one file */
  exportClass: { asked: { path: { id: number } }; answer: Blob };
  /** Code, addresses and QR codes for the wall */
  classScreen: { asked: { path: { id: number } }; answer: wire.ClassScreen };
  /** Renames, moves or promotes a member */
  saveMember: { asked: { path: { id: number; member: number }; body: wire.MemberChange }; answer: undefined };
  /** Removes a member with what is theirs */
  removeMember: { asked: { path: { id: number; member: number } }; answer: undefined };
  /** Gives a member another secret */
  resetSecret: { asked: { path: { id: number; member: number } }; answer: wire.Secret };
  /** Leads a round to its next phase */
  setPhase: { asked: { path: { id: number }; body: wire.PhaseRequest }; answer: wire.PhaseAnswer };
  /** Begins a set */
  addClassSet: { asked: { path: { id: number }; body: wire.ClassText }; answer: wire.Created };
  /** A set with its text, versions and remarks */
  classSet: { asked: { path: { id: number; set: number } }; answer: wire.ClassSetDetail };
  /** Removes a set */
  removeClassSet: { asked: { path: { id: number; set: number } }; answer: undefined };
  /** Keeps how a set is being written */
  saveClassDraft: { asked: { path: { id: number; set: number }; body: wire.ClassText }; answer: undefined };
  /** Saves the next version of a set */
  saveClassVersion: { asked: { path: { id: number; set: number }; body: wire.ClassText }; answer: wire.Saved };
  /** The text of a version */
  classVersion: { asked: { path: { id: number; set: number; version: number } }; answer: wire.Formatted };
  /** Enters a set for the competition, or withdraws it */
  enterClassSet: { asked: { path: { id: number; set: number }; body: wire.EnterRequest }; answer: undefined };
  /** Says what others may do with a set */
  grantRights: { asked: { path: { id: number; set: number }; body: wire.GrantsRequest }; answer: undefined };
  /** Begins a set of one's own with the text of another */
  copyClassSet: { asked: { path: { id: number; set: number } }; answer: wire.Created };
  /** The move of a set of the class */
  playClassSet: { asked: { path: { id: number; set: number }; body: wire.ClassPlayRequest }; answer: wire.SetMove };
  /** Makes a remark about a line */
  annotate: { asked: { path: { id: number; set: number }; body: wire.AnnotateRequest }; answer: wire.Created };
  /** Answers a remark */
  answerAnnotation: { asked: { path: { id: number; set: number; annotation: number }; body: wire.AnswerRequest }; answer: wire.Created };
  /** Takes a remark back */
  removeAnnotation: { asked: { path: { id: number; set: number; annotation: number } }; answer: undefined };
  /** Makes one set of several, for a group */
  mergeSets: { asked: { path: { id: number }; body: wire.MergeRequest }; answer: wire.Created };
  /** Lets the frozen sets compete */
  startTournament: { asked: { path: { id: number }; body: wire.TournamentRequest }; answer: wire.Created };
  /** A competition so far */
  tournament: { asked: { path: { id: number; tournament: number } }; answer: wire.TournamentState };
  /** Ends a competition early */
  stopTournament: { asked: { path: { id: number; tournament: number } }; answer: undefined };
  /** A game of a competition */
  tournamentGame: { asked: { path: { id: number; tournament: number; game: number } }; answer: wire.TournamentGameDetail };
  /** A move at the board, and the answer of the other player */
  playAtBoard: { asked: { path: { id: number; tournament: number; game: number }; body: wire.SeatMove }; answer: wire.SeatedGame };
  /** Gives positions to a class, valued by the engine where they bring no value */
  addPositionSet: { asked: { path: { id: number }; body: wire.PositionSetRequest }; answer: wire.PositionSetInfo };
  /** Positions of a class with their references */
  positionSet: { asked: { path: { id: number; positions: number } }; answer: wire.PositionSetDetail };
  /** Takes positions away from a class */
  removePositionSet: { asked: { path: { id: number; positions: number } }; answer: undefined };
  /** The judging test that is open */
  judgingTest: { asked: { path: { id: number } }; answer: wire.JudgingTest };
  /** Grades a position */
  gradePosition: { asked: { path: { id: number; position: number }; body: wire.GradeRequest }; answer: undefined };
  /** Who wrote, whose rules act, who improved */
  classReport: { asked: { path: { id: number } }; answer: wire.ClassReport };
  /** The same as a table for researchers */
  classTable: { asked: { path: { id: number }; query: wire.TableQuery }; answer: Blob };
  /** One stream for everything */
  stream: { asked: object; events: wire.StreamEvents };
  /** Asks to be told something on a stream */
  subscribe: { asked: { path: { stream: string }; body: wire.Subscription }; answer: undefined };
  /** Asks to be told no more about something */
  unsubscribe: { asked: { path: { stream: string; topic: string } }; answer: undefined };
  /** Stops a review or a search for good */
  cancelJob: { asked: { path: { id: number } }; answer: undefined };
  /** What a reader says about a sentence */
  giveFeedback: { asked: { body: wire.FeedbackRequest }; answer: undefined };
}

/** How each operation is called: method and path. */
export const ROUTES = {
  about: ['GET', '/about'],
  openapi: ['GET', '/openapi.json'],
  sample: ['GET', '/sample'],
  settings: ['GET', '/settings'],
  saveSettings: ['PUT', '/settings'],
  positions: ['POST', '/positions'],
  addReview: ['POST', '/reviews'],
  reviews: ['GET', '/reviews'],
  review: ['GET', '/reviews/{id}'],
  removeReview: ['DELETE', '/reviews/{id}'],
  reviewEvents: ['GET', '/reviews/{id}/events'],
  downloadReview: ['GET', '/reviews/{id}/download'],
  explain: ['POST', '/explain'],
  play: ['POST', '/play/move'],
  hint: ['POST', '/play/hint'],
  analyse: ['GET', '/analysis/events'],
  evaluate: ['POST', '/evaluate'],
  threats: ['POST', '/threats'],
  checkPatterns: ['POST', '/patlan/check'],
  completePattern: ['POST', '/patlan/complete'],
  describePatterns: ['POST', '/patlan/describe'],
  formatPatterns: ['POST', '/patlan/format'],
  matchPatterns: ['POST', '/patlan/match'],
  presentPatterns: ['POST', '/patterns/present'],
  glossary: ['GET', '/glossary'],
  patterns: ['GET', '/patterns'],
  pattern: ['GET', '/patterns/{name}'],
  savePattern: ['PUT', '/patterns/{name}'],
  removePattern: ['DELETE', '/patterns/{name}'],
  patternVersion: ['GET', '/patterns/{name}/versions/{version}'],
  addBase: ['POST', '/bases'],
  bases: ['GET', '/bases'],
  removeBase: ['DELETE', '/bases/{id}'],
  baseGame: ['GET', '/bases/{id}/game'],
  addSearch: ['POST', '/searches'],
  search: ['GET', '/searches/{id}'],
  removeSearch: ['DELETE', '/searches/{id}'],
  searchEvents: ['GET', '/searches/{id}/events'],
  searchHits: ['GET', '/searches/{id}/hits'],
  games: ['GET', '/games'],
  addGame: ['POST', '/games'],
  saveGame: ['PUT', '/games/{id}'],
  removeGame: ['DELETE', '/games/{id}'],
  drafts: ['GET', '/drafts'],
  addDraft: ['POST', '/drafts'],
  saveDraft: ['PUT', '/drafts/{id}'],
  removeDraft: ['DELETE', '/drafts/{id}'],
  checkSet: ['POST', '/dhjog/check'],
  completeSet: ['POST', '/dhjog/complete'],
  formatSet: ['POST', '/dhjog/format'],
  writeTree: ['POST', '/dhjog/tree'],
  judgePosition: ['POST', '/dhjog/judge'],
  playSet: ['POST', '/dhjog/play'],
  compareSets: ['POST', '/dhjog/compare'],
  sampleSets: ['GET', '/dhjog/samples'],
  heuristicWords: ['GET', '/dhjog/words'],
  sets: ['GET', '/sets'],
  set: ['GET', '/sets/{name}'],
  saveSet: ['PUT', '/sets/{name}'],
  removeSet: ['DELETE', '/sets/{name}'],
  setVersion: ['GET', '/sets/{name}/versions/{version}'],
  addCompetition: ['POST', '/competitions'],
  competitions: ['GET', '/competitions'],
  competition: ['GET', '/competitions/{id}'],
  removeCompetition: ['DELETE', '/competitions/{id}'],
  competitionGame: ['GET', '/competitions/{id}/games/{game}'],
  downloadCompetition: ['GET', '/competitions/{id}/download'],
  classHere: ['GET', '/class'],
  joinClass: ['POST', '/class/join'],
  returnToClass: ['POST', '/class/return'],
  leaveClass: ['POST', '/class/leave'],
  classes: ['GET', '/classes'],
  addClass: ['POST', '/classes'],
  importClass: ['POST', '/classes/import'],
  classState: ['GET', '/classes/{id}'],
  saveClass: ['PUT', '/classes/{id}'],
  removeClass: ['DELETE', '/classes/{id}'],
  exportClass: ['GET', '/classes/{id}/file'],
  classScreen: ['GET', '/classes/{id}/screen'],
  saveMember: ['PUT', '/classes/{id}/members/{member}'],
  removeMember: ['DELETE', '/classes/{id}/members/{member}'],
  resetSecret: ['POST', '/classes/{id}/members/{member}/secret'],
  setPhase: ['POST', '/classes/{id}/phase'],
  addClassSet: ['POST', '/classes/{id}/sets'],
  classSet: ['GET', '/classes/{id}/sets/{set}'],
  removeClassSet: ['DELETE', '/classes/{id}/sets/{set}'],
  saveClassDraft: ['PUT', '/classes/{id}/sets/{set}/draft'],
  saveClassVersion: ['POST', '/classes/{id}/sets/{set}/versions'],
  classVersion: ['GET', '/classes/{id}/sets/{set}/versions/{version}'],
  enterClassSet: ['PUT', '/classes/{id}/sets/{set}/entered'],
  grantRights: ['PUT', '/classes/{id}/sets/{set}/rights'],
  copyClassSet: ['POST', '/classes/{id}/sets/{set}/copy'],
  playClassSet: ['POST', '/classes/{id}/sets/{set}/play'],
  annotate: ['POST', '/classes/{id}/sets/{set}/annotations'],
  answerAnnotation: ['POST', '/classes/{id}/sets/{set}/annotations/{annotation}/answers'],
  removeAnnotation: ['DELETE', '/classes/{id}/sets/{set}/annotations/{annotation}'],
  mergeSets: ['POST', '/classes/{id}/groups'],
  startTournament: ['POST', '/classes/{id}/tournaments'],
  tournament: ['GET', '/classes/{id}/tournaments/{tournament}'],
  stopTournament: ['POST', '/classes/{id}/tournaments/{tournament}/stop'],
  tournamentGame: ['GET', '/classes/{id}/tournaments/{tournament}/games/{game}'],
  playAtBoard: ['POST', '/classes/{id}/tournaments/{tournament}/games/{game}/moves'],
  addPositionSet: ['POST', '/classes/{id}/positions'],
  positionSet: ['GET', '/classes/{id}/positions/{positions}'],
  removePositionSet: ['DELETE', '/classes/{id}/positions/{positions}'],
  judgingTest: ['GET', '/classes/{id}/test'],
  gradePosition: ['PUT', '/classes/{id}/test/{position}'],
  classReport: ['GET', '/classes/{id}/report'],
  classTable: ['GET', '/classes/{id}/table'],
  stream: ['GET', '/stream'],
  subscribe: ['POST', '/stream/{stream}'],
  unsubscribe: ['DELETE', '/stream/{stream}/{topic}'],
  cancelJob: ['POST', '/jobs/{id}/cancel'],
  giveFeedback: ['POST', '/feedback'],
} as const satisfies Record<keyof Operations, readonly [string, string]>;
