// Cuts large texts into games beside the page, which stays quick meanwhile.
import { GameShelf, textOf } from '../model/games';

export type Question = { number: number } & (
  | { kind: 'take'; from: string | Blob }
  | { kind: 'find'; wanted: string; most: number }
  | { kind: 'text'; index: number }
);

const shelf = new GameShelf();

async function answer(question: Question): Promise<unknown> {
  if (question.kind === 'take') return shelf.take(await textOf(question.from));
  return question.kind === 'find' ? shelf.find(question.wanted, question.most) : shelf.text(question.index);
}

addEventListener('message', (event: MessageEvent<Question>) => {
  const { number } = event.data;
  answer(event.data).then(
    (result) => postMessage({ number, result }),
    (error: unknown) => postMessage({ number, error: String(error) }),
  );
});
