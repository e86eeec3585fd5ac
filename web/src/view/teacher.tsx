// The teacher's desk: classes, the screen for the wall, phases and competitions, positions, members, the report, files.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addressOf, call, type ApiError } from '../api/client';
import type { ClassInfo, ClassScreen, ClassState, WordInfo } from '../api/types.gen';
import { refusalIn, report } from '../ctrl/app';
import { ClassCtrl } from '../ctrl/class';
import { lang, moment, t } from '../i18n';
import { PhaseBar } from './class';
import { ClassPositions, playable, positionsOf } from './class-positions';
import { ClassReportPanel } from './class-report';
import { FieldError } from './field-error';
import { FileButton } from './file-button';
import { Icon } from './icon';
import { PlayFields, usualPlay } from './play-fields';
import { TournamentPanel } from './tournament';

export function TeacherDesk({ isOpen }: { isOpen: boolean }) {
  const [classes, setClasses] = useState<readonly ClassInfo[] | undefined>();
  const [chosen, setChosen] = useState<number | undefined>();
  const load = async () => {
    try {
      setClasses(await call('classes', {}));
    } catch (error) {
      report(error);
    }
  };
  useEffect(() => void load(), []);
  const gone = () => {
    setChosen(undefined);
    void load();
  };
  if (!classes) return <p class="loading">{t('common-loading')}</p>;
  const id = chosen ?? classes[0]?.id;
  return (
    <div class="class-room teacher">
      <div class="page-title">
        <h1>{t('teacher-title')}</h1>
        <p class="muted">{t('teacher-lead')}</p>
      </div>
      {!isOpen && <p class="notice">{t('teacher-closed')}</p>}
      {classes.length > 1 && (
        <label class="field">
          {t('teacher-which')}
          <select value={id} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
            {classes.map((one) => (
              <option key={one.id} value={one.id}>
                {one.rules.name} ({t('teacher-count', { count: one.members })})
              </option>
            ))}
          </select>
        </label>
      )}
      {id !== undefined && <Desk key={id} id={id} classes={classes} onGone={gone} />}
      <NewClass
        isFirst={classes.length === 0}
        onMade={(made) => {
          setChosen(made);
          void load();
        }}
      />
    </div>
  );
}

function NewClass({ isFirst, onMade }: { isFirst: boolean; onMade: (id: number) => void }) {
  const [name, setName] = useState('');
  const [level, setLevel] = useState(2);
  const [refused, setRefused] = useState<ApiError | undefined>();
  const open = async (event: Event) => {
    event.preventDefault();
    setRefused(undefined);
    try {
      onMade((await call('addClass', { body: { name, level_limit: level, language: lang.peek(), test: 'none' } })).id);
      setName('');
    } catch (error) {
      setRefused(refusalIn(error));
    }
  };
  const put = async (file: File) => {
    setRefused(undefined);
    try {
      onMade((await call('importClass', { body: JSON.parse(await file.text()) })).id);
    } catch (error) {
      if (error instanceof SyntaxError) report(error);
      else setRefused(refusalIn(error));
    }
  };
  return (
    <details class="panel" open={isFirst}>
      <summary>{t(isFirst ? 'teacher-first' : 'teacher-new')}</summary>
      <form class="class-form" onSubmit={(event) => void open(event)}>
        <label class="field">
          {t('teacher-name')}
          <input value={name} required maxLength={60} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        <LevelField level={level} onLevel={setLevel} />
        <button type="submit" class="primary">
          {t('teacher-open')}
        </button>
      </form>
      <div class="buttons">
        <FileButton label={t('teacher-import')} accept="application/json,.json" onPick={(file) => void put(file)} />
      </div>
      {refused && <FieldError error={refused} />}
    </details>
  );
}

function LevelField({ level, onLevel }: { level: number; onLevel: (level: number) => void }) {
  return (
    <label class="field">
      {t('teacher-level')}
      <select value={level} onChange={(event) => onLevel(Number(event.currentTarget.value))}>
        {([1, 2, 3, 4, 5, 6] as const).map((one) => (
          <option key={one} value={one}>
            {t(`level-${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Desk({ id, classes, onGone }: { id: number; classes: readonly ClassInfo[]; onGone: () => void }) {
  const ctrl = useMemo(() => new ClassCtrl(id), [id]);
  useEffect(() => {
    void ctrl.open();
    return () => ctrl.close();
  }, [ctrl]);
  const state = ctrl.state.value;
  if (!state) return <p class="loading">{t('common-loading')}</p>;
  return (
    <>
      <Wall id={id} state={state} />
      <Phases ctrl={ctrl} state={state} />
      {ctrl.refused.value && <FieldError error={ctrl.refused.value} />}
      <TournamentPanel ctrl={ctrl} />
      <ClassPositions ctrl={ctrl} lists={state.positions} />
      <Members ctrl={ctrl} state={state} classes={classes} />
      <ClassReportPanel id={id} state={state} />
      <Rules ctrl={ctrl} state={state} onGone={onGone} />
    </>
  );
}

/** Code, address and QR code, large enough for the last row. */
function Wall({ id, state }: { id: number; state: ClassState }) {
  const [screen, setScreen] = useState<ClassScreen | undefined>();
  useEffect(() => {
    call('classScreen', { path: { id } }).then(setScreen, report);
  }, [id]);
  const address = screen?.addresses[0];
  return (
    <section class="panel wall" aria-labelledby="wall-title">
      <div>
        <h2 id="wall-title">{state.rules.name}</h2>
        <p>{t('wall-go')}</p>
        <p class="wall-address">{address?.address}</p>
        <p>{t('wall-type')}</p>
        <p class="wall-code">{screen?.code}</p>
        {screen?.only_here && <p class="notice">{t('wall-only-here')}</p>}
      </div>
      {address && <QrPicture rows={address.qr} label={t('wall-qr', { address: address.address })} />}
    </section>
  );
}

function QrPicture({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 8;
  const path = rows.flatMap((row, y) => [...row].map((cell, x) => (cell === '#' ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const NEXT = { authoring: 'competition', competition: 'collaboration', collaboration: 'authoring' } as const;

function Phases({ ctrl, state }: { ctrl: ClassCtrl; state: ClassState }) {
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [play, setPlay] = useState(usualPlay());
  const [people, setPeople] = useState<readonly number[]>([]);
  const [list, setList] = useState<number | undefined>();
  const lists = playable(state.positions);
  const next = NEXT[state.phase];
  const lead = async () => {
    const done = await ctrl.act(() => call('setPhase', { path: { id: ctrl.id }, body: { phase: next } }));
    setLeftOut(done?.left_out ?? []);
  };
  const running = state.tournaments.find((one) => one.status === 'running');
  const start = () =>
    void ctrl.act(async () => {
      const isListed = list !== undefined && lists.some((one) => one.id === list);
      const starts = isListed ? (await positionsOf(ctrl.id, list)).map((one) => one.fen) : [];
      const made = await call('startTournament', {
        path: { id: ctrl.id },
        body: { ...play, starts, people: [...people], seed: Date.now() % 1_000_000 },
      });
      ctrl.watched.value = made.id;
      ctrl.tournament.value = undefined;
    });
  return (
    <section class="panel" aria-labelledby="phase-title">
      <h2 id="phase-title">{t('teacher-phase')}</h2>
      <PhaseBar phase={state.phase} round={state.round} isTeacher />
      {leftOut.length > 0 && <p class="notice">{t('teacher-left-out', { titles: leftOut.join(', ') })}</p>}
      {state.phase === 'competition' && (
        <div class="class-form competition-form">
          <PlayFields play={play} onPlay={setPlay} lists={lists} list={list} onList={setList} />
          {state.roll.length > 0 && (
            <details>
              <summary>{t('competition-people')}</summary>
              <fieldset class="entrants">
                <legend>{t('competition-people')}</legend>
                {state.roll.map((one) => (
                  <label key={one.id}>
                    <input
                      type="checkbox"
                      checked={people.includes(one.id)}
                      onChange={() => setPeople(people.includes(one.id) ? people.filter((id) => id !== one.id) : [...people, one.id])}
                    />
                    {one.nickname}
                  </label>
                ))}
              </fieldset>
            </details>
          )}
          {running ? (
            <button
              type="button"
              onClick={() => void ctrl.act(() => call('stopTournament', { path: { id: ctrl.id, tournament: running.id } }))}
            >
              {t('teacher-stop')}
            </button>
          ) : (
            <button type="button" class="primary" onClick={start}>
              {t('teacher-start')}
            </button>
          )}
        </div>
      )}
      <button type="button" onClick={() => void lead()}>
        {t(`teacher-to-${next}`)}
      </button>
    </section>
  );
}

const ROLES = ['learner', 'monitor', 'master', 'judge', 'statistician', 'coordinator'] as const;

function Members({ ctrl, state, classes }: { ctrl: ClassCtrl; state: ClassState; classes: readonly ClassInfo[] }) {
  const others = classes.filter((one) => one.id !== ctrl.id);
  const [words, setWords] = useState<{ nickname: string; secret: string } | undefined>();
  const path = (member: number) => ({ id: ctrl.id, member });
  const reset = async (member: number, nickname: string) => {
    const made = await ctrl.act(() => call('resetSecret', { path: path(member) }));
    if (made) setWords({ nickname, secret: made.secret });
  };
  return (
    <section class="panel" aria-labelledby="members-title">
      <h2 id="members-title">{t('members-title', { count: state.roll.length })}</h2>
      {words && (
        <p class="notice" role="status">
          {t('members-new-words', { nickname: words.nickname })} <strong class="secret">{words.secret}</strong>
        </p>
      )}
      {state.roll.length === 0 && <p class="muted">{t('members-none')}</p>}
      <ul class="set-list">
        {state.roll.map((one) => (
          <li key={one.id}>
            <div>
              <strong>{one.nickname}</strong>{' '}
              <span class="muted small">{one.last_seen ? t('members-seen', { when: moment(one.last_seen) }) : ''}</span>
            </div>
            <div class="buttons">
              <select
                aria-label={t('members-role', { nickname: one.nickname })}
                value={one.role}
                onChange={(event) =>
                  void ctrl.act(() =>
                    call('saveMember', { path: path(one.id), body: { role: event.currentTarget.value as (typeof ROLES)[number] } }),
                  )
                }
              >
                {ROLES.map((role) => (
                  <option key={role} value={role}>
                    {t(`role-${role}`)}
                  </option>
                ))}
              </select>
              <button type="button" class="quiet" onClick={() => void reset(one.id, one.nickname)}>
                {t('members-reset')}
              </button>
              <button
                type="button"
                class="quiet"
                onClick={() => {
                  const nickname = prompt(t('members-rename-to'), one.nickname);
                  if (nickname) void ctrl.act(() => call('saveMember', { path: path(one.id), body: { nickname } }));
                }}
              >
                {t('members-rename')}
              </button>
              {others.length > 0 && (
                <select
                  aria-label={t('members-move', { nickname: one.nickname })}
                  value=""
                  onChange={(event) => {
                    const to = Number(event.currentTarget.value);
                    if (to) void ctrl.act(() => call('saveMember', { path: path(one.id), body: { class: to } }));
                  }}
                >
                  <option value="">{t('members-move-to')}</option>
                  {others.map((other) => (
                    <option key={other.id} value={other.id}>
                      {other.rules.name}
                    </option>
                  ))}
                </select>
              )}
              <button
                type="button"
                class="quiet"
                aria-label={t('members-remove', { nickname: one.nickname })}
                onClick={() => {
                  if (confirm(t('members-remove-sure', { nickname: one.nickname })))
                    void ctrl.act(() => call('removeMember', { path: path(one.id) }));
                }}
              >
                <Icon name="trash" />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rules({ ctrl, state, onGone }: { ctrl: ClassCtrl; state: ClassState; onGone: () => void }) {
  const put = (body: ClassState['rules']) => void ctrl.act(() => call('saveClass', { path: { id: ctrl.id }, body }));
  const save = (change: Partial<ClassState['rules']>) => put({ ...state.rules, ...change });
  const remove = async () => {
    if (!confirm(t('teacher-delete-sure', { name: state.rules.name }))) return;
    try {
      await call('removeClass', { path: { id: ctrl.id } });
      onGone();
    } catch (error) {
      report(error);
    }
  };
  return (
    <section class="panel" aria-labelledby="rules-title">
      <h2 id="rules-title">{t('teacher-rules')}</h2>
      <div class="search-tools">
        <LevelField level={state.rules.level_limit} onLevel={(level) => save({ level_limit: level })} />
        <label class="field">
          {t('teacher-test')}
          <select value={state.rules.test} onChange={(event) => save({ test: event.currentTarget.value as 'none' })}>
            {(['none', 'before', 'after'] as const).map((one) => (
              <option key={one} value={one}>
                {t(`teacher-test-${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Allowed rules={state.rules} put={put} />
      <p class="buttons">
        <a class="button" href={addressOf('exportClass', { path: { id: ctrl.id } })} download>
          {t('teacher-export')}
        </a>
        <button type="button" class="quiet" onClick={() => void remove()}>
          <Icon name="trash" /> {t('teacher-delete')}
        </button>
      </p>
    </section>
  );
}

/** How long sets may be, and which functions pupils may use. */
function Allowed({ rules, put }: { rules: ClassState['rules']; put: (rules: ClassState['rules']) => void }) {
  const [functions, setFunctions] = useState<readonly WordInfo[]>([]);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    setOpen(true);
    if (functions.length === 0) setFunctions((await call('heuristicWords', {}).catch(() => undefined))?.functions ?? []);
  };
  const { allowed_functions: chosen, ...anyFunction } = rules;
  const { max_tokens: most, ...anyLength } = rules;
  const toggle = (name: string) => {
    const now = chosen ?? [];
    put({ ...rules, allowed_functions: now.includes(name) ? now.filter((one) => one !== name) : [...now, name] });
  };
  const limit = (words: number) => put(words > 0 ? { ...rules, max_tokens: words } : anyLength);
  const choose = (isAny: boolean) => put(isAny ? anyFunction : { ...rules, allowed_functions: ['HAS_PIECES', 'PIECES_ON'] });
  return (
    <>
      <div class="search-tools">
        <label class="field">
          {t('teacher-capacity')}
          <input type="number" min="0" max="100000" value={most ?? 0} onChange={(event) => limit(event.currentTarget.valueAsNumber || 0)} />
        </label>
      </div>
      <details open={isOpen} onToggle={(event) => event.currentTarget.open && void open()}>
        <summary>{chosen ? t('teacher-functions-some', { count: chosen.length }) : t('teacher-functions-all')}</summary>
        <label class="check">
          <input type="checkbox" checked={chosen === undefined} onChange={(event) => choose(event.currentTarget.checked)} />
          {t('teacher-functions-any')}
        </label>
        {chosen && (
          <fieldset class="entrants functions">
            <legend>{t('teacher-functions')}</legend>
            {functions
              .filter((one) => one.level <= rules.level_limit)
              .map((one) => (
                <label key={one.name} title={one.help[lang.value]}>
                  <input type="checkbox" checked={chosen.includes(one.name)} onChange={() => toggle(one.name)} />
                  <code>{one.call[lang.value].split('(')[0]}</code>
                </label>
              ))}
          </fieldset>
        )}
      </details>
    </>
  );
}
