// The class: the door for visitors, the room for members, the desk for the teacher.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { call, type ApiError } from '../api/client';
import type { ClassSetInfo } from '../api/types.gen';
import { go } from '../ctrl/app';
import { ClassCtrl, comeBack, hasOldLink, here, join, leave, loadHere } from '../ctrl/class';
import { t } from '../i18n';
import { ClassPlay } from './class-play';
import { ClassSetPage } from './class-set';
import { ClassTest } from './class-test';
import { FieldError } from './field-error';
import { TeacherDesk } from './teacher';
import { TournamentPanel } from './tournament';

export function ClassPage({ code, set }: { code: string | undefined; set: number | undefined }) {
  const at = here.value;
  if (!at) return <p class="loading">{t('common-loading')}</p>;
  if (at.who === 'teacher') return <TeacherDesk isOpen={at.is_open} />;
  if (at.who === 'member' && at.class !== null && at.class !== undefined) return <Room key={at.class} id={at.class} set={set} />;
  return <Door code={code} />;
}

function Door({ code }: { code: string | undefined }) {
  const [typed, setTyped] = useState(code ?? '');
  const [nickname, setNickname] = useState('');
  const [secret, setSecret] = useState('');
  const [words, setWords] = useState<string | undefined>();
  const [isReturning, setReturning] = useState(false);
  const [refused, setRefused] = useState<ApiError | undefined>();
  const submit = async (event: Event) => {
    event.preventDefault();
    setRefused(undefined);
    if (isReturning) return setRefused(await comeBack(typed, nickname, secret));
    const joined = await join(typed, nickname);
    if (joined && 'secret' in joined) setWords(joined.secret);
    else setRefused(joined);
  };
  if (words !== undefined)
    return (
      <section class="panel door" aria-labelledby="words-title">
        <h1 id="words-title">{t('class-welcome', { nickname })}</h1>
        <p>{t('class-words')}</p>
        <p class="secret">{words}</p>
        <button type="button" class="primary" onClick={() => void loadHere()}>
          {t('class-start')}
        </button>
      </section>
    );
  return (
    <section class="panel door" aria-labelledby="door-title">
      <h1 id="door-title">{t('class-join')}</h1>
      {hasOldLink.value && (
        <p class="notice" role="status">
          {t('class-old-link')}
        </p>
      )}
      <form onSubmit={(event) => void submit(event)}>
        <label class="field">
          {t('class-code')}
          <input
            value={typed}
            required
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={12}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <label class="field">
          {t('class-nickname')}
          <input value={nickname} required autocomplete="off" maxLength={24} onInput={(event) => setNickname(event.currentTarget.value)} />
        </label>
        {isReturning && (
          <label class="field">
            {t('class-secret')}
            <input
              value={secret}
              required
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => setSecret(event.currentTarget.value)}
            />
          </label>
        )}
        {refused && <FieldError error={refused} />}
        <button type="submit" class="primary">
          {t(isReturning ? 'class-return' : 'class-enter')}
        </button>
        <button type="button" class="quiet" onClick={() => setReturning(!isReturning)}>
          {t(isReturning ? 'class-first-time' : 'class-been-here')}
        </button>
      </form>
    </section>
  );
}

function Room({ id, set }: { id: number; set: number | undefined }) {
  const ctrl = useMemo(() => new ClassCtrl(id), [id]);
  useEffect(() => {
    void ctrl.open();
    return () => ctrl.close();
  }, [ctrl]);
  const state = ctrl.state.value;
  if (!state) return <p class="loading">{t('common-loading')}</p>;
  if (set !== undefined) return <ClassSetPage ctrl={ctrl} set={set} />;
  return (
    <div class="class-room">
      <div class="page-title">
        <h1>{state.rules.name}</h1>
        <p>{t('class-hello', { nickname: state.me?.nickname ?? '' })}</p>
      </div>
      <PhaseBar phase={state.phase} round={state.round} />
      {ctrl.refused.value && <FieldError error={ctrl.refused.value} />}
      {state.rules.test !== 'none' && <ClassTest id={id} test={state.rules.test} />}
      <section class="panel" aria-labelledby="my-sets-title">
        <h2 id="my-sets-title">{t('class-my-sets')}</h2>
        {ctrl.mySets.value.length === 0 && <p class="muted">{t(ctrl.may('addClassSet') ? 'class-no-sets' : 'class-nothing-yet')}</p>}
        <ul class="set-list">
          {ctrl.mySets.value.map((one) => (
            <SetRow key={one.id} ctrl={ctrl} set={one} />
          ))}
        </ul>
        {ctrl.may('addClassSet') && <NewSet ctrl={ctrl} />}
      </section>
      {ctrl.others.value.length > 0 && (
        <section class="panel" aria-labelledby="other-sets-title">
          <h2 id="other-sets-title">{t('class-other-sets')}</h2>
          <ul class="set-list">
            {ctrl.others.value.map((one) => (
              <SetRow key={one.id} ctrl={ctrl} set={one} />
            ))}
          </ul>
          {ctrl.may('mergeSets') && <Merge ctrl={ctrl} />}
        </section>
      )}
      <TournamentPanel ctrl={ctrl} />
      <p>
        <button type="button" class="quiet" onClick={() => void leave()}>
          {t('class-leave')}
        </button>
      </p>
    </div>
  );
}

const PHASES = ['authoring', 'competition', 'collaboration'] as const;

/** The three phases, the present one marked, and what can be done in it. */
export function PhaseBar({ phase, round, isTeacher = false }: { phase: (typeof PHASES)[number]; round: number; isTeacher?: boolean }) {
  return (
    <div class="phase-bar">
      <p class="muted">{t('class-round', { n: round })}</p>
      <ol>
        {PHASES.map((one) => (
          <li key={one} aria-current={one === phase ? 'step' : undefined}>
            {t(`phase-${one}`)}
          </li>
        ))}
      </ol>
      <p>{isTeacher ? t(`teacher-in-${phase}`) : t(`phase-${phase}-text`)}</p>
    </div>
  );
}

export function classSetHash(set: number): string {
  return `#/class/${set}`;
}

function SetRow({ ctrl, set }: { ctrl: ClassCtrl; set: ClassSetInfo }) {
  const canOpen = set.rights.includes('see');
  const canPlay = !set.is_mine && set.rights.includes('use') && set.version !== null;
  const [isPlaying, setPlaying] = useState(false);
  const enter = (isEntered: boolean) =>
    void ctrl.act(() => call('enterClassSet', { path: { id: ctrl.id, set: set.id }, body: { is_entered: isEntered } }));
  return (
    <li>
      <div>
        {canOpen ? (
          <a class="set-title" href={classSetHash(set.id)}>
            {set.title}
          </a>
        ) : (
          <span class="set-title">{set.title}</span>
        )}
        <span class="muted small">
          {set.is_mine ? '' : `${set.author} · `}
          {set.version === null ? t('class-draft-only') : t('class-version', { n: set.version, level: set.level ?? 1 })}
          {set.is_group && ` · ${t('class-group')}`}
          {set.annotations > 0 && ` · ${t('class-remarks', { count: set.annotations })}`}
          {set.frozen && ` · ${t('class-frozen', { mark: set.frozen.slice(0, 8) })}`}
        </span>
      </div>
      {set.is_mine && ctrl.may('enterClassSet') && (
        <label class="check">
          <input type="checkbox" checked={set.is_entered} onChange={(event) => enter(event.currentTarget.checked)} />
          {t('class-competes')}
        </label>
      )}
      {canPlay && (
        <button type="button" class="quiet" aria-expanded={isPlaying} onClick={() => setPlaying(!isPlaying)}>
          {t('class-play')}
        </button>
      )}
      {isPlaying && canPlay && <ClassPlay id={ctrl.id} set={set.id} />}
    </li>
  );
}

function NewSet({ ctrl }: { ctrl: ClassCtrl }) {
  const begin = async () => {
    const made = await ctrl.act(() => call('addClassSet', { path: { id: ctrl.id }, body: { text: `${t('set-template')}\n` } }));
    if (made) go(classSetHash(made.id));
  };
  return (
    <button type="button" class="primary" onClick={() => void begin()}>
      {t('class-new-set')}
    </button>
  );
}

/** A group makes one set of several. */
function Merge({ ctrl }: { ctrl: ClassCtrl }) {
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const sets = (ctrl.state.value?.sets ?? []).filter((set) => set.version !== null && (set.is_mine || set.rights.includes('see')));
  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const merge = async (event: Event) => {
    event.preventDefault();
    const members = [...new Set(sets.filter((set) => chosen.includes(set.id)).map((set) => set.owner))];
    const made = await ctrl.act(() => call('mergeSets', { path: { id: ctrl.id }, body: { title, sets: [...chosen], members } }));
    if (made) go(classSetHash(made.id));
  };
  return (
    <details class="merge">
      <summary>{t('class-merge')}</summary>
      <form onSubmit={(event) => void merge(event)}>
        <p class="muted">{t('class-merge-text')}</p>
        <fieldset>
          <legend>{t('class-merge-sets')}</legend>
          {sets.map((set) => (
            <label key={set.id}>
              <input type="checkbox" checked={chosen.includes(set.id)} onChange={() => toggle(set.id)} />
              {set.title} ({set.author})
            </label>
          ))}
        </fieldset>
        <label class="field">
          {t('class-merge-title')}
          <input value={title} required maxLength={60} onInput={(event) => setTitle(event.currentTarget.value)} />
        </label>
        <button type="submit" disabled={chosen.length < 2 || title.trim() === ''}>
          {t('class-merge-do')}
        </button>
      </form>
    </details>
  );
}
