// What the user has chosen (language, light or dark, for whom and how deeply games are explained), kept by the program, so that another
// browser or port finds it again. The browser remembers language and theme as well, so that the first picture is right at once.
import { batch, effect } from '@preact/signals';
import { call } from '../api/client';
import { lang, setLang } from '../i18n';
import { LANGS } from '../i18n/lang';
import { setTheme, theme, THEMES } from './app';
import { effort, EFFORTS, level, LEVELS, type Effort } from './start';

type Kept = Record<string, unknown>;

/** Takes over what was kept, then keeps every change. */
export async function startSettings(): Promise<void> {
  let kept: Kept;
  try {
    kept = await call('settings', {});
  } catch {
    // A program that cannot be asked now keeps nothing either; the pages say so where it matters.
    return;
  }
  apply(kept);
  let known = JSON.stringify(chosen());
  effect(() => {
    const next = chosen();
    if (JSON.stringify(next) === known) return;
    known = JSON.stringify(next);
    // Where nothing can be kept, the choice still holds for this page.
    call('saveSettings', { body: { ...kept, ...next } }).catch(() => undefined);
  });
}

function chosen(): Kept {
  return { lang: lang.value, theme: theme.value, level: level.value, effort: effort.value };
}

function apply(kept: Kept): void {
  const pick = <T>(known: readonly T[], value: unknown, take: (value: T) => void) => {
    const found = known.find((one) => one === value);
    if (found !== undefined) take(found);
  };
  batch(() => {
    pick(LANGS, kept.lang, setLang);
    pick(THEMES, kept.theme, setTheme);
    pick(LEVELS, kept.level, (value) => (level.value = value));
    pick(Object.keys(EFFORTS) as Effort[], kept.effort, (value) => (effort.value = value));
  });
}
