// The glossary: fetched once, when somebody first asks what a word means.
import { computed, signal } from '@preact/signals';
import { call } from '../api/client';
import type { GlossaryEntry } from '../api/types.gen';
import { report } from './app';

const entries = signal<readonly GlossaryEntry[]>([]);
let isAsked = false;

/** All entries; none until they have come. */
export const glossary = computed(() => entries.value);

export function loadGlossary(): void {
  if (isAsked) return;
  isAsked = true;
  call('glossary', {}).then(
    (found) => {
      entries.value = found;
    },
    (error: unknown) => {
      isAsked = false;
      report(error);
    },
  );
}

export function glossaryHash(entry: Pick<GlossaryEntry, 'kind' | 'key'>): string {
  return `#/glossary/${encodeURIComponent(`${entry.kind}-${entry.key}`)}`;
}
