// The judging test: boards, a grade for each, no help.
import { useEffect, useState } from 'preact/hooks';
import { call } from '../api/client';
import type { JudgingTest } from '../api/types.gen';
import { report } from '../ctrl/app';
import { t } from '../i18n';
import { turnOf } from '../model/position';
import { Board } from './board';
import { IconButton } from './icon';

const GRADES = [-3, -2, -1, 0, 1, 2, 3] as const;

export function ClassTest({ id, test }: { id: number; test: 'before' | 'after' }) {
  const [judging, setJudging] = useState<JudgingTest | undefined>();
  const [at, setAt] = useState(0);
  useEffect(() => {
    call('judgingTest', { path: { id } }).then((found) => {
      setJudging(found);
      const open = found.grades.indexOf(null);
      setAt(Math.max(0, open));
    }, report);
  }, [id, test]);
  if (!judging || judging.positions.length === 0) return null;
  const fen = judging.positions[at]!;
  const done = judging.grades.filter((grade) => grade !== null).length;
  const side = turnOf(fen);
  const give = async (grade: number) => {
    try {
      await call('gradePosition', { path: { id, position: at }, body: { grade } });
      setJudging({ ...judging, grades: judging.grades.map((one, index) => (index === at ? grade : one)) });
      if (at + 1 < judging.positions.length) setAt(at + 1);
    } catch (error) {
      report(error);
    }
  };
  return (
    <section class="panel test" aria-labelledby="test-title">
      <h2 id="test-title">{t(`test-${test}`)}</h2>
      <p class="muted">{t('test-text', { count: judging.positions.length })}</p>
      <p role="status">{t('test-progress', { n: at + 1, count: judging.positions.length, done })}</p>
      <div class="test-body">
        <Board fen={fen} orientation={side} movable="none" />
        <div>
          <p>
            <strong>{t('test-question', { side: t(`color-${side}`) })}</strong>
          </p>
          <div class="grades" role="group" aria-label={t('test-question', { side: t(`color-${side}`) })}>
            {GRADES.map((grade) => (
              <button key={grade} type="button" aria-pressed={judging.grades[at] === grade} onClick={() => void give(grade)}>
                <strong>{grade > 0 ? `+${grade}` : grade}</strong>{' '}
                {t(`grade-${grade < 0 ? 'minus' : 'plus'}-${Math.abs(grade)}` as 'grade-plus-0')}
              </button>
            ))}
          </div>
          <div class="controls">
            <IconButton icon="previous" label={t('test-previous')} onClick={() => setAt(Math.max(0, at - 1))} />
            <IconButton icon="next" label={t('test-next')} onClick={() => setAt(Math.min(judging.positions.length - 1, at + 1))} />
          </div>
        </div>
      </div>
    </section>
  );
}
