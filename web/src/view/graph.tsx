// White's chances move by move; grows while the program thinks. A click or a drag goes to that move.
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { isDark } from '../ctrl/app';
import type { ReviewCtrl } from '../ctrl/review';
import { named, number, t } from '../i18n';
import { isFault } from '../model/judgement';
import { moveNumber } from '../model/notation';

const HEIGHT = 130;

export function Graph({ ctrl }: { ctrl: ReviewCtrl }) {
  const element = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(undefined);
  const moves = ctrl.moves.value;
  const length = ctrl.line.value.length;
  const start = ctrl.review.value?.start_white_win ?? 50;
  const dark = isDark();
  const at = ctrl.gameIndex.value;
  const points = new Set(ctrl.review.value?.turning_points ?? []);

  useEffect(() => {
    const box = element.current!;
    const style = getComputedStyle(document.documentElement);
    const color = (name: string) => style.getPropertyValue(name).trim();
    const values = [start, ...Array.from({ length }, (_, index) => moves[index]?.white_win ?? null)];
    const data: uPlot.AlignedData = [values.map((_, index) => index), values];
    const select = (self: uPlot) => {
      const index = self.cursor.idx;
      if (index !== null && index !== undefined) ctrl.goToIndex(index - 1);
    };
    const options: uPlot.Options = {
      width: box.clientWidth,
      height: HEIGHT,
      padding: [6, 6, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: { x: { time: false, range: [0, Math.max(1, length)] }, y: { range: [0, 100] } },
      axes: [
        {
          stroke: color('--muted'),
          grid: { show: false },
          ticks: { show: false },
          size: 22,
          values: (_, ticks) => ticks.map((tick) => (tick > 0 && tick % 2 === 0 ? String(tick / 2) : '')),
        },
        {
          stroke: color('--muted'),
          grid: { stroke: color('--line'), width: 1 },
          ticks: { show: false },
          size: 34,
          splits: () => [0, 50, 100],
          values: (_, ticks) => ticks.map((tick) => `${tick}`),
        },
      ],
      series: [{}, { stroke: color('--graph-line'), fill: color('--graph-fill'), width: 1.5, spanGaps: false, points: { show: false } }],
      hooks: {
        draw: [(self) => drawMarks(self, ctrl, color, points)],
        ready: [(self) => self.over.addEventListener('click', () => select(self))],
      },
    };
    plot.current = new uPlot(options, data, box);
    const watch = new ResizeObserver(() => plot.current?.setSize({ width: box.clientWidth, height: HEIGHT }));
    watch.observe(box);
    return () => {
      watch.disconnect();
      plot.current?.destroy();
    };
  }, [moves, length, dark]);

  useEffect(() => plot.current?.redraw(false), [at]);

  const move = moves[at];
  const text = move
    ? t('graph-at', {
        move: moveNumber(ctrl.tree.value.root.ply + move.ply),
        percent: number(move.white_win),
        judgement: named('judgement', move.judgement),
      })
    : t('graph-start', { percent: number(start) });
  return <div class="graph" ref={element} role="img" aria-label={`${t('graph-label')} ${text}`} />;
}

// The half line, the current move, and a mark on each fault of the turning points.
function drawMarks(self: uPlot, ctrl: ReviewCtrl, color: (name: string) => string, points: ReadonlySet<number>): void {
  const { ctx } = self;
  const { top, height, left, width } = self.bbox;
  const ratio = devicePixelRatio;
  const middle = self.valToPos(50, 'y', true);
  ctx.save();
  ctx.strokeStyle = color('--muted');
  ctx.setLineDash([3 * ratio, 3 * ratio]);
  ctx.beginPath();
  ctx.moveTo(left, middle);
  ctx.lineTo(left + width, middle);
  ctx.stroke();
  ctx.setLineDash([]);
  ctrl.moves.peek().forEach((move, index) => {
    if (!move || !(points.has(index) || (isFault(move.judgement) && move.judgement !== 'inaccuracy'))) return;
    ctx.fillStyle = color(move.judgement === 'blunder' ? '--blunder' : move.judgement === 'mistake' ? '--mistake' : '--accent');
    ctx.beginPath();
    ctx.arc(self.valToPos(index + 1, 'x', true), self.valToPos(move.white_win, 'y', true), 4 * ratio, 0, 2 * Math.PI);
    ctx.fill();
  });
  const at = ctrl.gameIndex.peek();
  if (at >= -1) {
    const x = self.valToPos(at + 1, 'x', true);
    ctx.strokeStyle = color('--accent');
    ctx.lineWidth = 2 * ratio;
    ctx.beginPath();
    ctx.moveTo(x, top);
    ctx.lineTo(x, top + height);
    ctx.stroke();
  }
  ctx.restore();
}
