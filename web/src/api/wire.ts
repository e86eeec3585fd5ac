// The shapes of the program's answers, written from its own types, by the names the pages use.
export type {
  Both,
  Detection,
  Explanation,
  GameFound,
  LineMove,
  Metrics,
  MoveEvent,
  MoveReview,
  Positions,
  Review,
  ReviewState,
  ReviewSummary,
  Said,
  Score,
  SideReview,
  WrittenMove,
} from './types.gen';
