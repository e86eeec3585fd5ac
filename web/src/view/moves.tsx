// The moves of the game with their judgements, and variations below the move they branch from.
import { useEffect, useRef } from 'preact/hooks';
import type { ReviewCtrl } from '../ctrl/review';
import { spokenMove } from '../ctrl/speech';
import { lang, named, t } from '../i18n';
import { clockText } from '../model/clock';
import { isFault, signOf } from '../model/judgement';
import { localSan, moveNumber } from '../model/notation';
import { lineFrom, type Node } from '../model/tree';
import { Spoken } from './spoken';

export function Moves({ ctrl }: { ctrl: ReviewCtrl }) {
  const list = useRef<HTMLOListElement>(null);
  const path = ctrl.path.value;
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current=true]');
    const box = list.current;
    if (current && box) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [path]);
  const rows = rowsOf(ctrl.line.value);
  return (
    <section class="panel moves-panel" aria-labelledby="moves-title">
      <h2 id="moves-title">{t('review-moves')}</h2>
      <ol class="moves" ref={list} tabIndex={0} aria-labelledby="moves-title">
        {rows.map((row) => (
          <li key={row.number}>
            <span class="number" aria-hidden="true">
              {row.number}.
            </span>
            {row.white ? <Move ctrl={ctrl} node={row.white} /> : <span class="move">…</span>}
            {row.black ? <Move ctrl={ctrl} node={row.black} /> : <span />}
            <Variations ctrl={ctrl} nodes={[row.white, row.black]} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Row {
  number: number;
  white: Node | undefined;
  black: Node | undefined;
}

function rowsOf(line: readonly Node[]): Row[] {
  const rows: Row[] = [];
  for (const node of line) {
    const number = Math.floor((node.ply - 1) / 2) + 1;
    const isWhite = node.ply % 2 === 1;
    const last = rows[rows.length - 1];
    if (last && last.number === number) last.black = node;
    else rows.push({ number, white: isWhite ? node : undefined, black: isWhite ? undefined : node });
  }
  return rows;
}

function Move({ ctrl, node }: { ctrl: ReviewCtrl; node: Node }) {
  const index = node.ply - ctrl.tree.value.root.ply - 1;
  const review = ctrl.moves.value[index];
  const clock = ctrl.state.value?.line[index]?.clock;
  const sign = review ? signOf(review.judgement, review.marks) : '';
  const said = `${spokenMove(node.san, node.ply - 1)}${review ? `, ${named('judgement', review.judgement)}` : ''}`;
  return (
    <button
      type="button"
      class={`move ${review?.judgement ?? 'unknown'}`}
      aria-current={ctrl.path.value === node.path}
      onClick={() => ctrl.goTo(node.path)}
    >
      <Spoken shown={localSan(node.san, lang.value)} said={said} />
      {sign && (
        <span class={isFault(review!.judgement) ? 'sign fault' : 'sign'} aria-hidden="true">
          {sign}
        </span>
      )}
      {clock !== undefined && clock !== null && <span class="time-left">{clockText(clock)}</span>}
    </button>
  );
}

// What branches off instead of the moves of a row, and after the last move of the game.
function Variations({ ctrl, nodes }: { ctrl: ReviewCtrl; nodes: (Node | undefined)[] }) {
  const tree = ctrl.tree.value;
  const branches = nodes.flatMap((node) => {
    const parent = node?.parent === undefined ? undefined : tree.nodes.get(node.parent);
    return parent ? parent.children.slice(1) : [];
  });
  if (branches.length === 0) return null;
  return (
    <div class="variations">
      {branches.map((path) => (
        <p key={path}>
          {lineFrom(tree, path).map((node, index) => {
            const answer = ctrl.asked.value.get(node.path);
            const judgement = answer && answer !== 'thinking' ? answer.judgement : 'unknown';
            return (
              <button
                key={node.path}
                type="button"
                class={`move ${judgement}`}
                aria-current={ctrl.path.value === node.path}
                onClick={() => ctrl.goTo(node.path)}
              >
                <Spoken
                  shown={(index === 0 || node.ply % 2 === 1 ? moveNumber(node.ply - 1) : '') + localSan(node.san, lang.value)}
                  said={spokenMove(node.san, node.ply - 1)}
                />
                {answer && answer !== 'thinking' && (
                  <span class="sign" aria-hidden="true">
                    {signOf(answer.judgement, answer.marks)}
                  </span>
                )}
              </button>
            );
          })}
        </p>
      ))}
    </div>
  );
}
