// Written by `cargo test -p lucena-server` from the types of crates/lucena-server/src/wire; do not edit.

export interface About {
  name: string;
  version: string;
  languages: [string, string];
  limits: AboutLimits;
  openapi: string;
  keeps: boolean;
}

export interface AboutLimits {
  body_bytes: number;
  base_bytes: number;
  search_ms: number;
  search_nodes: number;
  search_depth: number;
  searches: number;
  searches_of_client: number;
  elo: [number, number];
}

export interface AnalysisDone {
  nodes: number;
  time_ms: number;
}

export interface AnalysisLine {
  rank: number;
  depth: number;
  selective_depth: number;
  score: Score;
  wdl: [number, number, number];
  pv: Array<WrittenMove>;
  nodes: number;
  nps: number;
  time_ms: number;
}

export interface AnalysisLines {
  lines: Array<AnalysisLine>;
}

export interface BaseInfo {
  id: number;
  name: string;
  bytes: number;
  created: number;
}

export interface Binding {
  figure: string;
  piece: string | null;
  square: string;
}

export interface Both {
  pt: string;
  en: string;
}

export interface BothLists {
  pt: Array<string>;
  en: Array<string>;
}

export interface Claim {
  id: number;
  name: string;
  lichess: Array<string>;
  category: string;
  polarity: string;
  confidence: number;
  squares: Array<string>;
  arrows: Array<[string, string, string]>;
  pieces: Array<[string, string, string]>;
  params: Record<string, unknown>;
  proof: Proof;
}

export interface ClockState {
  white_ms: number;
  black_ms: number;
  increment_ms: number;
}

export interface CompleteRequest {
  text: string;
  offset: number;
}

export interface Completions {
  from: number;
  to: number;
  words: Array<string>;
}

export interface Contrast {
  best_pv: Array<string>;
  refutation: Array<string>;
  terms: Record<string, number>;
  tempting: boolean;
  pt: Array<string>;
  en: Array<string>;
}

export interface Created {
  id: number;
}

export interface DescribeRequest {
  text?: string | null;
  name?: string | null;
}

export interface Described {
  name: string;
  words: Both;
}

export interface Detection {
  id: number;
  name: string;
  lichess: Array<string>;
  category: string;
  polarity: string;
  confidence: number;
  squares: Array<string>;
  arrows: Array<[string, string, string]>;
  pieces: Array<[string, string, string]>;
  params: Record<string, unknown>;
  proof: Proof;
  said: boolean;
  outcome: string;
}

export interface DrawnRelation {
  from: string;
  to: string;
  via: Array<string>;
  style: string;
  relation: Both;
}

export interface ErrorBody {
  error: ErrorDetail;
}

export interface ErrorDetail {
  code: string;
  message: string;
  where?: unknown | null;
}

export interface Evaluation {
  fen: string;
  turn: string;
  phase: number;
  fullPhase: number;
  centipawns: number;
  odds: Odds;
  total: Sides;
  components: Record<string, Sides>;
  families: Record<string, Sides>;
  entries: Array<TermEntry>;
  sentences: Array<string>;
}

export interface ExplainRequest {
  fen?: string | null;
  moves: Array<string>;
  move?: string | null;
  level?: string | null;
  depth?: number | null;
  nodes?: number | null;
  time?: number | null;
}

export interface Explanation {
  schema: number;
  fen: string;
  move: WrittenMove;
  phase: string;
  score: Score;
  best: WrittenMove;
  best_score: Score;
  loss: number;
  judgement: string;
  marks: Array<string>;
  depth: number;
  metrics: Metrics;
  pv: Array<string>;
  verdict: Both;
  detections: Array<Detection>;
  explanations: Array<Said>;
  fallback: Both | null;
  contrast: Contrast | null;
}

export interface FailedPart {
  clause: string;
  reason: Both;
  places: Array<Range>;
}

export interface FeedbackRequest {
  review?: number | null;
  ply?: number | null;
  sentence: string;
  verdict: string;
}

export interface FenRequest {
  fen: string;
}

export interface FormatRequest {
  text: string;
  to?: string | null;
}

export interface Formatted {
  text: string;
}

export interface GameEnding {
  kind: string;
  result: string;
}

export interface GameFound {
  number: number;
  tags: Record<string, string>;
  start_fen: string;
  line: Array<LineMove>;
  result: string;
}

export interface GameTrouble {
  game: number;
  offset: number;
  message: string;
}

export interface LineMove {
  uci: string;
  san: string;
  san_pt: string;
  fen: string;
}

export interface MatchAnswer {
  pattern: string;
  side: string;
  fen: string;
  raw_count: number;
  valid_count: number;
  instances: Array<MatchInstance>;
  too_many: boolean;
}

export interface MatchInstance {
  valid: boolean;
  bindings: Array<Binding>;
  relations: Array<DrawnRelation>;
  told: Both;
  failed: FailedPart | null;
}

export interface MatchRequest {
  text?: string | null;
  name?: string | null;
  fen: string;
  side?: string | null;
}

export interface Metrics {
  concreteness: number;
  risk: number;
  risk_samples: number;
  stability: number;
  style: string;
}

export interface Mistake {
  theme: string;
  loss: number;
}

export interface MoveEvent {
  ply: number;
  draft: boolean;
  move: MoveReview | null;
}

export interface MoveReview {
  schema: number;
  fen: string;
  move: WrittenMove;
  phase: string;
  score: Score;
  best: WrittenMove;
  best_score: Score;
  loss: number;
  judgement: string;
  marks: Array<string>;
  depth: number;
  metrics: Metrics;
  pv: Array<string>;
  verdict: Both;
  detections: Array<Detection>;
  explanations: Array<Said>;
  fallback: Both | null;
  contrast: Contrast | null;
  ply: number;
  white_win: number;
}

export interface Odds {
  win: number;
  draw: number;
  loss: number;
}

export interface PatlanCheck {
  diagnostics: Array<PatlanDiagnostic>;
  patterns: Array<string>;
  tokens: Array<PatlanToken>;
}

export interface PatlanDiagnostic {
  code: string;
  severity: string;
  line: number;
  column: number;
  from: number;
  to: number;
  message: Both;
  hint: Both | null;
}

export interface PatlanRequest {
  text: string;
}

export interface PatlanToken {
  from: number;
  to: number;
  color: string;
}

export interface PatternDetail {
  name: string;
  theme: string | null;
  title: Both;
  description: Both;
  weight: number;
  origin: string;
  version: number | null;
  text: string;
  versions: Array<VersionInfo>;
  words: Both;
}

export interface PatternInfo {
  name: string;
  theme: string | null;
  title: Both;
  description: Both;
  weight: number;
  origin: string;
  version: number | null;
}

export interface PatternPresent {
  pattern: string;
  title: Both;
  side: string;
  instance: MatchInstance;
}

export interface PatternSummary {
  pattern: string;
  scenario: number;
  valid: number;
  scenario_games: number;
  valid_games: number;
  white: ResultCounts;
  black: ResultCounts;
  weight: SuggestedWeight | null;
}

export interface Phases {
  middlegame: number;
  endgame: number;
}

export interface PlayAnswer {
  move: WrittenMove | null;
  fen: string;
  score: Score | null;
  comment: Explanation | null;
  from_book: boolean;
  accepts_draw: boolean;
  resigns: boolean;
  ending: GameEnding | null;
}

export interface PlayRequest {
  fen?: string | null;
  moves: Array<string>;
  elo?: number | null;
  clock?: ClockState | null;
  level?: string | null;
  draw_offered: boolean;
  seed: number;
}

export interface Positions {
  kind: string;
  games: Array<GameFound>;
  troubles: Array<GameTrouble>;
  repairs: Array<string>;
}

export interface PositionsRequest {
  fen?: string | null;
  pgn?: string | null;
  text?: string | null;
}

export interface Progress {
  done: number;
  total: number;
}

export interface Proof {
  kind: string;
  side?: string | null;
  square?: string | null;
  gain?: number | null;
  worst?: number | null;
  line?: Array<string> | null;
  balance?: number | null;
  delta?: number | null;
  depth?: number | null;
  best?: number | null;
  other?: number | null;
  name?: string | null;
}

export interface Range {
  from: number;
  to: number;
}

export interface ResultCounts {
  wins: number;
  draws: number;
  losses: number;
  unknown: number;
}

export interface Review {
  schema: number;
  tags: Record<string, string>;
  opening: string | null;
  start_white_win: number;
  white: SideReview;
  black: SideReview;
  turning_points: Array<number>;
  story: BothLists;
  moves: Array<MoveReview | null>;
}

export interface ReviewRequest {
  pgn: string;
  game?: number | null;
  level?: string | null;
  depth?: number | null;
  nodes?: number | null;
  time?: number | null;
}

export interface ReviewState {
  id: number;
  title: string;
  status: string;
  progress: Progress;
  error: string | null;
  level: string;
  created: number;
  tags: Record<string, string>;
  start_fen: string;
  pgn: string;
  line: Array<LineMove>;
  draft: boolean;
  review: Review | null;
}

export interface ReviewSummary {
  id: number;
  title: string;
  status: string;
  progress: Progress;
  created: number;
}

export interface Said {
  n: number;
  template: string;
  detection: number;
  category: string;
  pt: string;
  en: string;
}

export interface Saved {
  name: string;
  version: number;
}

export interface Score {
  cp: number | null;
  mate: number | null;
  win: number;
}

export interface SearchFilters {
  player?: string | null;
  elo_least?: number | null;
  elo_most?: number | null;
  result?: string | null;
  eco_first?: string | null;
  eco_last?: string | null;
}

export interface SearchHit {
  pattern: string;
  game: number;
  offset: number;
  ply: number;
  side: string;
  fen: string;
  instances: Array<MatchInstance>;
  white: string | null;
  black: string | null;
  date: string | null;
  result: string;
}

export interface SearchRequest {
  text?: string | null;
  name?: string | null;
  base: number;
  side?: string | null;
  filters: SearchFilters;
}

export interface SearchState {
  id: number;
  title: string;
  status: string;
  progress: Progress;
  error: string | null;
  summary: SearchSummary | null;
  hits: number;
}

export interface SearchSummary {
  games: number;
  broken: number;
  positions: number;
  patterns: Array<PatternSummary>;
}

export interface SideReview {
  accuracy: number | null;
  accuracy_by_phase: Record<string, number | null>;
  mean_loss: number;
  judgements: Record<string, number>;
  style: string | null;
  mistakes: Array<Mistake>;
}

export interface SideThreats {
  hanging: Array<string>;
  loose: Array<string>;
  attacked_by_lesser: Array<string>;
  overloaded: Array<string>;
  forking: Array<string>;
}

export interface Sides {
  white: Phases;
  black: Phases;
  total: number;
}

export interface SuggestedWeight {
  value: number;
  least: number;
  most: number;
  score: number;
  expected: number;
}

export interface TermEntry {
  term: string;
  index: number;
  family: string;
  component: string;
  side: string;
  count: number;
  middlegame: number;
  endgame: number;
  inSum: boolean;
  squares: Array<string>;
}

export interface Threat {
  line: Array<WrittenMove>;
  gain: number;
}

export interface Threats {
  white: SideThreats;
  black: SideThreats;
  checkers: Array<string>;
  threat: Threat | null;
}

export interface VersionInfo {
  number: number;
  saved: number;
}

export interface WrittenMove {
  uci: string;
  san: string;
  san_pt: string;
}
