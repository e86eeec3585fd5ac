// A game with its variations: an immutable tree of positions. Nodes are named by the path of moves that leads to them.
import { play, plyOf, type Step } from './position';

export interface Node {
  /** The moves from the root in coordinates, separated by blanks; empty for the root. */
  path: string;
  parent: string | undefined;
  fen: string;
  /** Empty at the root. */
  uci: string;
  san: string;
  /** Half-moves played up to here, counted as the start position counts. */
  ply: number;
  /** The first child goes on with the line. */
  children: readonly string[];
}

export interface Tree {
  root: Node;
  nodes: ReadonlyMap<string, Node>;
}

export function plant(fen: string): Tree {
  const root: Node = { path: '', parent: undefined, fen, uci: '', san: '', ply: plyOf(fen), children: [] };
  return { root, nodes: new Map([['', root]]) };
}

/** A tree with one line. */
export function plantLine(fen: string, steps: readonly Step[]): Tree {
  const nodes = new Map<string, Node>();
  let parent: Node = plant(fen).root;
  nodes.set('', parent);
  for (const step of steps) {
    const child = childOf(parent, step);
    nodes.set(parent.path, { ...parent, children: [child.path] });
    nodes.set(child.path, child);
    parent = child;
  }
  return { root: nodes.get('')!, nodes };
}

function childOf(parent: Node, step: Step): Node {
  const path = parent.path === '' ? step.uci : `${parent.path} ${step.uci}`;
  return { path, parent: parent.path, fen: step.fen, uci: step.uci, san: step.san, ply: parent.ply + 1, children: [] };
}

/** Adds a move behind a node, or finds it there. Gives the tree and the path of the move; nothing if it is illegal. */
export function grow(tree: Tree, at: string, uci: string): { tree: Tree; path: string } | undefined {
  const parent = tree.nodes.get(at);
  const step = parent && play(parent.fen, uci);
  if (!parent || !step) return undefined;
  const child = childOf(parent, step);
  if (tree.nodes.has(child.path)) return { tree, path: child.path };
  const nodes = new Map(tree.nodes);
  nodes.set(at, { ...parent, children: [...parent.children, child.path] });
  nodes.set(child.path, child);
  return { tree: { root: nodes.get('')!, nodes }, path: child.path };
}

/** Takes a node and all that follows it off the tree. */
export function prune(tree: Tree, path: string): Tree {
  const node = tree.nodes.get(path);
  if (!node || node.parent === undefined) return tree;
  const nodes = new Map([...tree.nodes].filter(([key]) => key !== path && !key.startsWith(`${path} `)));
  const parent = nodes.get(node.parent)!;
  nodes.set(parent.path, { ...parent, children: parent.children.filter((child) => child !== path) });
  return { root: nodes.get('')!, nodes };
}

/** The nodes of the main line behind the root. */
export function mainline(tree: Tree): Node[] {
  return lineFrom(tree, tree.root.path).slice(1);
}

/** A node and the first line that goes on from it. */
export function lineFrom(tree: Tree, path: string): Node[] {
  const line: Node[] = [];
  for (let node = tree.nodes.get(path); node; node = tree.nodes.get(node.children[0] ?? '-')) line.push(node);
  return line;
}

/** The nodes from the root to a node, the root first. */
export function ancestry(tree: Tree, path: string): Node[] {
  const line: Node[] = [];
  for (let node = tree.nodes.get(path); node; node = node.parent === undefined ? undefined : tree.nodes.get(node.parent))
    line.unshift(node);
  return line;
}

export function isMainline(tree: Tree, path: string): boolean {
  return (
    path === '' || ancestry(tree, path).every((node) => node.parent === undefined || tree.nodes.get(node.parent)!.children[0] === node.path)
  );
}
