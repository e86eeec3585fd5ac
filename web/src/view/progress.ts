// How far work is, in words: its place in the line while it waits, then its share.
import { t } from '../i18n';
import { percent } from '../model/score';

export interface Progress {
  done: number;
  total: number;
  before: number;
}

export function runningText(progress: Progress): string {
  return progress.before > 0 ? t('review-queued', { before: progress.before }) : t('review-progress', { percent: percent(progress) });
}
