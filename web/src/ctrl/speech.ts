// What is said when a move appears on the board: moves in words, for the live region.
import { t } from '../i18n';
import { moveNumber, spokenSan, type SpokenWords } from '../model/notation';
import type { Node } from '../model/tree';
import { announce } from './app';

export function words(): SpokenWords {
  return {
    pieces: { K: t('piece-king'), Q: t('piece-queen'), R: t('piece-rook'), B: t('piece-bishop'), N: t('piece-knight'), P: t('piece-pawn') },
    takes: t('speech-takes'),
    check: t('speech-check'),
    mate: t('speech-mate'),
    short: t('speech-short'),
    long: t('speech-long'),
    promotes: (piece) => t('speech-promotes', { piece }),
  };
}

export function spokenMove(san: string, ply: number): string {
  return `${moveNumber(ply)} ${spokenSan(san, words())}`;
}

export function speakMove(node: Node): void {
  announce(node.san === '' ? t('speech-start') : spokenMove(node.san, node.ply - 1));
}
