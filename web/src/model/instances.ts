// Found instances of a pattern as lines and words: what is drawn, and how it reads in chess notation.
import type { Instance, Relation } from '../api/patlan';
import type { Arrow, ArrowStyle } from './evidence';

const STYLES: Record<string, ArrowStyle> = { attack: 'attack', possible_attack: 'possible-attack', defence: 'defence', possible_defence: 'possible-defence' };

/** The relations of an instance as arrows; one that goes through a square is drawn in two parts. */
export function relationArrows(relations: readonly Relation[]): Arrow[] {
  return relations.flatMap((relation) => {
    const style = STYLES[relation.style] ?? 'other';
    if (!relation.via) return [{ from: relation.from, to: relation.to, style }];
    return [
      { from: relation.from, to: relation.via, style },
      { from: relation.via, to: relation.to, style },
    ];
  });
}

/** "N1 = Ng4" by figure, pieces in the letters of the program. */
export function bindingTexts(instance: Instance): { figure: string; text: string; square: string }[] {
  return instance.bindings.map((binding) => ({
    figure: binding.figure,
    square: binding.square,
    text: binding.piece === '' || /^[sS]\d*$/.test(binding.figure) ? binding.square : binding.piece.endsWith(binding.square) ? binding.piece : binding.piece + binding.square,
  }));
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
