// The heuristics studio: sets on the shelf, the text or form of one, the board on which it explains itself, its versions, and a comparison.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { call } from '../api/client';
import type { SetDetail, SetInfo } from '../api/types.gen';
import { go, note, report } from '../ctrl/app';
import { DraftCtrl } from '../ctrl/draft';
import { HeuristicsCtrl, type Place } from '../ctrl/heuristics';
import { t } from '../i18n';
import { helpHash } from '../model/markdown';
import { titleIn } from '../model/ledger';
import { Icon } from './icon';
import { SetBoard, LedgerPanel } from './set-board';
import { SetWriting } from './set-writing';
import { Shelf } from './shelf';
import { lazy } from './lazy';
import { Versions } from './versions';

const SetCompetition = lazy(() => import('./set-competition').then((module) => module.SetCompetition));
const SetComparison = lazy(() => import('./set-comparison').then((module) => module.SetComparison));

export function heuristicsHash(name: string | undefined): string {
  return `#/heuristics${name === undefined ? '' : `/${encodeURIComponent(name)}`}`;
}

export function HeuristicsPage({ name }: { name: string | undefined }) {
  const drafts = useMemo(() => new DraftCtrl('heuristics'), []);
  const [opened, setOpened] = useState<SetDetail | undefined>();
  const [shelf, setShelf] = useState<readonly SetInfo[]>([]);
  const place = useMemo<Place>(
    () => ({
      level: undefined,
      async keep(text) {
        drafts.note(text, titleIn(text));
        drafts.flush();
      },
      async save(text) {
        const title = titleIn(text) ?? t('studio-nameless');
        const { version } = await call('saveSet', { path: { name: title }, body: { text } });
        await drafts.remove();
        note(heuristicsHash(title));
        setShelf(await call('sets', {}));
        setOpened(await call('set', { path: { name: title } }));
        return version;
      },
    }),
    [drafts],
  );
  const ctrl = useMemo(() => new HeuristicsCtrl(place), [place]);
  useEffect(() => () => ctrl.close(), [ctrl]);
  useEffect(() => {
    void load(name);
  }, [name]);

  const load = async (wanted: string | undefined) => {
    try {
      drafts.leave();
      const [sets] = await Promise.all([call('sets', {}), drafts.load()]);
      setShelf(sets);
      if (wanted === undefined) {
        const left = drafts.all.peek()[0];
        setOpened(undefined);
        if (left) drafts.restore(left);
        return ctrl.open(left?.text ?? `${t('set-template')}\n`, undefined, true);
      }
      const detail = await call('set', { path: { name: wanted } });
      setOpened(detail);
      ctrl.open(detail.text, detail.version ?? undefined, false);
    } catch (error) {
      report(error);
    }
  };

  const remove = async () => {
    if (!opened) return;
    try {
      await call('removeSet', { path: { name: opened.name } });
      go(heuristicsHash(undefined));
    } catch (error) {
      report(error);
    }
  };

  return (
    <div class="studio heuristics">
      <div class="page-title">
        <h1>{t('heuristics-title')}</h1>
        <p class="muted">
          {t('heuristics-lead')} <a href={helpHash('dhjog')}>{t('heuristics-manual')}</a>
        </p>
      </div>
      <Library
        sets={shelf}
        current={opened?.name}
        onNew={() => (name === undefined ? ctrl.open(`${t('set-template')}\n`, undefined, true) : go(heuristicsHash(undefined)))}
      />
      <SetWriting ctrl={ctrl} title={ctrl.checked.value.title ?? t('heuristics-new')} />
      <SetBoard ctrl={ctrl} />
      <LedgerPanel ctrl={ctrl} />
      <section class="panel more" aria-labelledby="more-title">
        <h2 id="more-title">{t('heuristics-more')}</h2>
        {opened && opened.versions.length > 0 && (
          <>
            <Versions
              of={opened.name}
              versions={opened.versions}
              text={ctrl.text.value}
              read={(version) => call('setVersion', { path: { name: opened.name, version } })}
              onText={(text) => ctrl.setText(text)}
            />
            <button type="button" class="quiet" onClick={() => void remove()}>
              <Icon name="trash" /> {t('studio-delete')}
            </button>
          </>
        )}
        <SetComparison text={ctrl.text.value} isSound={ctrl.checked.value.fingerprint !== null} />
      </section>
      <section class="panel compete" aria-labelledby="compete-title">
        <h2 id="compete-title">{t('competition-title')}</h2>
        <SetCompetition
          text={ctrl.text.value}
          title={ctrl.checked.value.title ?? t('heuristics-new')}
          isSound={ctrl.checked.value.fingerprint !== null}
        />
      </section>
    </div>
  );
}

function Library({ sets, current, onNew }: { sets: readonly SetInfo[]; current: string | undefined; onNew: () => void }) {
  const [isOpen, setOpen] = useState(matchMedia('(min-width: 75rem)').matches);
  const group = (origin: string) => sets.filter((one) => one.origin === origin);
  return (
    <section class="panel library" aria-labelledby="library-title">
      <h2 id="library-title">
        <button type="button" class="disclosure" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('heuristics-shelf')}
        </button>
      </h2>
      {isOpen && (
        <>
          <button type="button" onClick={onNew}>
            {t('heuristics-new')}
          </button>
          <Shelf labelledby="library-title">
            {(['user', 'shipped'] as const).map(
              (origin) =>
                group(origin).length > 0 && (
                  <div key={origin}>
                    <h3>{t(`heuristics-${origin}`)}</h3>
                    <ul>
                      {group(origin).map((one) => (
                        <li key={one.name}>
                          <a href={heuristicsHash(one.name)} aria-current={one.name === current ? 'true' : undefined}>
                            {one.title} <span class="small">({t('set-short-level', { level: one.level })})</span>
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                ),
            )}
          </Shelf>
        </>
      )}
    </section>
  );
}
