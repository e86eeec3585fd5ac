// The stages of a set as a graph: a box for each, an arrow for each transition; the current one is filled.
import type { StageInfo } from '../api/types.gen';
import { t } from '../i18n';

const WIDE = 132;
const HIGH = 40;
const GAP = 48;
const MARGIN = 8;

/** The letters of a title that fit into a box. */
const LETTERS = 15;

interface Way {
  from: number;
  to: number;
}

export function StageGraph({ stages, now }: { stages: readonly StageInfo[]; now: string | undefined }) {
  const index = (title: string | null | undefined) => stages.findIndex((stage) => stage.title === title);
  const ways = stages.flatMap((stage, from) => stage.ways.map((way) => ({ from, to: index(way.goal) }))).filter(({ to }) => to >= 0);
  const unique = ways.filter((way, place) => ways.findIndex((one) => one.from === way.from && one.to === way.to) === place);
  const height = (way: Way) => (isNext(way) ? 0 : 14 + 13 * Math.abs(way.to - way.from));
  const above = Math.max(0, ...unique.filter((way) => way.to > way.from).map(height));
  const below = Math.max(0, ...unique.filter((way) => way.to <= way.from).map(height));
  const width = stages.length * WIDE + (stages.length - 1) * GAP + 2 * MARGIN;
  const top = MARGIN + above;
  const left = (place: number) => MARGIN + place * (WIDE + GAP);
  const path = (way: Way) => {
    if (isNext(way)) return `M${left(way.from) + WIDE} ${top + HIGH / 2}H${left(way.to) - 6}`;
    const isBack = way.to <= way.from;
    const edge = isBack ? top + HIGH : top;
    const turn = isBack ? edge + height(way) * 1.25 : edge - height(way) * 1.25;
    // A stage that leads to itself would be drawn as a point.
    const [from, to] = [left(way.from) + WIDE * (isBack ? 0.35 : 0.65), left(way.to) + WIDE * (isBack ? 0.65 : 0.35)];
    return `M${from} ${edge}C${from} ${turn} ${to} ${turn} ${to} ${edge + (isBack ? 6 : -6)}`;
  };
  return (
    <div class="stage-graph">
      <svg
        viewBox={`0 0 ${width} ${top + HIGH + below + MARGIN}`}
        style={`width: ${width}px`}
        role="img"
        aria-label={t('set-stage-graph', { stages: stages.map((stage) => stage.title).join(', ') })}
      >
        <defs>
          <marker id="stage-arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse">
            <path d="M0 0L8 4L0 8z" />
          </marker>
        </defs>
        {unique.map((way) => (
          <path key={`${way.from}-${way.to}`} class="stage-way" d={path(way)} marker-end="url(#stage-arrow)" />
        ))}
        {stages.map((stage, place) => (
          <g key={stage.title} class={stage.title === now ? 'stage-box now' : 'stage-box'}>
            <title>{stage.title}</title>
            <rect x={left(place)} y={top} width={WIDE} height={HIGH} rx="9" stroke-width={stage.is_initial ? 3 : 1.5} />
            <text x={left(place) + WIDE / 2} y={top + HIGH / 2 + 5} text-anchor="middle">
              {stage.title.length > LETTERS ? `${stage.title.slice(0, LETTERS - 1)}…` : stage.title}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

function isNext(way: Way): boolean {
  return way.to === way.from + 1;
}
