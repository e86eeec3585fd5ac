// Found instances of a pattern as lines and words: what is drawn, and how it reads in chess notation.
import type { Binding, DrawnRelation } from '../api/types.gen';
import type { Lang } from '../i18n/lang';
import type { Arrow, ArrowStyle } from './evidence';
import { localSan } from './notation';

const STYLES: Record<string, ArrowStyle> = {
  attack: 'attack',
  possible_attack: 'possible-attack',
  defence: 'defence',
  possible_defence: 'possible-defence',
  move: 'idea',
};

/** The relations of an instance as arrows; one that goes by way of other squares is drawn in parts. */
export function relationArrows(relations: readonly DrawnRelation[]): Arrow[] {
  return relations.flatMap((relation) => {
    const stops = [relation.from, ...relation.via, relation.to];
    const style = STYLES[relation.style] ?? 'other';
    return stops.slice(1).map((to, index) => ({ from: stops[index]!, to, style }));
  });
}

/** "Cg4" for a piece, "f2" for a square; the case of the letter says whose it is. */
export function bindingText(binding: Binding, lang: Lang): string {
  if (!binding.piece) return binding.square;
  const letter = localSan(binding.piece.toUpperCase(), lang);
  return (binding.piece === binding.piece.toUpperCase() ? letter : letter.toLowerCase()) + binding.square;
}

/** Whether a figure belongs to the opponent: lower-case letters do, squares belong to nobody. */
export function isEnemyFigure(figure: string): boolean {
  return /^[a-rt-z]/.test(figure);
}

/** The example positions that a pattern's text names for itself. */
export function examplesOf(text: string): { fen: string; isYes: boolean }[] {
  return [...text.matchAll(/^\/\/@\s*(yes|no)\s+(\S.*?)\s*$/gm)].map((match) => ({ isYes: match[1] === 'yes', fen: match[2]! }));
}

/** The name written in a pattern's text. */
export function nameIn(text: string): string | undefined {
  return /\b(?:PATTERN|PADR[AÃ]O)\s*"([^"\n]+)"/i.exec(text)?.[1];
}
