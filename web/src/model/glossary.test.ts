// Entries of the glossary are found by what is typed and by what a sentence is about.
import { describe, expect, it } from 'vitest';
import type { GlossaryEntry } from '../api/types.gen';
import { written } from '../i18n/lang';
import { entryOf, found, nameOf } from './glossary';

function entry(kind: GlossaryEntry['kind'], key: string, pt: string, en: string): GlossaryEntry {
  const sentence = { ...written(`Sobre ${pt}.`, `About ${en}.`), parts: written([], []) };
  return { kind, key, title: written(pt, en), sentence };
}

const entries = [
  entry('fact', 'passed_pawn', 'Peão passado', 'Passed pawn'),
  entry('theme', 'fork', 'Garfo', 'Fork'),
  entry('theme', 'pattern', 'Padrão', 'Pattern'),
  entry('pattern', 'LUCENA_POSITION', 'Posição de Lucena', 'Lucena position'),
];

describe('an entry of the glossary', () => {
  it('is found by words of its title, without accents, before others', () => {
    expect(found(entries, 'peao', 'pt').map(nameOf)).toEqual(['fact-passed_pawn']);
    expect(found(entries, 'lucena about', 'en').map(nameOf)).toEqual(['pattern-LUCENA_POSITION']);
    expect(found(entries, '', 'en')).toHaveLength(4);
    expect(found(entries, 'spoon', 'en')).toEqual([]);
  });

  it('belongs to a claim: its theme, or the pattern that it names', () => {
    expect(nameOf(entryOf(entries, { name: 'fork', params: {} })!)).toBe('theme-fork');
    const named = { name: 'pattern', params: { name: { pt: 'Posição de Lucena', en: 'Lucena position' } } };
    expect(nameOf(entryOf(entries, named)!)).toBe('pattern-LUCENA_POSITION');
    expect(nameOf(entryOf(entries, { name: 'pattern', params: { name: { pt: 'Meu', en: 'Mine' } } })!)).toBe('theme-pattern');
    expect(entryOf(entries, { name: 'spoon', params: {} })).toBeUndefined();
  });
});
