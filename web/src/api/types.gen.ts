// Written by `cargo test -p lucena-server generated` from crates/lucena-wire and the table of routes; do not edit.
import type { Lang } from '../i18n/lang';

/** What the application is and allows. */
export interface About {
  /** Whether what is saved outlives the program: not if the data folder cannot be written. */
  keeps: boolean;
  /** The languages it speaks. */
  languages: Array<string>;
  /** What it allows. */
  limits: AboutLimits;
  /** What became of a data file that was found damaged at the start of the program. */
  mended: Both | null;
  /** The name of the program. */
  name: string;
  /** Where the OpenAPI document is. */
  openapi: string;
  /** Why it does not, if it does not. */
  trouble: Both | null;
  /** Its version. */
  version: string;
}

/** What the application allows. */
export interface AboutLimits {
  /** The largest base of games. */
  base_bytes: number;
  /** The largest body of a request. */
  body_bytes: number;
  /** The ratings the machine can play at, from and to. */
  elo: Array<number>;
  /** Searches that may wait for their turn, of all clients. */
  queue: number;
  /** The deepest search. */
  search_depth: number;
  /** The longest search. */
  search_ms: number;
  /** The most positions of a search. */
  search_nodes: number;
  /** Searches at the same time, of all clients. */
  searches: number;
}

/** How two lists of values go together. */
export interface Agreement {
  /** Kendall's τ-b. */
  kendall: Correlation | null;
  /** Pearson's r; nothing if a list does not vary. */
  pearson: Correlation | null;
  /** The share of positions with the same sign. */
  signs: number;
  /** Spearman's ρ. */
  spearman: Correlation | null;
}

/** The end of an analysis. */
export interface AnalysisDone {
  /** Positions looked at. */
  nodes: number;
  /** Milliseconds. */
  time_ms: number;
}

/** What an analysis tells. */
export interface AnalysisEvents {
  /** It is over. */
  done: AnalysisDone;
  /** It cannot be done. */
  failed: JobEnd;
  /** The lines at a depth. */
  lines: AnalysisLines;
  /** What they mean. */
  why: AnalysisWhy;
}

/** A line of an analysis. */
export interface AnalysisLine {
  /** The depth. */
  depth: number;
  /** Positions looked at so far. */
  nodes: number;
  /** Positions a second. */
  nps: number;
  /** The moves. */
  pv: Array<WrittenMove>;
  /** 1 for the best. */
  rank: number;
  /** The score for the side to move. */
  score: Score;
  /** The longest variation looked at. */
  selective_depth: number;
  /** Milliseconds so far. */
  time_ms: number;
  /** Chances of win, draw and loss, in thousandths. */
  wdl: Array<number>;
}

/** The lines of an analysis at a depth. */
export interface AnalysisLines {
  /** The lines, the best first. */
  lines: Array<AnalysisLine>;
}

/** What an analysis is about, asked in the address. */
export interface AnalysisQuery {
  /** How deep to look. */
  depth?: number;
  /** The position. */
  fen: string;
  /** For whom explanations are. */
  level?: Level;
  /** How many lines, 1 if it is left out. */
  lines?: number;
  /** How many milliseconds to look. */
  time?: number;
}

/** What an analysis says about the first of its lines: all of it from the same search. */
export interface AnalysisWhy {
  /** Why the first move of the first line is good; none if there is no move. */
  explanation: Explanation | null;
  /** The patterns that matter to the move, three at most. */
  patterns: Array<PatternPresent>;
  /** What is in danger, and what the other side threatens. */
  threats: Threats;
}

/** A remark to be made. */
export interface AnnotateRequest {
  /** Its kind. */
  kind: AnnotationKind;
  /** The line, from 1. */
  line: number;
  /** What it says. */
  text: string;
  /** The version. */
  version: number;
}

/** A remark about a line of a set. */
export interface AnnotationInfo {
  /** The remark that it answers. */
  answers: number | null;
  /** The nickname of who wrote it; nothing if the teacher did. */
  author: string | null;
  /** Its number. */
  id: number;
  /** Whether the asker wrote it. */
  is_mine: boolean;
  /** Its kind. */
  kind: AnnotationKind;
  /** The line, from 1. */
  line: number;
  /** What it says. */
  text: string;
  /** The version of the set. */
  version: number;
  /** Seconds since 1970. */
  written: number;
}

/** A kind of annotation, as in the language itself. */
export type AnnotationKind = "explanation" | "question" | "praise" | "criticism" | "note";

/** An answer to a remark. */
export interface AnswerRequest {
  /** What it says. */
  text: string;
}

/** What an arrow means: an idea, a danger, a line. */
export type ArrowColor = "green" | "red" | "blue";

/** What a figure stands for. */
export interface Binding {
  /** The figure. */
  figure: string;
  /** The letter of the piece, upper case for the searcher; none for a square. */
  piece: string | null;
  /** The square. */
  square: string;
}

/** Something in Portuguese and in English. */
export type Both = Record<Lang, string>;

/** Several sentences in Portuguese and in English. */
export type BothLists = Record<Lang, Array<string>>;

/** Who is asking. */
export type Caller = "visitor" | "member" | "teacher";

/** A kind of reasons. */
export type Category = "KING_SAFETY" | "PIECE_ACTIVITY" | "PAWN_STRUCTURE" | "TACTICAL_MOTIFS" | "STRATEGIC_THEMES" | "MATERIAL_CONSIDERATIONS" | "ENDGAME_TECHNIQUE";

/** An address of the class. */
export interface ClassAddress {
  /** What is typed into a browser. */
  address: string;
  /** The same with the code, as the dark squares of a QR code: one text a row, `#` is dark. */
  qr: Array<string>;
}

/** Who is asking, and where they belong. */
export interface ClassHere {
  /** The class of a member. */
  class: number | null;
  /** Whether they came with the teacher's link of an earlier start, which opens nothing any more. */
  has_old_link: boolean;
  /** Whether classes can be joined here at all. */
  is_open: boolean;
  /** Who is asking. */
  who: Caller;
}

/** A class in a list. */
export interface ClassInfo {
  /** Seconds since 1970. */
  created: number;
  /** Its number. */
  id: number;
  /** How many belong to it. */
  members: number;
  /** Its phase. */
  phase: RoundPhase;
  /** The number of the round. */
  round: number;
  /** What is fixed for it. */
  rules: ClassRules;
}

/** The position of a game against a set. */
export interface ClassPlayRequest {
  /** Where the game began; the usual start if it is left out. */
  fen?: string;
  /** The moves played from there. */
  moves?: Array<string>;
  /** How many positions it may look at. */
  nodes?: number;
  /** What chance follows from. */
  seed?: number;
}

/** What the teacher sees of a class. */
export interface ClassReport {
  /** The test after the last round, of all. */
  after: TestFigures | null;
  /** The test before the first round, of all. */
  before: TestFigures | null;
  /** What happened last, the newest first. */
  events: Array<EventInfo>;
  /** The members. */
  members: Array<MemberReport>;
}

/** What is fixed for a class. */
export interface ClassRules {
  /** The only functions that may be used; nothing if all may. */
  allowed_functions?: Array<string>;
  /** `pt` or `en`. */
  language: string;
  /** The highest level, 1 to 6. */
  level_limit: number;
  /** The most words and signs of a set. */
  max_tokens?: number;
  /** What it is called. */
  name: string;
  /** Which judging test is open. */
  test: TestState;
}

/** What the teacher shows on the wall. */
export interface ClassScreen {
  /** The addresses under which pupils reach the class, the best first. */
  addresses: Array<ClassAddress>;
  /** What pupils type. */
  code: string;
  /** Whether they lead nowhere from another computer, because the program listens on its own only. */
  only_here: boolean;
}

/** A set of a class with its text. */
export interface ClassSetDetail {
  /** The remarks, the oldest first. */
  annotations: Array<AnnotationInfo>;
  /** The nickname of the owner. */
  author: string;
  /** What there is to say about the text. */
  check: SetCheck;
  /** The fingerprint with which it is frozen in this round. */
  frozen: string | null;
  /** What others may do with it; told to its owner. */
  grants: Array<GrantInfo> | null;
  /** Its number. */
  id: number;
  /** Whether the text is a draft that is in no version yet. */
  is_draft: boolean;
  /** Whether it competes. */
  is_entered: boolean;
  /** Whether a group made it of several. */
  is_group: boolean;
  /** Whether it is the asker's own. */
  is_mine: boolean;
  /** The level of that version. */
  level: number | null;
  /** Whose it is. */
  owner: number;
  /** What the asker may do with it now. */
  rights: Array<Right>;
  /** The text: to its authors as it is being written, to others the newest version. */
  text: string;
  /** Its title. */
  title: string;
  /** The newest version; nothing if there is none. */
  version: number | null;
  /** The versions, the oldest first. */
  versions: Array<ClassVersion>;
}

/** A set of a class in a list. */
export interface ClassSetInfo {
  /** How many remarks there are about it. */
  annotations: number;
  /** The nickname of the owner. */
  author: string;
  /** The fingerprint with which it is frozen in this round. */
  frozen: string | null;
  /** Its number. */
  id: number;
  /** Whether it competes. */
  is_entered: boolean;
  /** Whether a group made it of several. */
  is_group: boolean;
  /** Whether it is the asker's own. */
  is_mine: boolean;
  /** The level of that version. */
  level: number | null;
  /** Whose it is. */
  owner: number;
  /** What the asker may do with it now. */
  rights: Array<Right>;
  /** Its title. */
  title: string;
  /** The newest version; nothing if there is none. */
  version: number | null;
}

/** A class as one of its members, or its teacher, sees it. */
export interface ClassState {
  /** Seconds since 1970. */
  created: number;
  /** Its number. */
  id: number;
  /** What the asker may do now, by the names of operations. */
  may: Array<string>;
  /** The asker, if a member. */
  me: MemberInfo | null;
  /** How many belong to it. */
  members: number;
  /** Its phase. */
  phase: RoundPhase;
  /** The positions of the teacher's own that the asker may see now. */
  positions: Array<PositionSetInfo>;
  /** The members. */
  roll: Array<MemberInfo>;
  /** The number of the round. */
  round: number;
  /** The rounds. */
  rounds: Array<RoundInfo>;
  /** What is fixed for it. */
  rules: ClassRules;
  /** The sets. */
  sets: Array<ClassSetInfo>;
  /** The competitions, the oldest first. */
  tournaments: Array<TournamentInfo>;
}

/** A text of a member. */
export interface ClassText {
  /** What the author says about it. */
  note?: string;
  /** The text. */
  text: string;
}

/** A version of a set in a list. */
export interface ClassVersion {
  /** Its fingerprint. */
  fingerprint: string;
  /** The level of its constructs. */
  level: number;
  /** What the author says about it. */
  note: string;
  /** Its number, from 1. */
  number: number;
  /** Seconds since 1970. */
  written: number;
}

/** The clocks of a game. */
export interface ClockState {
  /** What Black has left. */
  black_ms: number;
  /** What a move earns. */
  increment_ms: number;
  /** What White has left. */
  white_ms: number;
}

/** Two sets to be compared. */
export interface CompareRequest {
  /** The one. */
  first: string;
  /** The positions on which they are compared; those that ship with the program if there are none. */
  positions?: Array<JudgedPosition>;
  /** The other. */
  second: string;
}

/** A position in which two sets differ much, and why. */
export interface ComparedBoard {
  /** The place in the list of positions. */
  index: number;
  /** What makes the difference, the largest first. */
  reasons: Array<LedgerChange>;
}

/** A line of one text, of the other, or of both. */
export interface ComparedLine {
  /** Whose it is. */
  in: LinePlace;
  /** The line. */
  text: string;
}

/** A position judged by both. */
export interface ComparedPosition {
  /** The position; the owner is the side to move. */
  fen: string;
  /** The value of the first in centipawns. */
  first: number;
  /** What a deep search says of it, in centipawns. */
  reference: number;
  /** The value of the second in centipawns. */
  second: number;
}

/** A rule of either set or of both. */
export interface ComparedRule {
  /** How they compare. */
  likeness: RuleLikeness;
  /** The numbers that differ, first and second. */
  numbers: Array<Array<number>>;
  /** The stage. */
  stage: string;
  /** The rule. */
  title: string;
}

/** Sets that compete outside of a class. */
export interface CompetitionRequest {
  /** How they play. */
  play?: TournamentRequest;
  /** The texts of the sets. */
  sets: Array<string>;
}

/** A place in a PATLAN text. */
export interface CompleteRequest {
  /** The place, in UTF-16 units from 0. */
  offset: number;
  /** The text. */
  text: string;
}

/** What can be typed at a place. */
export interface Completions {
  /** The first unit. */
  from: number;
  /** The unit after the last. */
  to: number;
  /** The words. */
  words: Array<string>;
}

/** A group of terms that teachers know. */
export type Component = "material" | "piece_square" | "mobility" | "king_safety" | "pawn_structure" | "threats_made" | "threats_received" | "defences_made" | "defences_received" | "unnamed";

/** How a move that is not the best compares with the best. */
export interface Contrast {
  /** The line of the best move. */
  best_pv: Array<string>;
  /** The answer to the move. */
  refutation: Array<string>;
  /** What is said about it. */
  sentences: Array<Spoken>;
  /** Whether the move looked fine at first. */
  tempting: boolean;
  /** The move's terms minus the best move's, in centipawns. */
  terms: Record<string, number>;
}

/** A correlation with its 95 % interval. */
export interface Correlation {
  /** The interval. */
  interval: Array<number> | null;
  /** The value. */
  value: number;
}

/** The number of something new. */
export interface Created {
  /** The number. */
  id: number;
}

/** The first move of a game that cannot be played: the game was used up to there. */
export interface CutNote {
  /** Its line in the text, from 1. */
  line: number;
  /** Its place in the text, in bytes. */
  offset: number;
  /** How many half-moves could be played. */
  ply: number;
  /** Which rule forbids it. */
  reason: Both;
  /** The text from there on. */
  rest: string;
  /** The move as it is written. */
  token: string;
}

/** A base of games. */
export interface DatabaseInfo {
  /** The size of its file. */
  bytes: number;
  /** Seconds since 1970. */
  created: number;
  /** Its number. */
  id: number;
  /** Its name. */
  name: string;
}

/** Patterns: those of a text, or one of the library. */
export interface DescribeRequest {
  /** A name of the library. */
  name?: string;
  /** A text. */
  text?: string;
}

/** A pattern read back. */
export interface Described {
  /** The same in lines of parts, which point at its figures. */
  lines: ReadBack;
  /** Its name. */
  name: string;
  /** In plain words. */
  words: Both;
}

/** A claim, and what became of it. */
export interface Detection {
  /** From, to, color. */
  arrows: Array<[string, string, ArrowColor]>;
  /** The category of its theme. */
  category: Category;
  /** How sure it is, 0 to 1. */
  confidence: number;
  /** The number of its theme. */
  id: number;
  /** What lichess calls it. */
  lichess: Array<string>;
  /** The name of its theme. */
  name: string;
  /** Why, or why not. */
  outcome: string;
  /** What its sentences mention. */
  params: Record<string, unknown>;
  /** Letter, side (`w` or `b`), square. */
  pieces: Array<[string, string, string]>;
  /** Whether it speaks for the move or against it. */
  polarity: Polarity;
  /** What makes it true. */
  proof: Proof;
  /** Whether it is said. */
  said: boolean;
  /** The squares it is about. */
  squares: Array<string>;
}

/** How the moves of a game are written. */
export type Dialect = "english" | "coordinates" | "figurines" | "portuguese" | "spanish" | "french" | "german" | "dutch";

/** A kind of file. */
export type DownloadFormat = "pgn" | "html" | "md" | "json";

/** A text that was written and not yet saved. */
export interface DraftInfo {
  /** Its number. */
  id: number;
  /** What it is. */
  kind: DraftKind;
  /** The name of what is being changed; none if it is new. */
  name: string | null;
  /** Seconds since 1970, at the last change. */
  saved: number;
  /** The text. */
  text: string;
}

/** What is being written. */
export type DraftKind = "pattern" | "heuristics";

/** A text that was written and not yet saved. */
export interface DraftToKeep {
  /** What it is. */
  kind?: DraftKind;
  /** The name of what is being changed; left out if it is new. */
  name?: string;
  /** The text. */
  text: string;
}

/** A relation to draw. */
export interface DrawnRelation {
  /** From this square. */
  from: string;
  /** The word of the language, such as `ATTACKS`. */
  relation: Both;
  /** How it is drawn. */
  style: RelationStyle;
  /** To this one. */
  to: string;
  /** By way of these. */
  via: Array<string>;
}

/** In which way a game ended. */
export type EndingKind = "checkmate" | "stalemate" | "insufficient_material" | "repetition" | "fifty_moves" | "agreement" | "resignation" | "time";

/** Whether a set competes. */
export interface EnterRequest {
  /** Whether it does. */
  is_entered: boolean;
}

/** Why a request was refused. */
export interface ErrorBody {
  /** The reason. */
  error: ErrorDetail;
}

/** A reason for programs. */
export type ErrorCode = "bad_class" | "bad_entrant" | "bad_feedback" | "bad_fen" | "bad_format" | "bad_game" | "bad_json" | "bad_language" | "bad_level" | "bad_move" | "bad_nickname" | "bad_patlan" | "bad_pgn" | "bad_positions" | "bad_query" | "bad_set" | "bad_side" | "bad_topic" | "bad_tree" | "busy" | "cut_off" | "disk_full" | "forbidden" | "foreign_host" | "foreign_origin" | "game_over" | "internal" | "locked" | "name_differs" | "name_taken" | "nickname_taken" | "no_games" | "no_pattern" | "not_a_member" | "not_found" | "not_json" | "not_ready" | "nothing" | "nothing_to_play" | "read_only" | "store" | "too_large" | "too_long" | "too_many" | "too_many_searches" | "too_many_tries" | "too_slow" | "wrong_code" | "wrong_method" | "wrong_secret" | "wrong_token";

/** The reason of a refusal. */
export interface ErrorDetail {
  /** A word for programs. */
  code: ErrorCode;
  /** A sentence for people, in their language. */
  message: string;
  /** The place in what was sent, if it has one. */
  where?: Place;
}

/** An evaluated position; values are hundredths of a pawn. */
export interface Evaluation {
  /** What it is worth to White. */
  centipawns: number;
  /** The nine groups that teachers know, and what is left beside them. */
  components: Record<"material" | "piece_square" | "mobility" | "king_safety" | "pawn_structure" | "threats_made" | "threats_received" | "defences_made" | "defences_received" | "unnamed", Sides>;
  /** Every term that speaks. */
  entries: Array<TermEntry>;
  /** The families of terms. */
  families: Record<"material" | "imbalance" | "mobility" | "king" | "pawns" | "passed" | "threats" | "defenses" | "rooks" | "minor" | "space" | "opening" | "outcome" | "unnamed", Sides>;
  /** The position. */
  fen: string;
  /** How much there is at the start. */
  fullPhase: number;
  /** White's chances in thousandths. */
  odds: Odds;
  /** How much of the middle game is left. */
  phase: number;
  /** What a teacher would say. */
  sentences: Array<string>;
  /** The sum. */
  total: Sides;
  /** The side to move. */
  turn: Side;
}

/** Something that happened in a class. */
export interface EventInfo {
  /** About what. */
  detail: string;
  /** Seconds since 1970. */
  happened: number;
  /** The nickname of who did it; nothing if the teacher did. */
  nickname: string | null;
  /** What. */
  what: string;
}

/** A position of the game in which something is to be found. */
export interface Exercise {
  /** The position. */
  fen: string;
  /** The half-move before which the position stood, from 0. */
  ply: number;
  /** Who is to find it. */
  side: Side;
  /** What is asked. */
  text: Both;
  /** The theme of the mistake that was made there. */
  theme: string;
}

/** A move to explain, or the best move of a position. */
export interface ExplainRequest {
  /** How deep to look. */
  depth?: number;
  /** Where the game begins; the usual start if it is left out. */
  fen?: string;
  /** For whom it is. */
  level?: Level;
  /** The move asked about; the best one if it is left out. */
  move?: string;
  /** The moves played from there, in any notation. */
  moves?: Array<string>;
  /** How many positions to look at. */
  nodes?: number;
  /** How many milliseconds to think. */
  time?: number;
}

/** An explained move, with everything that was detected. */
export interface Explanation {
  /** The best move. */
  best: WrittenMove;
  /** What the best move is worth. */
  best_score: Score;
  /** How a move that is not the best compares with the best. */
  contrast: Contrast | null;
  /** How deep the engine looked. */
  depth: number;
  /** Everything that was detected, said or not. */
  detections: Array<Detection>;
  /** What is said, in order. */
  explanations: Array<Said>;
  /** What is said instead if nothing was verified. */
  fallback: Spoken | null;
  /** The position before the move. */
  fen: string;
  /** How good it is. */
  judgement: Judgement;
  /** The chances the move gives away, in percentage points. */
  loss: number;
  /** What else is to be said about that. */
  marks: Array<Mark>;
  /** Figures about the line. */
  metrics: Metrics;
  /** The move explained. */
  move: WrittenMove;
  /** The part of the game. */
  phase: Phase;
  /** The expected line, the move first, in coordinates. */
  pv: Array<string>;
  /** The number of the vocabulary. */
  schema: number;
  /** What the move is worth to the side that makes it. */
  score: Score;
  /** The verdict in a sentence. */
  verdict: Spoken;
}

/** A part of a pattern that can fail. */
export type FailedClause = "precondition" | "tactic" | "postcondition";

/** The part of a pattern that failed. */
export interface FailedPart {
  /** Which. */
  clause: FailedClause;
  /** Where it is written, if the text was sent along. */
  places: Array<Range>;
  /** Why, in words. */
  reason: Both;
}

/** A group of terms about the same subject. */
export type Family = "material" | "imbalance" | "mobility" | "king" | "pawns" | "passed" | "threats" | "defenses" | "rooks" | "minor" | "space" | "opening" | "outcome" | "unnamed";

/** A word about a sentence. */
export interface FeedbackRequest {
  /** The half-move it is about. */
  ply?: number;
  /** The review it stands in. */
  review?: number;
  /** The template of the sentence. */
  sentence: string;
  /** What it is thought of. */
  verdict: Opinion;
}

/** A position. */
export interface FenRequest {
  /** The position. */
  fen: string;
}

/** What is wanted of a download, asked in the address. */
export interface FormatQuery {
  /** The kind of file, a game if it is left out. */
  format?: DownloadFormat;
}

/** A PATLAN text to be laid out anew. */
export interface FormatRequest {
  /** The text. */
  text: string;
  /** The language of its keywords; as they are if it is left out. */
  to?: Speech;
}

/** A text laid out anew. */
export interface Formatted {
  /** The text. */
  text: string;
}

/** How a game ended. */
export interface GameEnding {
  /** In which way. */
  kind: EndingKind;
  /** For whom. */
  result: GameResult;
}

/** A game. */
export interface GameFound {
  /** Its moves. */
  line: Array<LineMove>;
  /** Its number in the text, from 1. */
  number: number;
  /** What is to be said about how it was read. */
  reading?: ReadingNotes;
  /** How it ended. */
  result: GameResult;
  /** Where it begins. */
  start_fen: string;
  /** Its tags. */
  tags: Record<string, string>;
}

/** A game against the machine. */
export interface GameInfo {
  /** Its number. */
  id: number;
  /** Whether it is over. */
  is_over: boolean;
  /** Seconds since 1970, at the last change. */
  saved: number;
  /** What people call it. */
  title: string;
  /** All that the page needs to go on with it. */
  value: unknown;
}

/** How a game ended, as PGN writes it. */
export type GameResult = "1-0" | "0-1" | "1/2-1/2" | "*";

/** A game against the machine as it stands. */
export interface GameToKeep {
  /** Whether it is over. */
  is_over: boolean;
  /** What people call it. */
  title: string;
  /** All that the page needs to go on with it. */
  value: unknown;
}

/** A game that could not be read. */
export interface GameTrouble {
  /** Its number in the text, from 1. */
  game: number;
  /** What is wrong. */
  message: string;
  /** Where it begins, in bytes. */
  offset: number;
}

/** An entry of the glossary. */
export interface GlossaryEntry {
  /** A position that shows it. */
  example?: GlossaryExample;
  /** Its name for programs; with the kind before it, it is known by this in the whole glossary. */
  key: string;
  /** What it is about. */
  kind: GlossaryKind;
  /** What it is. */
  sentence: Spoken;
  /** What people call it. */
  title: Both;
}

/** A position that shows what is meant. */
export interface GlossaryExample {
  /** The position. */
  fen: string;
  /** The squares to look at. */
  squares: Array<string>;
}

/** What an entry of the glossary is about. */
export type GlossaryKind = "fact" | "theme" | "pattern";

/** A grade. */
export interface GradeRequest {
  /** From -3, lost, to 3, won, for the side to move. */
  grade: number;
}

/** What somebody may do with a set. */
export interface GrantInfo {
  /** One member, ... */
  member: number | null;
  /** The rights. */
  rights: Array<Right>;
  /** ... all of a role, or everybody if neither is there. */
  role: Role | null;
}

/** What others may do with a set. */
export interface GrantsRequest {
  /** All of it. */
  grants: Array<GrantInfo>;
}

/** The name of a stream. */
export interface Hello {
  /** The name, to ask for topics with. */
  id: string;
}

/** What may be used in a set. */
export interface HeuristicWords {
  /** The functions. */
  functions: Array<WordInfo>;
  /** The highest level. */
  level: number;
}

/** What is said when work has ended, or was interrupted. */
export interface JobEnd {
  /** Why it failed. */
  error?: Both;
}

/** How long work stands. */
export type JobStatus = "running" | "done" | "failed" | "cancelled";

/** What a pupil types to join. */
export interface JoinRequest {
  /** The code of the class. */
  code: string;
  /** What the others will call them. */
  nickname: string;
}

/** Somebody has joined. */
export interface Joined {
  /** The class. */
  class: number;
  /** The number of the member. */
  member: number;
  /** The four words with which they come back from another computer; shown once. */
  secret: string | null;
}

/** A position with what is known of it. */
export interface JudgedPosition {
  /** The position. */
  fen: string;
  /** Whether it is not quiet. */
  is_sharp: boolean;
  /** The reference for the side to move, in centipawns. */
  reference: number;
}

/** How good a move is. */
export type Judgement = "best" | "excellent" | "good" | "inaccuracy" | "mistake" | "blunder";

/** The judging test as a member sees it. */
export interface JudgingTest {
  /** The member's grades so far, -3 to 3. */
  grades: Array<number | null>;
  /** The positions; the side to move is to be judged. */
  positions: Array<string>;
  /** Which test is open. */
  test: TestState;
}

/** What one entry contributes in two ledgers. */
export interface LedgerChange {
  /** The difference. */
  change: number;
  /** What it contributed in the first. */
  first: number | null;
  /** What it is. */
  kind: LedgerKind;
  /** What it contributes in the second. */
  second: number | null;
  /** Its title; empty for the value before any rule. */
  title: string;
}

/** What a rule contributed. */
export interface LedgerEntry {
  /** Its condition as a sentence; nothing for a pattern. */
  condition: Both | null;
  /** What it adds to the value. */
  contribution: number;
  /** What it is. */
  kind: LedgerKind;
  /** The line on which it begins; 0 for a pattern. */
  line: number;
  /** For the owner of the set. */
  me: LedgerSide;
  /** For the opponent. */
  opponent: LedgerSide;
  /** Its title. */
  title: string;
}

/** What an entry of a ledger is about. */
export type LedgerKind = "base" | "piece" | "board" | "pattern";

/** A rule that was asked whether the stage changes. */
export interface LedgerPassage {
  /** The stage that it led to. */
  goal: string | null;
  /** Whether its condition holds. */
  holds: boolean;
  /** The stage. */
  stage: string;
  /** The rule. */
  title: string;
}

/** A set and a game in which it is asked. */
export interface LedgerRequest {
  /** Where the game began; the usual start if it is left out. */
  fen?: string;
  /** The moves played from there. */
  moves?: Array<string>;
  /** Whose set it is; that of the side to move if it is left out. */
  side?: Side;
  /** The set. */
  text: string;
}

/** What a rule did for one player. */
export interface LedgerSide {
  /** The pieces that it changed. */
  changes: Array<PieceChange>;
  /** Whether its condition held. */
  fired: boolean;
}

/** The reader an explanation is for. */
export type Level = "basic" | "medium" | "advanced";

/** A move and the position after it. */
export interface LineMove {
  /** Seconds left on the clock. */
  clock?: number;
  /** The comments. */
  comments?: Array<string>;
  /** The position after it. */
  fen: string;
  /** Numeric annotation glyphs: 1 for `!`, 2 for `?`, 3 for `!!` … */
  glyphs?: Array<number>;
  /** With English letters. */
  san: string;
  /** With Portuguese letters. */
  san_pt: string;
  /** In coordinates, castling as the king's two steps. */
  uci: string;
}

/** Whose a line is. */
export type LinePlace = "both" | "first" | "second";

/** What else is to be said about how good a move is. */
export type Mark = "book" | "forced" | "only" | "great" | "brilliant" | "miss";

/** A pattern looked for in a position for one side. */
export interface MatchAnswer {
  /** The position. */
  fen: string;
  /** The valid instances first, then the others; not more than a few hundred. */
  instances: Array<MatchInstance>;
  /** The pattern. */
  pattern: string;
  /** How many raw instances there are. */
  raw_count: number;
  /** The side that has it. */
  side: Side;
  /** Whether the search was given up because there were too many candidates. */
  too_many: boolean;
  /** How many of them are valid. */
  valid_count: number;
}

/** One way in which a scenario fits a position. */
export interface MatchInstance {
  /** What the figures stand for. */
  bindings: Array<Binding>;
  /** What failed. */
  failed: FailedPart | null;
  /** What to draw. */
  relations: Array<DrawnRelation>;
  /** The description with the pieces in it. */
  told: Spoken;
  /** Whether conditions and tactics hold too. */
  valid: boolean;
}

/** Patterns to look for in a position. */
export interface MatchRequest {
  /** The position. */
  fen: string;
  /** A pattern of the library. */
  name?: string;
  /** For whom; the side to move if it is left out. */
  side?: Searcher;
  /** A text with patterns. */
  text?: string;
}

/** A change of a member by the teacher. */
export interface MemberChange {
  /** Another class. */
  class?: number;
  /** Another nickname. */
  nickname?: string;
  /** Another role. */
  role?: Role;
}

/** Somebody in a class. */
export interface MemberInfo {
  /** The number. */
  id: number;
  /** Seconds since 1970. */
  joined: number;
  /** Seconds since 1970; nothing if that is not for the asker. */
  last_seen: number | null;
  /** The nickname. */
  nickname: string;
  /** What they are in the class. */
  role: Role;
}

/** What the teacher sees of a member. */
export interface MemberReport {
  /** Rules that were added since the first version. */
  added: number;
  /** The test after the last round. */
  after: TestFigures | null;
  /** The test before the first round. */
  before: TestFigures | null;
  /** Rules that were changed since the first version. */
  changed: number;
  /** The titles of rules that never act. */
  dead: Array<string>;
  /** Of them, those that act on positions of games. */
  fired: number;
  /** What the mean distance from the reference fell by, with its 95 % interval over positions. */
  gain: Array<number> | null;
  /** Remarks made. */
  given: number;
  /** Whether what is being written has errors. */
  has_errors: boolean;
  /** The member. */
  member: MemberInfo;
  /** Ratings by round. */
  ratings: Array<RoundRating>;
  /** Remarks received. */
  received: number;
  /** Rules of the newest version. */
  rules: number;
  /** Versions written. */
  versions: number;
  /** Seconds since 1970 of the last stroke that was kept. */
  wrote: number | null;
}

/** Sets that a group makes one of. */
export interface MergeRequest {
  /** Who may change it, besides the asker. */
  members?: Array<number>;
  /** The sets; where two differ, the first counts. */
  sets: Array<number>;
  /** The title of the new set. */
  title: string;
}

/** Figures about a line. */
export interface Metrics {
  /** How tactical it is, 0 to 100. */
  concreteness: number;
  /** How far outcomes scatter, 0 to 100. */
  risk: number | null;
  /** From how many outcomes the risk was read. */
  risk_samples: number;
  /** How firm the choice stayed with growing depth. */
  stability: number;
  /** The style of the line. */
  style: Style | null;
}

/** What mistakes of one theme cost. */
export interface Mistake {
  /** Chances lost, in percentage points. */
  loss: number;
  /** The theme. */
  theme: string;
}

/** A move of a review under way. */
export interface MoveEvent {
  /** Whether it is a quick first look. */
  draft: boolean;
  /** The move. */
  move: MoveReview | null;
  /** The half-move, from 0. */
  ply: number;
}

/** A move of a reviewed game. */
export interface MoveReview {
  /** The best move. */
  best: WrittenMove;
  /** What the best move is worth. */
  best_score: Score;
  /** Seconds left on the clock. */
  clock?: number;
  /** The comments. */
  comments?: Array<string>;
  /** How a move that is not the best compares with the best. */
  contrast: Contrast | null;
  /** How deep the engine looked. */
  depth: number;
  /** Everything that was detected, said or not. */
  detections: Array<Detection>;
  /** What is said, in order. */
  explanations: Array<Said>;
  /** What is said instead if nothing was verified. */
  fallback: Spoken | null;
  /** The position before the move. */
  fen: string;
  /** Numeric annotation glyphs: 1 for `!`, 2 for `?`, 3 for `!!` … */
  glyphs?: Array<number>;
  /** How good it is. */
  judgement: Judgement;
  /** The chances the move gives away, in percentage points. */
  loss: number;
  /** What else is to be said about that. */
  marks: Array<Mark>;
  /** Figures about the line. */
  metrics: Metrics;
  /** The move explained. */
  move: WrittenMove;
  /** The part of the game. */
  phase: Phase;
  /** The half-move, from 0. */
  ply: number;
  /** The expected line, the move first, in coordinates. */
  pv: Array<string>;
  /** The number of the vocabulary. */
  schema: number;
  /** What the move is worth to the side that makes it. */
  score: Score;
  /** The verdict in a sentence. */
  verdict: Spoken;
  /** White's chances after the move, 0 to 100. */
  white_win: number;
}

/** What a base is called, asked in the address. */
export interface NameQuery {
  /** Its name. */
  name?: string;
}

/** Something about a topic. */
export interface News {
  /** What it brings. */
  data: unknown;
  /** The event of the topic. */
  event: string;
  /** Its number. */
  id: number;
  /** What the listener calls it. */
  topic: string;
}

/** Chances in thousandths. */
export interface Odds {
  /** To draw. */
  draw: number;
  /** To lose. */
  loss: number;
  /** To win. */
  win: number;
}

/** Where a game begins in its base, asked in the address. */
export interface OffsetQuery {
  /** The byte that a hit names. */
  offset: number;
}

/** What readers can think of a sentence. */
export type Opinion = "accepted" | "wrong" | "unclear";

/** Whose pattern it is. */
export type Origin = "shipped" | "user";

/** Which hits are wanted, asked in the address. */
export interface PageQuery {
  /** How many at most. */
  count?: number;
  /** How many come before, none if it is left out. */
  from?: number;
}

/** A part of a sentence. */
export type Part = {
  kind: "text";
  /** The words. */
  text: string;
} | {
  kind: "square";
  /** The square. */
  square: string;
  /** The words. */
  text: string;
} | {
  /** The position in which the first is played. */
  fen: string;
  kind: "line";
  /** The moves in coordinates. */
  moves: Array<string>;
  /** The moves as the language writes them. */
  text: string;
};

/** The parts of one sentence in Portuguese and in English. */
export type Parts = Record<Lang, Array<Part>>;

/** What there is to say about a text. */
export interface PatlanCheck {
  /** The complaints in order. */
  diagnostics: Array<TextDiagnostic>;
  /** The names of the patterns. */
  patterns: Array<string>;
  /** The colors. */
  tokens: Array<TextToken>;
}

/** A PATLAN text. */
export interface PatlanRequest {
  /** The text. */
  text: string;
}

/** A pattern with its text. */
export interface PatternDetail {
  /** What it is about. */
  description: Both;
  /** Its name. */
  name: string;
  /** Whose it is. */
  origin: Origin;
  /** Its text. */
  text: string;
  /** Its theme. */
  theme: string | null;
  /** What people call it. */
  title: Both;
  /** The newest version, if it is the user's. */
  version: number | null;
  /** Its versions, the oldest first. */
  versions: Array<VersionInfo>;
  /** How much it weighs. */
  weight: number;
  /** In plain words. */
  words: Both;
}

/** A pattern of the library. */
export interface PatternInfo {
  /** What it is about. */
  description: Both;
  /** Its name. */
  name: string;
  /** Whose it is. */
  origin: Origin;
  /** Its theme. */
  theme: string | null;
  /** What people call it. */
  title: Both;
  /** The newest version, if it is the user's. */
  version: number | null;
  /** How much it weighs. */
  weight: number;
}

/** A pattern that stands in a position. */
export interface PatternPresent {
  /** Its first valid instance. */
  instance: MatchInstance;
  /** The pattern. */
  pattern: string;
  /** The side that has it. */
  side: Side;
  /** The shelf it stands on; none for the user's own. */
  theme: string | null;
  /** What people call it. */
  title: Both;
}

/** The counts of one pattern. */
export interface PatternSummary {
  /** How the games ended for Black where Black had it. */
  black: ResultCounts;
  /** Its name. */
  pattern: string;
  /** Positions with its scenario. */
  scenario: number;
  /** Games with its scenario. */
  scenario_games: number;
  /** Positions with a valid instance. */
  valid: number;
  /** Games with a valid instance. */
  valid_games: number;
  /** The weight that the results suggest. */
  weight: SuggestedWeight | null;
  /** How the games ended for White where White had it. */
  white: ResultCounts;
}

/** A part of the game. */
export type Phase = "opening" | "middlegame" | "endgame";

/** What became of a change of phase. */
export interface PhaseAnswer {
  /** The sets that were frozen. */
  frozen: number;
  /** The titles of sets that could not be frozen because their texts have errors, with the nicknames of their authors. */
  left_out: Array<string>;
  /** Its phase. */
  phase: RoundPhase;
  /** The number of the round. */
  round: number;
}

/** The phase that a round is to have; the first phase again opens the next round. */
export interface PhaseRequest {
  /** The phase. */
  phase: RoundPhase;
}

/** A value in the middle game and in the endgame. */
export interface Phases {
  /** In the endgame. */
  endgame: number;
  /** In the middle game. */
  middlegame: number;
}

/** A piece whose value a rule changed. */
export interface PieceChange {
  /** What it was worth. */
  from: number;
  /** Where it stands. */
  square: string;
  /** What it is worth now. */
  to: number;
}

/** A place in what was sent: which of these are there depends on what it was. */
export interface Place {
  /** The code of the complaint about a text of patterns. */
  code?: string;
  /** The character in the line, from 1. */
  column?: number;
  /** The field of a position. */
  field?: string;
  /** Where it begins in the text, in UTF-16 units. */
  from?: number;
  /** The game, from 1. */
  game?: number;
  /** The line, from 1. */
  line?: number;
  /** The half-move, from 0. */
  move?: number;
  /** Where a game begins in the text, in bytes. */
  offset?: number;
  /** Where it ends. */
  to?: number;
}

/** The machine's move. */
export interface PlayAnswer {
  /** Whether it accepts the draw that was offered. */
  accepts_draw: boolean;
  /** Its comment on its move. */
  comment: Explanation | null;
  /** How the game ended, if it did. */
  ending: GameEnding | null;
  /** The position after it. */
  fen: string;
  /** Whether the move comes from the opening book. */
  from_book: boolean;
  /** The move; none if it resigns or the game is over. */
  move: WrittenMove | null;
  /** Whether it gives up. */
  resigns: boolean;
  /** What it thinks of the position, from its side. */
  score: Score | null;
  /** What it has to say about the move it answers, if that was a mistake. */
  yours: Explanation | null;
}

/** The machine is to move. */
export interface PlayRequest {
  /** The clocks; without them the machine takes about a second. */
  clock?: ClockState;
  /** Whether the player offers a draw. */
  draw_offered?: boolean;
  /** The rating to play at; full strength if it is left out. */
  elo?: number;
  /** Where the game began; the usual start if it is left out. */
  fen?: string;
  /** For whom comments are. */
  level?: Level;
  /** The moves played from there. */
  moves?: Array<string>;
  /** What chance follows from, so that games differ. */
  seed?: number;
}

/** Whether something speaks for a move or against it. */
export type Polarity = "positive" | "negative";

/** What positions of the teacher's own are for: sets are tried on them, games begin with them, or pupils judge them in the test before the first round or after the last. */
export type PositionPurpose = "practice" | "contest" | "test_before" | "test_after";

/** Positions of the teacher's own. */
export interface PositionSetDetail {
  /** How many there are. */
  count: number;
  /** Their number. */
  id: number;
  /** What they are called. */
  name: string;
  /** The positions in the order of the lines. */
  positions: Array<JudgedPosition>;
  /** What they are for. */
  purpose: PositionPurpose;
  /** How many of them are not quiet: a check stands, or the best move takes or promotes. */
  sharp: number;
}

/** Positions of the teacher's own in a list. */
export interface PositionSetInfo {
  /** How many there are. */
  count: number;
  /** Their number. */
  id: number;
  /** What they are called. */
  name: string;
  /** What they are for. */
  purpose: PositionPurpose;
  /** How many of them are not quiet: a check stands, or the best move takes or promotes. */
  sharp: number;
}

/** Positions to be given to a class. */
export interface PositionSetRequest {
  /** What they are called. */
  name: string;
  /** What they are for. */
  purpose: PositionPurpose;
  /** One position a line, as FEN or EPD. A value of EPD (`ce`, in centipawns for the side to move) is the reference; where there is none, the engine says one. */
  text: string;
}

/** What a text holds. */
export interface Positions {
  /** The games, or the position as a game without moves. */
  games: Array<GameFound>;
  /** Which of both it is. */
  kind: PositionsKind;
  /** What was mended in a position. */
  repairs: Array<string>;
  /** Games that could not be read. */
  troubles: Array<GameTrouble>;
}

/** What a text is. */
export type PositionsKind = "position" | "games";

/** A text that may be a position or games. */
export interface PositionsRequest {
  /** A position. */
  fen?: string;
  /** Games. */
  pgn?: string;
  /** Either of them: Lucena finds out. */
  text?: string;
}

/** How far work is. */
export interface Progress {
  /** How many others come before it while it waits for its turn; 0 if it is its turn. */
  before: number;
  /** Steps done. */
  done: number;
  /** Steps in all; 0 if that is not known. */
  total: number;
}

/** What makes a claim true. */
export type Proof = {
  kind: "Exact";
} | {
  /** What they win, in hundredths of a pawn. */
  gain: number;
  kind: "See";
  /** Who captures; left out if it is the move itself that begins them. */
  side?: Side;
  /** Where; left out if it is where the move arrives. */
  square?: string;
} | {
  kind: "AllReplies";
  /** The least that is won. */
  worst: number;
} | {
  /** The material won at its end. */
  balance: number;
  /** The position in which the first move is played. */
  fen: string;
  kind: "Line";
  /** The moves in coordinates, the move itself or a better one first. */
  line: Array<string>;
} | {
  /** The chances it would win, in percentage points. */
  delta: number;
  /** The position after the move with the turn passed. */
  fen: string;
  kind: "NullMove";
  /** The moves in coordinates. */
  line: Array<string>;
} | {
  /** The chances with the better choice. */
  best: number;
  /** How deep they went. */
  depth: number;
  kind: "Search";
  /** The chances with the other choice. */
  other: number;
} | {
  /** By how much, in centipawns. */
  delta: number;
  kind: "Term";
  /** The term. */
  name: string;
};

/** A place in a text as browsers count: UTF-16 units from 0, the end not included. */
export interface Range {
  /** The first unit. */
  from: number;
  /** The unit after the last. */
  to: number;
}

/** A pattern read back in Portuguese and in English, line by line. */
export type ReadBack = Record<Lang, Array<Array<ReadPart>>>;

/** A part of a line about a pattern. */
export interface ReadPart {
  /** The figure that they are about. */
  figure?: string;
  /** The words. */
  text: string;
}

/** What is to be said about the reading of a game. */
export interface ReadingNotes {
  /** Where the game had to be given up, if a move cannot be played. */
  cut: CutNote | null;
  /** How its moves are written. */
  dialect: Dialect;
  /** All of it in words: the notation, the move that cannot be played, what was left out. */
  notes: BothLists;
}

/** A region of a set, as its owner sees it with White. */
export interface RegionInfo {
  /** Its name. */
  name: string;
  /** Its squares. */
  squares: Array<string>;
  /** The title of its stage; nothing if it is the whole set's. */
  stage: string | null;
}

/** How a relation is drawn. */
export type RelationStyle = "attack" | "possible_attack" | "defence" | "possible_defence" | "move";

/** Results for one side. */
export interface ResultCounts {
  /** Drawn. */
  draws: number;
  /** Lost. */
  losses: number;
  /** Without a result. */
  unknown: number;
  /** Won. */
  wins: number;
}

/** What somebody types to come back. */
export interface ReturnRequest {
  /** The code of the class. */
  code: string;
  /** The nickname. */
  nickname: string;
  /** The four words. */
  secret: string;
}

/** A reviewed game with its tags and its story. */
export interface Review {
  /** How Black played. */
  black: SideReview;
  /** What its owner wrote before the first move. */
  comments?: Array<string>;
  /** One thing to practise for each player, in positions of the game. */
  exercises: Array<Exercise>;
  /** The moves; null if the engine gave no line. */
  moves: Array<MoveReview | null>;
  /** The name of its opening. */
  opening: string | null;
  /** The same in Portuguese. */
  opening_pt: string | null;
  /** What is to be said about how it was read. */
  reading?: ReadingNotes;
  /** The number of the vocabulary. */
  schema: number;
  /** White's chances at the start, 0 to 100. */
  start_white_win: number;
  /** The game in a few sentences. */
  story: BothLists;
  /** The same as parts: squares that can be pointed at, moves and lines that can be played. */
  story_parts: StoryParts;
  /** The tags of the game. */
  tags: Record<string, string>;
  /** The half-moves where the game turned, from 0. */
  turning_points: Array<number>;
  /** How White played. */
  white: SideReview;
}

/** What a review tells. */
export interface ReviewEvents {
  /** Somebody stopped it. */
  cancelled: JobEnd;
  /** It is done. */
  done: JobEnd;
  /** All moves were looked at quickly. */
  draft: JobEnd;
  /** It cannot be done. */
  failed: JobEnd;
  /** The program ends; it goes on later. */
  interrupted: JobEnd;
  /** A move was looked at. */
  move: MoveEvent;
  /** How far it is. */
  progress: Progress;
}

/** A game to review. */
export interface ReviewRequest {
  /** How deep to look at each position. */
  depth?: number;
  /** Which of several, from 1. */
  game?: number;
  /** For whom it is. */
  level?: Level;
  /** How many positions to look at for each question. */
  nodes?: number;
  /** The game, or several. */
  pgn: string;
  /** How many milliseconds to think about each question. */
  time?: number;
}

/** A review so far. */
export interface ReviewState {
  /** What its owner wrote before the first move. */
  comments?: Array<string>;
  /** Seconds since 1970. */
  created: number;
  /** Whether the review is a quick first look that a better one will replace. */
  draft: boolean;
  /** Why it failed. */
  error: Both | null;
  /** Its number; 0 for the sample. */
  id: number;
  /** For whom it is. */
  level: Level;
  /** Its moves. */
  line: Array<LineMove>;
  /** The game as it was given. */
  pgn: string;
  /** How far it is. */
  progress: Progress;
  /** What is to be said about how it was read. */
  reading?: ReadingNotes;
  /** The review, as soon as there is a first look. */
  review: Review | null;
  /** Where the game begins. */
  start_fen: string;
  /** How it stands. */
  status: JobStatus;
  /** The tags of the game. */
  tags: Record<string, string>;
  /** Who played whom. */
  title: string;
}

/** A review in the list. */
export interface ReviewSummary {
  /** Seconds since 1970. */
  created: number;
  /** Its number. */
  id: number;
  /** How far it is. */
  progress: Progress;
  /** How it stands. */
  status: JobStatus;
  /** Who played whom. */
  title: string;
}

/** What may be done with a set: ACESSAR, UTILIZAR, ANOTAR, COPIAR, ALTERAR, EXCLUIR. */
export type Right = "see" | "use" | "annotate" | "copy" | "alter" | "delete";

/** What a member is in the class: APRENDIZ, MONITOR, MESTRE, JUIZ, ESTATISTICO, COORDENADOR. */
export type Role = "learner" | "monitor" | "master" | "judge" | "statistician" | "coordinator";

/** A round of a class. */
export interface RoundInfo {
  /** The same, if it is over. */
  closed: number | null;
  /** Its number, from 1. */
  number: number;
  /** Seconds since 1970. */
  opened: number;
  /** Its phase. */
  phase: RoundPhase;
}

/** A phase of a round: AUTORIA, COMPETICAO, COLABORACAO. */
export type RoundPhase = "authoring" | "competition" | "collaboration";

/** What a set scored in a round. */
export interface RoundRating {
  /** The rating. */
  elo: number;
  /** Its 95 % interval. */
  interval: Array<number>;
  /** The place. */
  place: number | null;
  /** The number of the round. */
  round: number;
  /** The set. */
  title: string;
}

/** How two rules compare. */
export type RuleLikeness = "equal" | "other_numbers" | "different" | "only_first" | "only_second";

/** One sentence. */
export type Said = Record<Lang, string> & {
  /** The category of its theme. */
  category: Category;
  /** The detection it is about, from 0. */
  detection: number;
  /** The names of the sentence, for readers' words about it. */
  id: Both;
  /** Its place, from 1. */
  n: number;
  /** The same as parts. */
  parts: Parts;
  /** The template it was made with. */
  template: string;
};

/** A version of a pattern, newly saved. */
export interface Saved {
  /** The name of the pattern. */
  name: string;
  /** The number of the version. */
  version: number;
}

/** A verdict with its chances. */
export interface Score {
  /** Centipawns, unless mate is seen. */
  cp: number | null;
  /** Moves to mate, negative for the side that is mated. */
  mate: number | null;
  /** Chances of winning, 0 to 100. */
  win: number;
}

/** What a search tells. */
export interface SearchEvents {
  /** Somebody stopped it. */
  cancelled: JobEnd;
  /** It is done. */
  done: JobEnd;
  /** It cannot be done. */
  failed: JobEnd;
  /** Something was found. */
  hit: SearchHit;
  /** The program ends; it goes on later. */
  interrupted: JobEnd;
  /** How far it is. */
  progress: Progress;
}

/** Which games of a base are searched. */
export interface SearchFilters {
  /** The first opening code, such as `C20`. */
  eco_first?: string;
  /** The last opening code. */
  eco_last?: string;
  /** The least rating of both players. */
  elo_least?: number;
  /** The greatest rating of both players. */
  elo_most?: number;
  /** Part of a player's name. */
  player?: string;
  /** How they ended. */
  result?: GameResult;
}

/** A hit of a search. */
export interface SearchHit {
  /** The players. */
  black: string | null;
  /** The date. */
  date: string | null;
  /** The position. */
  fen: string;
  /** The number of the game in the base, from 1. */
  game: number;
  /** The first valid instances. */
  instances: Array<MatchInstance>;
  /** Where the game begins in the base, in bytes. */
  offset: number;
  /** The pattern. */
  pattern: string;
  /** How many half-moves were played before. */
  ply: number;
  /** The result. */
  result: GameResult;
  /** The side that has the pattern. */
  side: Side;
  /** The players. */
  white: string | null;
}

/** Patterns to look for in a base. */
export interface SearchRequest {
  /** The number of the base. */
  base: number;
  /** In which games. */
  filters?: SearchFilters;
  /** A pattern of the library. */
  name?: string;
  /** For whom; the side to move if it is left out. */
  side?: Searcher;
  /** A text with patterns. */
  text?: string;
}

/** A search so far. */
export interface SearchState {
  /** The number of the base. */
  base: number;
  /** Why it failed. */
  error: Both | null;
  /** How many hits were kept. */
  hits: number;
  /** Its number. */
  id: number;
  /** Bytes read, and bytes in all. */
  progress: Progress;
  /** For whom. */
  side: Searcher | null;
  /** How it stands. */
  status: JobStatus;
  /** The counts so far. */
  summary: SearchSummary | null;
  /** What is searched. */
  title: string;
}

/** The counts of a search. */
export interface SearchSummary {
  /** Games that could not be replayed. */
  broken: number;
  /** Games replayed. */
  games: number;
  /** The patterns. */
  patterns: Array<PatternSummary>;
  /** Positions looked at. */
  positions: number;
}

/** Whose pattern is looked for. */
export type Searcher = "white" | "black" | "both" | "to-move";

/** A move at the board. */
export interface SeatMove {
  /** The move; nothing asks the other player for theirs. */
  move?: string;
  /** How many half-moves were played when it was made. */
  ply: number;
}

/** A game that a member plays at the board. */
export interface SeatedGame {
  /** Black's name. */
  black: string;
  /** Where it began. */
  fen: string;
  /** Whether the other is a person too, who is waited for. */
  is_between_people: boolean;
  /** Whether a person has to move now; if not, the other player is asked to. */
  is_my_turn: boolean;
  /** Its moves in coordinates. */
  moves: Array<string>;
  /** Its number, from 0. */
  number: number;
  /** How it ended, if it did. */
  result: GameResult | null;
  /** The member's side. */
  side: Side;
  /** White's name. */
  white: string;
}

/** A secret, shown once. */
export interface Secret {
  /** The four words. */
  secret: string;
}

/** What there is to say about a set. */
export interface SetCheck {
  /** The complaints in order. */
  diagnostics: Array<TextDiagnostic>;
  /** What tells it from every other set; nothing if the text has errors. */
  fingerprint: string | null;
  /** The level of its constructs, 1 to 6. */
  level: number;
  /** The regions. */
  regions: Array<RegionInfo>;
  /** How many rules it has. */
  rules: number;
  /** The stages; none if the text has errors. */
  stages: Array<StageInfo>;
  /** The title; nothing if it could not be read. */
  title: string | null;
  /** The colors. */
  tokens: Array<TextToken>;
  /** The tree for forms; nothing if it could not be read. */
  tree: unknown;
}

/** Two sets side by side. */
export interface SetComparison {
  /** How the two go together. */
  agreement: Agreement;
  /** Where they differ most. */
  furthest: Array<ComparedBoard>;
  /** Their canonical texts line by line. */
  lines: Array<ComparedLine>;
  /** Positions with what both say. */
  positions: Array<ComparedPosition>;
  /** Their rules. */
  rules: Array<ComparedRule>;
  /** The titles. */
  titles: Array<string>;
  /** How each goes together with the reference. */
  with_reference: Array<Agreement>;
}

/** A place in a DHJOG text. */
export interface SetCompleteRequest {
  /** The highest level that may be used, 1 to 6; in a class, the class says. */
  level?: number;
  /** The place, in UTF-16 units from 0. */
  offset: number;
  /** The text. */
  text: string;
}

/** A set with its text. */
export interface SetDetail {
  /** The level of its constructs. */
  level: number;
  /** The name by which it is opened. */
  name: string;
  /** Whose it is. */
  origin: Origin;
  /** Its text. */
  text: string;
  /** Its title. */
  title: string;
  /** The newest version; nothing for shipped ones. */
  version: number | null;
  /** Its versions, the oldest first. */
  versions: Array<VersionInfo>;
}

/** A DHJOG text to be laid out anew. */
export interface SetFormatRequest {
  /** The text. */
  text: string;
  /** The language of its keywords; as they are if it is left out. */
  to?: Speech;
}

/** A set that is listed. */
export interface SetInfo {
  /** The level of its constructs. */
  level: number;
  /** The name by which it is opened. */
  name: string;
  /** Whose it is. */
  origin: Origin;
  /** Its title. */
  title: string;
  /** The newest version; nothing for shipped ones. */
  version: number | null;
}

/** What a set says of a position; `base` and the contributions sum to `value`. */
export interface SetLedger {
  /** The value before any rule. */
  base: number;
  /** The value in centipawns. */
  centipawns: number;
  /** What the last move changed, the largest change first. */
  changes: Array<LedgerChange>;
  /** The rules in the order in which they act. */
  entries: Array<LedgerEntry>;
  /** The position. */
  fen: string;
  /** The rules that were asked whether the stage changes. */
  passages: Array<LedgerPassage>;
  /** Whose set it is. */
  side: Side;
  /** The stage. */
  stage: string;
  /** That a function was stopped, if one was. */
  stopped: Both | null;
  /** The title of the set. */
  title: string;
  /** The value in the units of the author. */
  value: number;
}

/** The move of a set. */
export interface SetMove {
  /** How deep it looked. */
  depth: number;
  /** How the game ended, if it did. */
  ending: GameEnding | null;
  /** The position after it. */
  fen: string;
  /** The move; nothing if the game is over. */
  move: WrittenMove | null;
  /** What the set expects, for the side that moved. */
  score: Score | null;
  /** The stage in which it judged. */
  stage: string | null;
}

/** A set is to move. */
export interface SetPlayRequest {
  /** Where the game began; the usual start if it is left out. */
  fen?: string;
  /** The moves played from there. */
  moves?: Array<string>;
  /** How many positions it may look at. */
  nodes?: number;
  /** What chance follows from: the choice among equals. */
  seed?: number;
  /** The set. */
  text: string;
}

/** A DHJOG text. */
export interface SetRequest {
  /** The highest level that may be used, 1 to 6; in a class, the class says. */
  level?: number;
  /** The text. */
  text: string;
}

/** How bad a complaint is. */
export type Severity = "error" | "warning";

/** White or Black. */
export type Side = "white" | "black";

/** How one side played. */
export interface SideReview {
  /** Accuracy of the whole game, 0 to 100. */
  accuracy: number | null;
  /** Accuracy in opening, middlegame and endgame. */
  accuracy_by_phase: Record<"opening" | "middlegame" | "endgame", number | null>;
  /** How many moves of each judgement. */
  judgements: Record<"best" | "excellent" | "good" | "inaccuracy" | "mistake" | "blunder", number>;
  /** Mean loss of chances, in percentage points. */
  mean_loss: number;
  /** The themes of its mistakes, dearest first. */
  mistakes: Array<Mistake>;
  /** The style of its play. */
  style: Style | null;
}

/** What is in danger of one side, as squares. */
export interface SideThreats {
  /** Pieces attacked by cheaper ones. */
  attacked_by_lesser: Array<string>;
  /** Its pieces that attack two at once. */
  forking: Array<string>;
  /** Pieces that can be won. */
  hanging: Array<string>;
  /** Pieces attacked and not defended. */
  loose: Array<string>;
  /** Pieces that guard too much. */
  overloaded: Array<string>;
}

/** A value for both sides. */
export interface Sides {
  /** Black's. */
  black: Phases;
  /** White's minus Black's at this stage of the game. */
  total: number;
  /** White's. */
  white: Phases;
}

/** A language. */
export type Speech = "pt" | "en";

/** A sentence in Portuguese and in English. */
export type Spoken = Record<Lang, string> & {
  /** The same as parts. */
  parts: Parts;
};

/** A stage of a set. */
export interface StageInfo {
  /** Whether games begin in it. */
  is_initial: boolean;
  /** Its title. */
  title: string;
  /** What each type of piece is worth in it, from pawn to queen. */
  values: Array<number>;
  /** The rules that lead to other stages. */
  ways: Array<StageWay>;
}

/** A rule that leads to another stage. */
export interface StageWay {
  /** The stage it leads to; nothing if there is none of that name. */
  goal: string | null;
  /** The line on which it begins. */
  line: number;
  /** Its title. */
  title: string;
}

/** The sentences of a story in Portuguese and in English, each in parts. */
export type StoryParts = Record<Lang, Array<Array<Part>>>;

/** What the one stream for everything tells. */
export interface StreamEvents {
  /** The stream is open. */
  hello: Hello;
  /** Something about a topic that was asked for. */
  news: News;
}

/** The style of a line or of a player. */
export type Style = "Aggressive" | "Positional" | "Tactical" | "Defensive" | "Dynamic";

/** Something to be told on a stream that is open. */
export interface Subscription {
  /** The number of the last event that was heard about it. */
  after?: number;
  /** What it is about: the path of the events without `/api`, such as `/reviews/7/events`. */
  path: string;
  /** What the listener calls it. */
  topic: string;
}

/** A weight with its margins. */
export interface SuggestedWeight {
  /** The score that was to be expected. */
  expected: number;
  /** The least that is likely. */
  least: number;
  /** The most that is likely. */
  most: number;
  /** The score of those who had the pattern. */
  score: number;
  /** The weight. */
  value: number;
}

/** Which table is wanted. */
export interface TableQuery {
  /** `members` or `gradings`. */
  table: string;
}

/** A term of the evaluation. */
export interface TermEntry {
  /** Its group. */
  component: Component;
  /** How often it counts. */
  count: number;
  /** Its value in the endgame. */
  endgame: number;
  /** Its family. */
  family: Family;
  /** Whether it is part of the sum. */
  inSum: boolean;
  /** Its place in a table of values, if it has one. */
  index: number;
  /** Its value in the middle game. */
  middlegame: number;
  /** Whose it is. */
  side: Side;
  /** The squares it is about. */
  squares: Array<string>;
  /** Its name. */
  term: string;
}

/** How well somebody judges positions. */
export interface TestFigures {
  /** How the grades go together with the reference. */
  agreement: Agreement;
  /** How many positions were judged. */
  count: number;
  /** The mean distance from the reference, in grades. */
  error: number;
}

/** Which judging test is open. */
export type TestState = "none" | "before" | "after";

/** A complaint about a text. */
export interface TextDiagnostic {
  /** Its code, such as `E12`. */
  code: string;
  /** The character in the line, from 1. */
  column: number;
  /** The first unit. */
  from: number;
  /** What to do. */
  hint: Both | null;
  /** The line, from 1. */
  line: number;
  /** What is wrong. */
  message: Both;
  /** Whether it is one or only a doubt. */
  severity: Severity;
  /** The unit after the last. */
  to: number;
}

/** A piece of a text with its color. */
export interface TextToken {
  /** The name that style sheets use. */
  color: TokenColor;
  /** The first unit. */
  from: number;
  /** The unit after the last. */
  to: number;
}

/** A threatened move. */
export interface Threat {
  /** Chances it would win, in percentage points. */
  gain: number;
  /** The move and what follows. */
  line: Array<WrittenMove>;
}

/** What is in danger in a position. */
export interface Threats {
  /** Black's pieces. */
  black: SideThreats;
  /** The pieces that give check. */
  checkers: Array<string>;
  /** What the side that is not to move would play if it were, and what that would gain in percentage points; none in check or if it gains nothing. */
  threat: Threat | null;
  /** White's pieces. */
  white: SideThreats;
}

/** How a piece of a text of patterns is shown: the name that style sheets use. */
export type TokenColor = "clause" | "relation" | "function" | "word" | "own-figure" | "enemy-figure" | "square-figure" | "number" | "text" | "comment" | "punctuation" | "unknown";

/** A game of a competition in a list. */
export interface TournamentGame {
  /** Black's name. */
  black: string;
  /** Its number, from 0. */
  number: number;
  /** How it ended. */
  result: GameResult;
  /** White's name. */
  white: string;
}

/** A game of a competition. */
export interface TournamentGameDetail {
  /** Black's name. */
  black: string;
  /** Where it began. */
  fen: string;
  /** Its moves in coordinates. */
  moves: Array<string>;
  /** Its number, from 0. */
  number: number;
  /** The game. */
  pgn: string;
  /** How it ended. */
  result: GameResult;
  /** The texts of the sets, White's first, as far as the asker may see them. */
  texts: Array<string | null>;
  /** White's name. */
  white: string;
}

/** A competition in a list. */
export interface TournamentInfo {
  /** Its number. */
  id: number;
  /** Games played. */
  played: number;
  /** The number of the round. */
  round: number;
  /** How it stands. */
  status: TournamentStatus;
  /** Games in all. */
  total: number;
}

/** The place of an entrant. */
export interface TournamentPlace {
  /** Drawn. */
  draws: number;
  /** The rating. */
  elo: number;
  /** The number of the entrant. */
  entrant: number;
  /** Games. */
  games: number;
  /** Its 95 % interval. */
  interval: Array<number>;
  /** Whether it is clearly better than the next. */
  is_clear: boolean;
  /** Lost. */
  losses: number;
  /** Whose set it is. */
  member: number | null;
  /** The name. */
  name: string;
  /** The place, from 1; nothing for those to compare with. */
  place: number | null;
  /** Points. */
  points: number;
  /** Won. */
  wins: number;
}

/** How a competition is played. */
export interface TournamentRequest {
  /** Further entrants, each one line as on the command line: `NAME = SET [+ PATTERNS] [@ LIMIT]`, or our engine with options. */
  guests?: Array<string>;
  /** Whether games begin with unequal material; left to the level of the class if nothing is said. */
  imbalance?: boolean;
  /** How many positions each may look at for a move. */
  nodes?: number;
  /** How many openings, each played twice with colors exchanged. */
  openings?: number;
  /** The members who play at the board. */
  people?: Array<number>;
  /** What chance follows from. */
  seed?: number;
  /** Where games begin instead, one FEN or EPD each; colors are exchanged as with openings. */
  starts?: Array<string>;
  /** So many rounds by the Swiss system; everybody against everybody if nothing is said. */
  swiss?: number;
}

/** A competition so far. */
export interface TournamentState {
  /** The games that have ended. */
  games: Array<TournamentGame>;
  /** Its number. */
  id: number;
  /** Games played. */
  played: number;
  /** The number of the round. */
  round: number;
  /** The games that the asker plays at the board. */
  seats: Array<SeatedGame>;
  /** How it stands. */
  status: TournamentStatus;
  /** The table. */
  table: Array<TournamentPlace>;
  /** Games in all. */
  total: number;
}

/** How a competition stands. */
export type TournamentStatus = "running" | "done" | "stopped";

/** The tree of a set that is to become a text. */
export interface TreeRequest {
  /** The language of the keywords; the reader's if it is left out. */
  to?: Speech;
  /** The tree, as a check gives it. */
  tree: unknown;
}

/** A version of a pattern. */
export interface VersionInfo {
  /** Its number, from 1. */
  number: number;
  /** Seconds since 1970. */
  saved: number;
}

/** A function of the language. */
export interface WordInfo {
  /** How it is called. */
  call: Both;
  /** What it gives. */
  help: Both;
  /** The level from which on it may be used. */
  level: number;
  /** Its English name, as in trees. */
  name: string;
  /** The types that it takes, in English. */
  parameters: Array<string>;
  /** The type that it gives. */
  result: string;
}

/** A move in three notations. */
export interface WrittenMove {
  /** With English letters. */
  san: string;
  /** With Portuguese letters. */
  san_pt: string;
  /** In coordinates, castling as the king's two steps. */
  uci: string;
}
