// The shapes of the program's answers, in the words of its `--json`.
export interface Both<T> { pt: T; en: T }
export interface WrittenMove { uci: string; san: string; san_pt: string }
export interface Score { cp: number | null; mate: number | null; win: number }
export interface Metrics { concreteness: number; risk: number; risk_samples: number; stability: number; style: string }
export interface ProofFacts { kind: string; line?: string[] | null }
export interface Detection {
  id: number;
  name: string;
  category: string;
  polarity: string;
  squares: string[];
  arrows: [string, string, string][];
  params: Record<string, unknown>;
  proof: ProofFacts;
  said: boolean;
  outcome: string;
}
export interface Said { n: number; template: string; detection: number; category: string; pt: string; en: string }
export interface Contrast { best_pv: string[]; refutation: string[]; terms: Record<string, number>; tempting: boolean; pt: string[]; en: string[] }
export interface Explanation {
  fen: string;
  move: WrittenMove;
  phase: string;
  score: Score;
  best: WrittenMove;
  best_score: Score;
  loss: number;
  judgement: string;
  marks: string[];
  depth: number;
  metrics: Metrics;
  pv: string[];
  verdict: Both<string>;
  detections: Detection[];
  explanations: Said[];
  fallback: Both<string> | null;
  contrast: Contrast | null;
}
export interface MoveReview extends Explanation { ply: number; white_win: number }
export interface SideReview {
  accuracy: number | null;
  accuracy_by_phase: Record<string, number | null>;
  mean_loss: number;
  judgements: Record<string, number>;
  style: string | null;
  mistakes: { theme: string; loss: number }[];
}
export interface Review {
  tags: Record<string, string>;
  opening: string | null;
  start_white_win: number;
  white: SideReview;
  black: SideReview;
  turning_points: number[];
  story: Both<string[]>;
  moves: (MoveReview | null)[];
}
export interface LineMove { uci: string; san: string; san_pt: string; fen: string }
export interface ReviewState extends Review {
  id: string;
  status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  progress: { done: number; total: number };
  start_fen: string;
  line: LineMove[];
  level: string;
  error?: string | null;
}
export interface ReviewListItem { id: string; status: ReviewState['status']; progress: { done: number; total: number }; tags: Record<string, string>; created?: string }
