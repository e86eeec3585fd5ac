// Positions of the teacher's own: the teacher's lists of them, and a walk through one on the board of a set.
import { useEffect, useState } from 'preact/hooks';
import { call, type ApiError } from '../api/client';
import type { JudgedPosition, PositionPurpose, PositionSetInfo } from '../api/types.gen';
import { refusalIn, report } from '../ctrl/app';
import type { ClassCtrl } from '../ctrl/class';
import type { HeuristicsCtrl } from '../ctrl/heuristics';
import { t, type PlainKey } from '../i18n';
import { START_FEN, turnOf } from '../model/position';
import { FieldError } from './field-error';
import { FileButton } from './file-button';
import { Icon, IconButton } from './icon';
import { signed } from './set-board';

const PURPOSES: Record<PositionPurpose, PlainKey> = {
  practice: 'positions-practice',
  contest: 'positions-contest',
  test_before: 'positions-test-before',
  test_after: 'positions-test-after',
};

/** The lists that are no test: sets can be looked at on them, and games begin with them. */
export function playable(lists: readonly PositionSetInfo[]): PositionSetInfo[] {
  return lists.filter((one) => one.purpose === 'practice' || one.purpose === 'contest');
}

export async function positionsOf(id: number, positions: number): Promise<JudgedPosition[]> {
  return (await call('positionSet', { path: { id, positions } })).positions;
}

/** What the teacher has given to the class, and a form for more. */
export function ClassPositions({ ctrl, lists }: { ctrl: ClassCtrl; lists: readonly PositionSetInfo[] }) {
  const remove = (one: PositionSetInfo) => {
    if (confirm(t('positions-remove-sure', { name: one.name })))
      void ctrl.act(() => call('removePositionSet', { path: { id: ctrl.id, positions: one.id } }));
  };
  return (
    <section class="panel" aria-labelledby="positions-title">
      <h2 id="positions-title">{t('positions-title')}</h2>
      <p class="muted">{t('positions-lead')}</p>
      {lists.length === 0 && <p class="muted">{t('positions-none')}</p>}
      <ul class="set-list position-lists">
        {lists.map((one) => (
          <li key={one.id}>
            <div>
              <span class="set-title">{one.name}</span>
              <span class="muted small">
                {t('positions-count', { count: one.count })} · {t(PURPOSES[one.purpose])}
                {one.sharp > 0 && ` · ${t('positions-sharp', { count: one.sharp })}`}
              </span>
            </div>
            <button type="button" class="quiet" aria-label={t('positions-remove', { name: one.name })} onClick={() => remove(one)}>
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <NewList ctrl={ctrl} />
    </section>
  );
}

function NewList({ ctrl }: { ctrl: ClassCtrl }) {
  const [name, setName] = useState('');
  const [purpose, setPurpose] = useState<PositionPurpose>('practice');
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ApiError | undefined>();
  const give = async (event: Event) => {
    event.preventDefault();
    setRefused(undefined);
    setBusy(true);
    try {
      await call('addPositionSet', { path: { id: ctrl.id }, body: { name, purpose, text } });
      setName('');
      setText('');
      await ctrl.load();
    } catch (error) {
      setRefused(refusalIn(error));
    } finally {
      setBusy(false);
    }
  };
  const open = async (file: File) => setText(await file.text());
  return (
    <details>
      <summary>{t('positions-new')}</summary>
      <form class="class-form positions-form" onSubmit={(event) => void give(event)}>
        <label class="field">
          {t('positions-name')}
          <input value={name} required maxLength={60} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <label class="field">
          {t('positions-purpose')}
          <select value={purpose} onChange={(event) => setPurpose(event.currentTarget.value as PositionPurpose)}>
            {(Object.keys(PURPOSES) as PositionPurpose[]).map((one) => (
              <option key={one} value={one}>
                {t(PURPOSES[one])}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          {t('positions-text')}
          <textarea
            rows={6}
            required
            spellcheck={false}
            placeholder={START_FEN}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <div class="buttons">
          <FileButton label={t('positions-file')} accept=".epd,.fen,.txt,text/plain" onPick={(file) => void open(file)} />
        </div>
        {refused && <FieldError error={refused} />}
        <button type="submit" class="primary" disabled={isBusy}>
          {t(isBusy ? 'positions-busy' : 'positions-give')}
        </button>
      </form>
    </details>
  );
}

/** Goes through a list on the board of a set, seen by the side to move as the reference is. */
export function PositionWalk({ id, lists, studio }: { id: number; lists: readonly PositionSetInfo[]; studio: HeuristicsCtrl }) {
  const [chosen, setChosen] = useState<number | undefined>();
  const [positions, setPositions] = useState<readonly JudgedPosition[]>([]);
  const [at, setAt] = useState(0);
  const isThere = lists.some((one) => one.id === chosen);
  useEffect(() => {
    setPositions([]);
    if (chosen !== undefined) positionsOf(id, chosen).then(setPositions, report);
  }, [id, chosen]);
  const show = (place: number, among = positions) => {
    const next = Math.max(0, Math.min(among.length - 1, place));
    const position = among[next];
    if (!position) return;
    setAt(next);
    studio.setFen(position.fen);
    studio.setOwner(turnOf(position.fen));
  };
  useEffect(() => show(0), [positions]);
  if (lists.length === 0) return null;
  const position = isThere ? positions[at] : undefined;
  return (
    <div class="position-walk">
      <label class="field">
        {t('positions-walk')}
        <select
          value={isThere ? chosen : ''}
          onChange={(event) => setChosen(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))}
        >
          <option value="">{t('positions-choose')}</option>
          {lists.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name} ({t('positions-count', { count: one.count })})
            </option>
          ))}
        </select>
      </label>
      {position && (
        <>
          <p role="status">
            {t('positions-at', {
              n: at + 1,
              count: positions.length,
              side: t(`color-${turnOf(position.fen)}`),
              value: signed(position.reference / 100),
            })}
          </p>
          <div class="controls">
            <IconButton icon="previous" label={t('test-previous')} onClick={() => show(at - 1)} />
            <IconButton icon="next" label={t('test-next')} onClick={() => show(at + 1)} />
          </div>
        </>
      )}
    </div>
  );
}
