// Moves as text: letters of each language, and words that a screen reader can say. English SAN is the form kept everywhere.
import { LANGS, LETTERS, type Lang } from '../i18n/lang';

/** Letters of other languages, in which players type moves too: Spanish and Italian, French, German, Dutch; and figurines. */
const OTHER_LETTERS = ['RDTAC', 'RDTFC', 'KDTLS', 'KDTLP', '♔♕♖♗♘', '♚♛♜♝♞'];

/** English SAN in the letters of a language. */
export function localSan(san: string, lang: Lang): string {
  if (lang === 'en') return san;
  return san.replace(/[KQRBN]/g, (letter) => LETTERS[lang][LETTERS.en.indexOf(letter)]!);
}

/**
 * What a typed move may mean in English SAN: in the user's language first, then in our others, then in any that is known. Castling
 * with zeros and small slips are mended.
 */
export function meanings(typed: string, lang: Lang): string[] {
  const others = LANGS.filter((one) => one !== lang).map((one) => LETTERS[one]);
  return [LETTERS[lang], ...others, ...OTHER_LETTERS].map((letters) => translated(typed, letters));
}

function translated(typed: string, letters: string): string {
  const castling = /^[oO0][-–]?[oO0]([-–]?[oO0])?([+#])?$/.exec(typed);
  if (castling) return castling[1] ? 'O-O-O' : 'O-O';
  const san = typed.replace(/[xX:×]/g, 'x').replace(/[-–\s]+/g, '');
  if (letters === LETTERS.en) return san;
  // A letter that this language does not have makes no move of it.
  return san.replace(/[A-Z♔-♟]/g, (letter) => LETTERS.en[letters.indexOf(letter)] ?? '?');
}

export interface SpokenWords {
  pieces: Record<'K' | 'Q' | 'R' | 'B' | 'N' | 'P', string>;
  takes: string;
  check: string;
  mate: string;
  short: string;
  long: string;
  promotes: (piece: string) => string;
}

/** A move in words: "cavalo toma e cinco, xeque" is left to the voice; squares stay letter and digit, apart. */
export function spokenSan(san: string, words: SpokenWords): string {
  const end = san.endsWith('#') ? `, ${words.mate}` : san.endsWith('+') ? `, ${words.check}` : '';
  const bare = san.replace(/[+#]$/, '');
  if (bare === 'O-O') return words.short + end;
  if (bare === 'O-O-O') return words.long + end;
  const parts = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?$/.exec(bare);
  if (!parts) return san;
  const [, letter, hint, takes, target, promoted] = parts;
  const piece = words.pieces[(letter || 'P') as keyof SpokenWords['pieces']];
  const said = [letter || takes ? piece : '', hint ? spaced(hint) : '', takes ? words.takes : '', spaced(target!)];
  const promotion = promoted ? `, ${words.promotes(words.pieces[promoted as keyof SpokenWords['pieces']])}` : '';
  return said.filter(Boolean).join(' ') + promotion + end;
}

function spaced(square: string): string {
  return square.split('').join(' ');
}

/** "12." or "12…" before a move that is the given half-move of the game, from 0. */
export function moveNumber(ply: number): string {
  return `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '…'}`;
}

/** Whether a number must be written before this move in running text. */
export function numberedSan(san: string, ply: number, lang: Lang): string {
  return `${moveNumber(ply)}${localSan(san, lang)}`;
}
