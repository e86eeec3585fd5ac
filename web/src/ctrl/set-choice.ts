// Sets that can be chosen as an opponent, for a comparison or for a competition: the user's own first, then the shipped ones.
import { call } from '../api/client';
import type { SetDetail, SetInfo } from '../api/types.gen';

export interface SetChoice {
  name: string;
  title: string;
  level: number;
  text: () => Promise<string>;
}

/** The shipped sets, and the user's own where there are any. */
export async function choicesOfSets(): Promise<SetChoice[]> {
  const samples: SetDetail[] = await call('sampleSets', {});
  const shipped = samples.map((one) => ({ name: one.name, title: one.title, level: one.level, text: async () => one.text }));
  // In a class the shelf is the teacher's alone.
  const own: SetInfo[] = await call('sets', {}).catch(() => []);
  const mine = own
    .filter((one) => one.origin === 'user')
    .map((one) => ({
      name: one.name,
      title: one.title,
      level: one.level,
      text: async () => (await call('set', { path: { name: one.name } })).text,
    }));
  return [...mine, ...shipped];
}
