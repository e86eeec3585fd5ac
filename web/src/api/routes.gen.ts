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
  addBase: { asked: { query: wire.NameQuery; body: Blob }; answer: wire.BaseInfo };
  /** All bases */
  bases: { asked: object; answer: Array<wire.BaseInfo> };
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
  stream: ['GET', '/stream'],
  subscribe: ['POST', '/stream/{stream}'],
  unsubscribe: ['DELETE', '/stream/{stream}/{topic}'],
  cancelJob: ['POST', '/jobs/{id}/cancel'],
  giveFeedback: ['POST', '/feedback'],
} as const satisfies Record<keyof Operations, readonly [string, string]>;
