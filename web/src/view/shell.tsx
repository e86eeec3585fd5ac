// What surrounds every page: the bar on top, problems, the live regions.
import { useState } from 'preact/hooks';
import { about, announcement, isDark, isGone, problem, problemText, route, theme, toggleTheme } from '../ctrl/app';
import { here } from '../ctrl/class';
import { lang, setLang, t } from '../i18n';
import { LANGS, NAME, TAG } from '../i18n/lang';
import { Icon, IconButton } from './icon';
import { lazy } from './lazy';
import { Start } from './start';

const ReviewPage = lazy(() => import('./review').then((module) => module.ReviewPage));
const PlayPage = lazy(() => import('./play').then((module) => module.PlayPage));
const StudioPage = lazy(() => import('./studio').then((module) => module.StudioPage));
const GlossaryPage = lazy(() => import('./glossary').then((module) => module.GlossaryPage));
const HeuristicsPage = lazy(() => import('./heuristics').then((module) => module.HeuristicsPage));
const HelpPage = lazy(() => import('./help').then((module) => module.HelpPage));
const ClassPage = lazy(() => import('./class').then((module) => module.ClassPage));
const AnalysisPage = lazy(() => import('./analysis').then((module) => module.AnalysisPage));

export function Shell() {
  return (
    <>
      <a class="skip" href="#main" onClick={skip}>
        {t('shell-skip')}
      </a>
      <Bar />
      <main id="main" tabIndex={-1}>
        <Notices />
        <Problem />
        <Page />
      </main>
      <div class="visually-hidden" role="status" aria-live="polite">
        <span key={announcement.value.count}>{announcement.value.text}</span>
      </div>
    </>
  );
}

// The address belongs to the pages, so the jump is done by hand.
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

function Page() {
  const at = route.value;
  // Nothing is asked before it is known who asks.
  if (here.value === undefined && !isGone.value) return <p class="loading">{t('common-loading')}</p>;
  // The manuals are for everybody.
  if (at.page === 'help') return <HelpPage name={at.name} section={at.section} />;
  // Whoever is not the owner of this computer is here for the class, whatever the address says.
  if (isGuest()) return <ClassPage code={at.page === 'class' ? at.code : undefined} set={at.page === 'class' ? at.set : undefined} />;
  switch (at.page) {
    case 'review':
      return <ReviewPage key={at.id} id={at.id} />;
    case 'play':
      return <PlayPage />;
    case 'studio':
      return <StudioPage name={at.name} search={at.search} />;
    case 'glossary':
      return <GlossaryPage name={at.name} />;
    case 'heuristics':
      return <HeuristicsPage name={at.name} />;
    case 'class':
      return <ClassPage code={at.code} set={at.set} />;
    case 'analysis':
      return <AnalysisPage fen={at.fen} game={at.game} />;
    default:
      return <Start />;
  }
}

function Bar() {
  const links = isGuest()
    ? ([['class', '#/class', t('nav-class')]] as const)
    : ([
        ['start', '#/', t('nav-start')],
        ['play', '#/play', t('nav-play')],
        ['studio', '#/studio', t('nav-studio')],
        ['analysis', '#/analysis', t('nav-analysis')],
        ['heuristics', '#/heuristics', t('nav-heuristics')],
        ['glossary', '#/glossary', t('nav-glossary')],
        ['help', '#/help', t('nav-help')],
        ...(here.value?.is_open ? ([['class', '#/class', t('nav-class')]] as const) : []),
      ] as const);
  return (
    <header class="bar">
      <a class="brand" href="#/" aria-label={t('shell-home')}>
        <img src="/favicon.svg" alt="" width="28" height="28" />
        <span class="brand-name">Lucena</span>
      </a>
      <nav aria-label={t('nav-label')}>
        {links.map(([page, href, name]) => (
          <a key={page} href={href} aria-current={isCurrent(page) ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <div class="bar-tools">
        <div class="lang" role="group" aria-label={t('shell-language')}>
          {LANGS.map((one) => (
            <button
              key={one}
              type="button"
              lang={TAG[one]}
              aria-pressed={lang.value === one}
              aria-label={`${one.toUpperCase()} – ${NAME[one]}`}
              onClick={() => setLang(one)}
            >
              {one.toUpperCase()}
            </button>
          ))}
        </div>
        <button
          type="button"
          class="icon-button"
          aria-label={theme.value && isDark() ? t('shell-light') : t('shell-dark')}
          onClick={toggleTheme}
        >
          <Icon name={isDark() ? 'sun' : 'moon'} />
        </button>
      </div>
    </header>
  );
}

/** Whether the reader is a visitor or a member of a class, and not the owner of this computer. */
function isGuest(): boolean {
  return here.value !== undefined && here.value.who !== 'teacher';
}

function isCurrent(page: string): boolean {
  return route.value.page === page || (page === 'start' && route.value.page === 'review');
}

/** What holds on every page until it passes: the program is away, or keeps nothing, or has mended its data. */
function Notices() {
  const [isRead, setRead] = useState(false);
  const known = about.value;
  return (
    <>
      <div role="alert">{isGone.value && <p class="notice bad gone">{t('error-gone')}</p>}</div>
      {known?.keeps === false && (
        <p class="notice bad unkept" role="status">
          {t('notice-unkept', { reason: known.trouble?.[lang.value] ?? '' })}
        </p>
      )}
      {known?.mended && !isRead && (
        <div class="notice problem mended" role="status">
          <p>{t('notice-mended', { what: known.mended[lang.value] })}</p>
          <IconButton icon="close" label={t('common-close')} onClick={() => setRead(true)} />
        </div>
      )}
    </>
  );
}

function Problem() {
  const error = problem.value;
  if (!error) return null;
  return (
    <div class="notice bad problem" role="alert">
      <p>{problemText(error)}</p>
      <IconButton icon="close" label={t('common-close')} onClick={() => (problem.value = undefined)} />
    </div>
  );
}
