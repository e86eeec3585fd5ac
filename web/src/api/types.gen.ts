// Written by `cargo test -p lucena-server` from the types of crates/lucena-server/src/wire; do not edit.

/** Something in Portuguese and in English. */
export interface Both {
  /** In English. */
  en: Array<string>;
  /** In Portuguese. */
  pt: Array<string>;
}

/** Something in Portuguese and in English. */
export interface Both2 {
  /** In English. */
  en: string;
  /** In Portuguese. */
  pt: string;
}

/** One thing that could be said about a move, with its proof. */
export interface Claim {
  /** From, to, color. */
  arrows: Array<[string, string, string]>;
  /** The category of its theme. */
  category: string;
  /** How sure it is, 0 to 1. */
  confidence: number;
  /** The number of its theme. */
  id: number;
  /** What lichess calls it. */
  lichess: Array<string>;
  /** The name of its theme. */
  name: string;
  /** What its sentences mention. */
  params: Record<string, unknown>;
  /** Letter, side (`w` or `b`), square. */
  pieces: Array<[string, string, string]>;
  /** Whether it speaks for the move or against it. */
  polarity: string;
  /** What makes it true. */
  proof: Proof;
  /** The squares it is about. */
  squares: Array<string>;
}

/** How a move that is not the best compares with the best. */
export interface Contrast {
  /** The line of the best move. */
  best_pv: Array<string>;
  /** Sentences in English. */
  en: Array<string>;
  /** Sentences in Portuguese. */
  pt: Array<string>;
  /** The answer to the move. */
  refutation: Array<string>;
  /** Whether the move looked fine at first. */
  tempting: boolean;
  /** The move's terms minus the best move's, in centipawns. */
  terms: Record<string, number>;
}

/** A claim, and what became of it. */
export interface Detection {
  /** From, to, color. */
  arrows: Array<[string, string, string]>;
  /** The category of its theme. */
  category: string;
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
  polarity: string;
  /** What makes it true. */
  proof: Proof;
  /** Whether it is said. */
  said: boolean;
  /** The squares it is about. */
  squares: Array<string>;
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
  fallback: Both2 | null;
  /** The position before the move. */
  fen: string;
  /** `best`, `excellent`, `good`, `inaccuracy`, `mistake` or `blunder`. */
  judgement: string;
  /** The chances the move gives away, in percentage points. */
  loss: number;
  /** `book`, `forced`, `only`, `great`, `brilliant`, `miss`. */
  marks: Array<string>;
  /** Figures about the line. */
  metrics: Metrics;
  /** The move explained. */
  move: WrittenMove;
  /** `opening`, `middlegame` or `endgame`. */
  phase: string;
  /** The expected line, the move first, in coordinates. */
  pv: Array<string>;
  /** The number of the vocabulary. */
  schema: number;
  /** What the move is worth to the side that makes it. */
  score: Score;
  /** The verdict in a sentence. */
  verdict: Both2;
}

/** Figures about a line. */
export interface Metrics {
  /** How tactical it is, 0 to 100. */
  concreteness: number;
  /** How far outcomes scatter, 0 to 100. */
  risk: number;
  /** From how many outcomes the risk was read. */
  risk_samples: number;
  /** How firm the choice stayed with growing depth. */
  stability: number;
  /** `Aggressive`, `Positional`, `Tactical`, `Defensive` or `Dynamic`. */
  style: string;
}

/** What mistakes of one theme cost. */
export interface Mistake {
  /** Chances lost, in percentage points. */
  loss: number;
  /** The theme. */
  theme: string;
}

/** A move of a reviewed game. */
export interface MoveReview {
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
  fallback: Both2 | null;
  /** The position before the move. */
  fen: string;
  /** `best`, `excellent`, `good`, `inaccuracy`, `mistake` or `blunder`. */
  judgement: string;
  /** The chances the move gives away, in percentage points. */
  loss: number;
  /** `book`, `forced`, `only`, `great`, `brilliant`, `miss`. */
  marks: Array<string>;
  /** Figures about the line. */
  metrics: Metrics;
  /** The move explained. */
  move: WrittenMove;
  /** `opening`, `middlegame` or `endgame`. */
  phase: string;
  /** The half-move, from 0. */
  ply: number;
  /** The expected line, the move first, in coordinates. */
  pv: Array<string>;
  /** The number of the vocabulary. */
  schema: number;
  /** What the move is worth to the side that makes it. */
  score: Score;
  /** The verdict in a sentence. */
  verdict: Both2;
  /** White's chances after the move, 0 to 100. */
  white_win: number;
}

/** What makes a claim true; which fields there are depends on the kind. */
export interface Proof {
  /** The material won at the end of the line. */
  balance?: number | null;
  /** The chances with the better choice. */
  best?: number | null;
  /** By how much a term or the chances change. */
  delta?: number | null;
  /** How deep the searches went. */
  depth?: number | null;
  /** What captures win, in hundredths of a pawn. */
  gain?: number | null;
  /** `Exact`, `See`, `AllReplies`, `Line`, `NullMove`, `Search` or `Term`. */
  kind: string;
  /** Moves in coordinates, castling as king takes rook: from the move on, or after it with the turn passed (`NullMove`). */
  line?: Array<string> | null;
  /** The term of the evaluation. */
  name?: string | null;
  /** The chances with the other choice. */
  other?: number | null;
  /** Who captures. */
  side?: string | null;
  /** Where captures happen. */
  square?: string | null;
  /** The least that is won after any reply. */
  worst?: number | null;
}

/** A reviewed game with its tags and its story. */
export interface Review {
  /** How Black played. */
  black: SideReview;
  /** The moves; null if the engine gave no line. */
  moves: Array<MoveReview | null>;
  /** The name of its opening. */
  opening: string | null;
  /** The number of the vocabulary. */
  schema: number;
  /** White's chances at the start, 0 to 100. */
  start_white_win: number;
  /** The game in a few sentences. */
  story: Both;
  /** The tags of the game. */
  tags: Record<string, string>;
  /** The half-moves where the game turned, from 0. */
  turning_points: Array<number>;
  /** How White played. */
  white: SideReview;
}

/** One sentence. */
export interface Said {
  /** The category of its theme. */
  category: string;
  /** The detection it is about, from 0. */
  detection: number;
  /** In English. */
  en: string;
  /** Its place, from 1. */
  n: number;
  /** In Portuguese. */
  pt: string;
  /** The template it was made with. */
  template: string;
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

/** How one side played. */
export interface SideReview {
  /** Accuracy of the whole game, 0 to 100. */
  accuracy: number | null;
  /** Accuracy in opening, middlegame and endgame. */
  accuracy_by_phase: Record<string, number | null>;
  /** How many moves of each judgement. */
  judgements: Record<string, number>;
  /** Mean loss of chances, in percentage points. */
  mean_loss: number;
  /** The themes of its mistakes, dearest first. */
  mistakes: Array<Mistake>;
  /** The style of its play. */
  style: string | null;
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
