// The tree of a heuristic set as forms change it: immutable, addressed by paths; new parts begin with something sensible in every slot.
export interface Branch {
  kind: string;
  [field: string]: unknown;
}

export type Path = readonly (string | number)[];

/** What stands at a path. */
export function partAt(tree: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | undefined)?.[step], tree);
}

/** The same tree with something else at a path. */
export function withPart(tree: unknown, path: Path, part: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return part;
  if (Array.isArray(tree)) return tree.map((one, index) => (index === step ? withPart(one, rest, part) : one));
  const branch = tree as Record<string, unknown>;
  return { ...branch, [step]: withPart(branch[step], rest, part) };
}

/** The same tree with something more in the list at a path. */
export function withMore(tree: unknown, path: Path, part: unknown): unknown {
  return withPart(tree, path, [...((partAt(tree, path) as unknown[] | undefined) ?? []), part]);
}

/** The same tree without the last step of a path, which is a place in a list. */
export function without(tree: unknown, path: Path): unknown {
  const list = path.slice(0, -1);
  const index = path[path.length - 1];
  return withPart(
    tree,
    list,
    (partAt(tree, list) as unknown[]).filter((_, place) => place !== index),
  );
}

export const PIECES = ['PAWN', 'KNIGHT', 'BISHOP', 'ROOK', 'QUEEN', 'KING'] as const;

export function word(text: string): Branch {
  return { kind: 'word', word: text };
}

/** All pieces of a type that are mine. */
function piecesOf(piece: string): Branch {
  return { kind: 'attribute', of: word(piece), name: 'MINE', arguments: null };
}

/** Something of a type to begin with. */
export function filler(type: string): Branch {
  if (type === 'PIECE[]' || type === 'PIECE') return piecesOf('KNIGHT');
  if (type.endsWith('[]')) return type.startsWith('SQUARE') ? word('WHOLE_BOARD') : { kind: 'elements', elements: [word('KNIGHT')] };
  switch (type) {
    case 'PLAYER':
      return word('ME');
    case 'BOOLEAN':
      return word('TRUE');
    case 'SQUARE':
      return { kind: 'square', name: 'e4' };
    case 'PIECE_TYPE':
      return word('KNIGHT');
    case 'TEXT':
      return { kind: 'text', value: '' };
    default:
      return { kind: 'number', value: 1 };
  }
}

/** A call of a function with its slots filled. */
export function newCall(name: string, parameters: readonly string[]): Branch {
  return { kind: 'call', name, arguments: parameters.map(filler) };
}

/** The usual values of the pieces. */
export const USUAL = { PAWN: 1, KNIGHT: 3, BISHOP: 3, ROOK: 5, QUEEN: 9 } as const;

/** The value of a piece, as a line of a stage. */
export function pieceValue(piece: keyof typeof USUAL): Branch {
  return { kind: 'pieceValue', piece, value: USUAL[piece] };
}

/** A stage to begin with. */
export function newStage(title: string): Branch {
  return { kind: 'stage', title, items: (Object.keys(USUAL) as (keyof typeof USUAL)[]).map(pieceValue) };
}

/** A transition to begin with: after ten moves another stage is current. */
export function newTransition(title: string, stage: string): Branch {
  const moves = { kind: 'call', name: 'MOVE_NUMBER', arguments: [] };
  const condition = { kind: 'binary', operator: '>=', left: moves, right: { kind: 'number', value: 10 } };
  return { kind: 'heuristic', changes: 'STAGE_TRANSITION', title, annotations: [], condition, actions: [{ kind: 'stage', stage }] };
}

/** What a stage adds up if nothing is said: the values of mine without those of the opponent. */
export function standardExpression(): Branch {
  const types = { kind: 'elements', elements: ['PAWN', 'ROOK', 'KNIGHT', 'BISHOP', 'QUEEN'].map(word) };
  const sum = (player: string) => ({ kind: 'call', name: 'SUM_PIECES', arguments: [types, word('WHOLE_BOARD'), word(player)] });
  return { kind: 'binary', operator: '-', left: sum('ME'), right: sum('OPPONENT') };
}

/** A rule to begin with: a knight somewhere is worth a little more. */
export function newRule(title: string, changes: 'PIECE_VALUE' | 'BOARD_VALUE'): Branch {
  const pieces = { kind: 'elements', elements: [word('KNIGHT')] };
  const has = { kind: 'call', name: 'HAS_PIECES', arguments: [pieces, word('WHOLE_BOARD'), word('ME')] };
  const half = { kind: 'number', value: 0.5 };
  const action =
    changes === 'PIECE_VALUE'
      ? { kind: 'pieces', target: piecesOf('KNIGHT'), operator: '+', operand: half }
      : { kind: 'board', value: { kind: 'binary', operator: '+', left: word('BOARD'), right: half } };
  return { kind: 'heuristic', changes, title, annotations: [], condition: has, actions: [action] };
}

/** The squares of a region that is written square by square, or nothing if it is worked out. */
export function squaresOfRegion(region: Branch): Set<string> | undefined {
  const squares = region.squares as Branch | undefined;
  if (squares?.kind !== 'elements') return undefined;
  const found = new Set<string>();
  for (const one of squares.elements as Branch[]) {
    if (one.kind === 'square') found.add(String(one.name));
    else if (one.kind === 'range') for (const square of between(String(one.from), String(one.to))) found.add(square);
    else return undefined;
  }
  return found;
}

/** All squares of the rectangle between two corners. */
export function between(from: string, to: string): string[] {
  const span = (a: number, b: number) => Array.from({ length: Math.abs(a - b) + 1 }, (_, index) => Math.min(a, b) + index);
  const files = span(from.charCodeAt(0), to.charCodeAt(0)).map((code) => String.fromCharCode(code));
  return files.flatMap((file) => span(Number(from[1]), Number(to[1])).map((rank) => `${file}${rank}`));
}

export function regionOf(name: string, squares: Iterable<string>): Branch {
  const elements = [...squares].toSorted().map((square) => ({ kind: 'square', name: square }));
  return { kind: 'region', name, squares: { kind: 'elements', elements } };
}
