// Choices are taken from the program, and every change goes back to it.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Program, settle } from '../../test/program';
import { lang, setLang } from '../i18n';
import { theme } from './app';
import { startSettings } from './settings';
import { effort, level } from './start';

afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  it('are taken over where they make sense, and kept when they change', async () => {
    const program = new Program({
      'GET /settings': { lang: 'en', theme: 'dark', level: 'basic', effort: 'no such word', other: 7 },
      'PUT /settings': {},
    });
    setLang('pt');
    await startSettings();
    expect([lang.value, theme.value, level.value, effort.value]).toEqual(['en', 'dark', 'basic', 'normal']);
    expect(program.times('PUT /settings')).toBe(0);
    level.value = 'advanced';
    await settle();
    expect(program.last('PUT /settings')).toEqual({ lang: 'en', theme: 'dark', level: 'advanced', effort: 'normal', other: 7 });
  });

  it('hold for the page where the program cannot be asked', async () => {
    new Program({});
    await startSettings();
    setLang('pt');
    expect(lang.value).toBe('pt');
  });
});
