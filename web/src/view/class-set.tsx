// A set of a class: its author writes it in the studio; others read it, remark on its lines, compare it, copy it.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { call } from '../api/client';
import type { AnnotationInfo, ClassSetDetail, ClassSetInfo, GrantInfo, Right } from '../api/types.gen';
import { go, report } from '../ctrl/app';
import type { ClassCtrl } from '../ctrl/class';
import { HeuristicsCtrl, type Place } from '../ctrl/heuristics';
import type { SetChoice } from '../ctrl/set-choice';
import { moment, t } from '../i18n';
import { classSetHash } from './class';
import { playable, PositionWalk, positionsOf } from './class-positions';
import { FieldError } from './field-error';
import { Icon } from './icon';
import { LedgerPanel, SetBoard } from './set-board';
import { lazy } from './lazy';
import type { ClassShelf } from './set-comparison';
import { SetWriting } from './set-writing';
import { Versions } from './versions';

const SetComparison = lazy(() => import('./set-comparison').then((module) => module.SetComparison));

export function ClassSetPage({ ctrl, set }: { ctrl: ClassCtrl; set: number }) {
  const [detail, setDetail] = useState<ClassSetDetail | undefined>();
  const path = { id: ctrl.id, set };
  const place = useMemo<Place>(
    () => ({
      level: undefined,
      async keep(text) {
        await call('saveClassDraft', { path, body: { text } });
      },
      async save(text) {
        const { version } = await call('saveClassVersion', { path, body: { text } });
        await load(false);
        return version;
      },
    }),
    [set],
  );
  const studio = useMemo(() => new HeuristicsCtrl(place), [place]);
  useEffect(() => () => studio.close(), [studio]);
  const load = async (isNew: boolean) => {
    try {
      const found = await call('classSet', { path });
      setDetail(found);
      if (isNew) studio.open(found.text, found.version ?? undefined, found.is_draft);
    } catch (error) {
      report(error);
      if (isNew) go('#/class');
    }
  };
  useEffect(() => {
    void load(true);
  }, [set]);
  if (!detail) return <p class="loading">{t('common-loading')}</p>;
  // The list is looked at again and again: what may be done follows the phase.
  const info = ctrl.state.value?.sets.find((one) => one.id === set) ?? detail;
  const canWrite = info.rights.includes('alter');
  const lists = playable(ctrl.state.value?.positions ?? []);
  const shelf: ClassShelf = {
    sets: (ctrl.state.value?.sets ?? []).flatMap((one) => choiceOf(ctrl.id, set, one)),
    lists,
    load: (list) => positionsOf(ctrl.id, list),
  };
  return (
    <div class="studio heuristics">
      <div class="page-title">
        <p>
          <a href="#/class">← {ctrl.state.value?.rules.name}</a>
        </p>
        <h1>{info.title}</h1>
        <p class="muted">
          {info.is_mine ? t(`phase-${ctrl.state.value?.phase ?? 'authoring'}-text`) : t('class-by', { author: info.author })}
        </p>
      </div>
      <SetWriting key={String(canWrite)} ctrl={studio} title={t('set-text')} isReadOnly={!canWrite} />
      <SetBoard ctrl={studio}>
        <PositionWalk id={ctrl.id} lists={lists} studio={studio} />
      </SetBoard>
      <LedgerPanel ctrl={studio} />
      <section class="panel more" aria-labelledby="more-title">
        <h2 id="more-title">{t('class-together')}</h2>
        <Remarks ctrl={ctrl} detail={detail} canAnnotate={info.rights.includes('annotate')} onChange={() => void load(false)} />
        {detail.versions.length > 0 && (
          <Versions
            of={String(set)}
            versions={detail.versions.map(({ number, written }) => ({ number, saved: written }))}
            text={studio.text.value}
            read={(version) => call('classVersion', { path: { ...path, version } })}
          />
        )}
        <SetComparison text={studio.text.value} isSound={studio.checked.value.fingerprint !== null} shelf={shelf} />
        {detail.grants && ctrl.may('grantRights') && (
          <Rights ctrl={ctrl} detail={detail} grants={detail.grants} onChange={() => void load(false)} />
        )}
        <Deeds ctrl={ctrl} set={set} rights={info.rights} />
        {ctrl.refused.value && <FieldError error={ctrl.refused.value} />}
      </section>
    </div>
  );
}

/** Another set of the class to compare with, if its text may be seen. */
function choiceOf(id: number, own: number, set: ClassSetInfo): SetChoice[] {
  const { version } = set;
  if (set.id === own || version === null || version === undefined || !set.rights.includes('see')) return [];
  const text = async () => (await call('classVersion', { path: { id, set: set.id, version } })).text;
  return [{ name: `class ${set.id}`, title: `${set.title} (${set.author})`, level: set.level ?? 1, text }];
}

const KINDS = ['explanation', 'question', 'praise', 'criticism', 'note'] as const;

/** The lines of the newest version, each with what was said about it. */
function Remarks({
  ctrl,
  detail,
  canAnnotate,
  onChange,
}: {
  ctrl: ClassCtrl;
  detail: ClassSetDetail;
  canAnnotate: boolean;
  onChange: () => void;
}) {
  const [line, setLine] = useState(1);
  const [kind, setKind] = useState<(typeof KINDS)[number]>('question');
  const [text, setText] = useState('');
  const [source, setSource] = useState('');
  const version = detail.version ?? undefined;
  const path = { id: ctrl.id, set: detail.id };
  useEffect(() => {
    if (version === undefined) return;
    call('classVersion', { path: { ...path, version } }).then(
      (found) => setSource(found.text),
      () => undefined,
    );
  }, [detail.id, version]);
  const lines = source.split('\n');
  const submit = async (event: Event) => {
    event.preventDefault();
    if (version === undefined) return;
    const made = await ctrl.act(() => call('annotate', { path, body: { version, line, kind, text } }));
    if (made) {
      setText('');
      onChange();
    }
  };
  const first = detail.annotations.filter((one) => one.answers === null);
  return (
    <div class="remarks">
      <h3>{t('remarks-title')}</h3>
      {first.length === 0 && <p class="muted">{t('remarks-none')}</p>}
      <ul>
        {first.map((one) => (
          <Remark
            key={one.id}
            ctrl={ctrl}
            set={detail.id}
            remark={one}
            line={one.version === version ? lines[one.line - 1] : undefined}
            answers={detail.annotations.filter((other) => other.answers === one.id)}
            canAnswer={canAnnotate}
            onChange={onChange}
          />
        ))}
      </ul>
      {canAnnotate && version !== undefined && (
        <form class="remark-form" onSubmit={(event) => void submit(event)}>
          <label class="field">
            {t('remarks-line')}
            <select value={line} onChange={(event) => setLine(Number(event.currentTarget.value))}>
              {lines.map((words, index) => (
                <option key={index} value={index + 1}>
                  {index + 1}: {words.trim().slice(0, 60)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {t('remarks-kind')}
            <select value={kind} onChange={(event) => setKind(event.currentTarget.value as typeof kind)}>
              {KINDS.map((one) => (
                <option key={one} value={one}>
                  {t(`remark-${one}`)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {t('remarks-text')}
            <textarea rows={2} required maxLength={2000} value={text} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <button type="submit" disabled={text.trim() === ''}>
            {t('remarks-send')}
          </button>
        </form>
      )}
    </div>
  );
}

function Remark(props: {
  ctrl: ClassCtrl;
  set: number;
  remark: AnnotationInfo;
  line: string | undefined;
  answers: readonly AnnotationInfo[];
  canAnswer: boolean;
  onChange: () => void;
}) {
  const { ctrl, set, remark } = props;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const path = { id: ctrl.id, set, annotation: remark.id };
  const answer = async (event: Event) => {
    event.preventDefault();
    if (await ctrl.act(() => call('answerAnnotation', { path, body: { text } }))) {
      setText('');
      setOpen(false);
      props.onChange();
    }
  };
  const remove = async () => {
    await ctrl.act(() => call('removeAnnotation', { path }));
    props.onChange();
  };
  return (
    <li class={`remark ${remark.kind}`}>
      <p class="small muted">
        {t(`remark-${remark.kind}`)} · {remark.author ?? t('class-teacher')} ·{' '}
        {t('remarks-place', { line: remark.line, version: remark.version })} · {moment(remark.written)}
      </p>
      {props.line !== undefined && <pre class="remark-line">{props.line.trim()}</pre>}
      <p>{remark.text}</p>
      {props.answers.length > 0 && (
        <ul class="answers">
          {props.answers.map((one) => (
            <li key={one.id}>
              <strong>{one.author ?? t('class-teacher')}:</strong> {one.text}
            </li>
          ))}
        </ul>
      )}
      <div class="buttons">
        {props.canAnswer && (
          <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('remarks-answer')}
          </button>
        )}
        {remark.is_mine && ctrl.may('removeAnnotation') && (
          <button type="button" class="quiet" onClick={() => void remove()}>
            {t('remarks-take-back')}
          </button>
        )}
      </div>
      {isOpen && (
        <form onSubmit={(event) => void answer(event)}>
          <label class="field">
            {t('remarks-your-answer')}
            <textarea rows={2} required maxLength={2000} value={text} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <button type="submit">{t('remarks-send')}</button>
        </form>
      )}
    </li>
  );
}

const RIGHTS = ['see', 'use', 'annotate', 'copy', 'alter', 'delete'] as const satisfies readonly Right[];
/** What everybody may be given at once; changing and deleting is given to persons. */
const COMMON = ['see', 'use', 'annotate', 'copy'] as const satisfies readonly Right[];
const ROLES = ['learner', 'monitor', 'master', 'judge', 'statistician', 'coordinator'] as const;

/** What others may do with a set while the class works together: everybody, those of a role, or one person. */
function Rights({
  ctrl,
  detail,
  grants,
  onChange,
}: {
  ctrl: ClassCtrl;
  detail: ClassSetDetail;
  grants: readonly GrantInfo[];
  onChange: () => void;
}) {
  const [added, setAdded] = useState('');
  const roll = (ctrl.state.value?.roll ?? []).filter((one) => one.id !== ctrl.state.value?.me?.id);
  const isAll = (one: GrantInfo) => one.member === null && one.role === null;
  const forAll = grants.find(isAll) ?? { member: null, role: null, rights: [] };
  const special = grants.filter((one) => !isAll(one));
  const keep = async (next: readonly GrantInfo[]) => {
    await ctrl.act(() => call('grantRights', { path: { id: ctrl.id, set: detail.id }, body: { grants: [...next] } }));
    onChange();
  };
  const same = (one: GrantInfo, other: GrantInfo) => one.member === other.member && one.role === other.role;
  const toggle = (grant: GrantInfo, right: Right) => {
    const rights = grant.rights.includes(right) ? grant.rights.filter((one) => one !== right) : [...grant.rights, right];
    const others = grants.filter((one) => !same(one, grant));
    void keep(rights.length === 0 && !isAll(grant) ? others : [...others, { ...grant, rights }]);
  };
  const add = (word: string) => {
    setAdded('');
    const [kind, name = ''] = word.split(' ');
    if (!name) return;
    const grant: GrantInfo =
      kind === 'role'
        ? { member: null, role: name as (typeof ROLES)[number], rights: ['see'] }
        : { member: Number(name), role: null, rights: ['see'] };
    if (!grants.some((one) => same(one, grant))) void keep([...grants, grant]);
  };
  const nameOf = (grant: GrantInfo) =>
    grant.member === null
      ? t('rights-role', { role: t(`role-${grant.role ?? 'learner'}`) })
      : (roll.find((one) => one.id === grant.member)?.nickname ?? '');
  return (
    <>
      <Grant title={t('rights-title')} rights={COMMON} grant={forAll} onToggle={(right) => toggle(forAll, right)} />
      {special.map((grant) => (
        <Grant
          key={`${grant.member}/${grant.role}`}
          title={t('rights-of', { name: nameOf(grant) })}
          rights={RIGHTS}
          grant={grant}
          onToggle={(right) => toggle(grant, right)}
        />
      ))}
      <label class="field">
        {t('rights-add')}
        <select value={added} onChange={(event) => add(event.currentTarget.value)}>
          <option value="">–</option>
          {roll.map((one) => (
            <option key={one.id} value={`member ${one.id}`}>
              {one.nickname}
            </option>
          ))}
          {ROLES.map((role) => (
            <option key={role} value={`role ${role}`}>
              {t('rights-role', { role: t(`role-${role}`) })}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function Grant(props: { title: string; rights: readonly Right[]; grant: GrantInfo; onToggle: (right: Right) => void }) {
  return (
    <fieldset class="rights grant-rights">
      <legend>{props.title}</legend>
      {props.rights.map((right) => (
        <label key={right}>
          <input type="checkbox" checked={props.grant.rights.includes(right)} onChange={() => props.onToggle(right)} />
          {t(`right-${right}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Deeds({ ctrl, set, rights }: { ctrl: ClassCtrl; set: number; rights: readonly Right[] }) {
  const path = { id: ctrl.id, set };
  const copy = async () => {
    const made = await ctrl.act(() => call('copyClassSet', { path }));
    if (made) go(classSetHash(made.id));
  };
  const remove = async () => {
    if (!confirm(t('class-remove-sure'))) return;
    await ctrl.act(() => call('removeClassSet', { path }));
    go('#/class');
  };
  return (
    <div class="buttons">
      {rights.includes('copy') && (
        <button type="button" onClick={() => void copy()}>
          {t('class-copy')}
        </button>
      )}
      {rights.includes('delete') && (
        <button type="button" class="quiet" onClick={() => void remove()}>
          <Icon name="trash" /> {t('studio-delete')}
        </button>
      )}
    </div>
  );
}
