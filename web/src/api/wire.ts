// The shapes of the program's answers: those written from its types, and the names the pages use for them.
import type { Review } from './types.gen';

export type { Detection, Explanation, Metrics, MoveReview, Review, Said, Score, SideReview, WrittenMove } from './types.gen';

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
