// A phone, a keyboard alone, five megabytes of games, and a server that dies in the middle.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { check, GAME, LANGS, OUTPUT, Served, visitor, WORDS } from '../harness.mjs';

export const journeys = {};

for (const lang of LANGS) {
  journeys[`phone-${lang}`] = async (served) => {
    const visit = await visitor(served, `phone-${lang}`, { lang, width: 390, height: 844, theme: lang === 'pt' ? 'dark' : 'light' });
    const { page } = visit;
    for (const [part, hash, ready] of [
      ['start', '', '#paste-box'],
      ['review', '#/review/sample', '.explained .sentence'],
      ['play', '#/play', '.play-setup'],
      ['studio', '#/studio', '.instance'],
      ['analysis', '#/analysis', '.engine-lines li'],
    ]) {
      await visit.go(hash);
      await page.locator(ready).first().waitFor();
      await visit.isSound(part);
      await visit.shot(part);
    }
    // The explanation is the first thing below the board.
    await visit.go('#/review/sample');
    await page.locator('.explained .sentence').first().waitFor();
    const order = await page.evaluate(() =>
      ['.board', '.explained', '.moves'].map((one) => document.querySelector(one).getBoundingClientRect().top),
    );
    check(order[0] < order[1] && order[1] < order[2], 'the explanation does not follow the board');
    await visit.leave();
  };
}

journeys.keyboard = async (served) => {
  const visit = await visitor(served, 'keyboard', { lang: 'en' });
  const { page } = visit;
  const words = WORDS.en;
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') || document.activeElement?.textContent || document.activeElement?.id || '',
    );
  const tabTo = async (matches, what, most = 60) => {
    for (let tries = 0; tries < most; tries++) {
      await page.keyboard.press('Tab');
      if (matches(await focused(), await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300) ?? ''))) return;
    }
    throw new Error(`the Tab key does not lead to ${what}`);
  };
  await visit.go('');
  await page.locator('#paste-box').waitFor();
  await page.keyboard.press('Tab');
  check((await focused()).includes('Skip'), 'the first stop is not the way past the bar');
  await tabTo((_, html) => html.includes('paste-box'), 'the box');
  await page.keyboard.insertText(GAME);
  await page.keyboard.press('Control+Enter');
  await page.locator('.explained .sentence').first().waitFor();
  // Walking through the game speaks the moves.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelector('[role=status].visually-hidden')?.textContent.includes('e 4'));
  // A move made on the board with keys: the squares are named, picking up tells the targets.
  await tabTo((_, html) => html.includes('data-square'), 'the board');
  check(/[a-h][1-8], /.test(await focused()), 'squares have no names');
  await page.keyboard.press('p');
  const at = await page.evaluate(() => document.activeElement.dataset.square);
  check(at !== undefined, 'jumping to a pawn leaves the board');
  const walkTo = async (target) => {
    for (let tries = 0; tries < 16; tries++) {
      const here = await page.evaluate(() => document.activeElement.dataset.square);
      if (here === target) return;
      const key = here[0] < target[0] ? 'ArrowRight' : target[0] < here[0] ? 'ArrowLeft' : here[1] < target[1] ? 'ArrowUp' : 'ArrowDown';
      await page.keyboard.press(key);
    }
    throw new Error(`the arrows do not lead to ${target}`);
  };
  await walkTo('c7');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('[role=status].visually-hidden')?.textContent.includes('picked up'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.explained h2', { hasText: words.whyNot }).waitFor();
  await page.locator('.explained .sentence').first().waitFor();
  // The proof of a sentence and the language, by keys.
  await tabTo((name) => name.includes(words.show) || name.includes('Remove this variation'), 'a proof or the variation’s end');
  await page.keyboard.press('Enter');
  await tabTo((name) => name.includes('Português'), 'the language');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Jogar', exact: true }).waitFor();
  // The editor does not keep the Tab key.
  await visit.go('#/studio');
  await page.locator('.cm-content').waitFor();
  await page.locator('.shelf a').first().waitFor();
  // The shelf of patterns is one stop, however many stand on it; the arrows go through it.
  await tabTo((_, html) => html.startsWith('<a') && html.includes('#/studio/'), 'the shelf');
  const first = await focused();
  await page.keyboard.press('ArrowDown');
  check((await focused()) !== first, 'the arrows do not go through the shelf');
  await page.keyboard.press('ArrowUp');
  check((await focused()) === first, 'the arrows do not lead back');
  await tabTo((_, html) => html.includes('code-editor'), 'the editor in three steps', 3);
  await page.keyboard.press('Tab');
  check(!(await page.evaluate(() => document.activeElement?.classList.contains('code-editor'))), 'the editor keeps the Tab key');
  await visit.leave();
};

journeys['five-megabytes'] = async (served) => {
  const visit = await visitor(served, 'five-megabytes', { lang: 'pt' });
  const { page } = visit;
  const games = [];
  for (let bytes = 0, count = 1; bytes < 5_000_000; count++) {
    const game = GAME.replace('Ana', `Ana ${count}`);
    games.push(game);
    bytes += game.length;
  }
  const file = join(OUTPUT, 'five-megabytes.pgn');
  writeFileSync(file, games.join('\n'));
  await visit.go('');
  const opened = performance.now();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.game-choice').waitFor();
  const seen = Math.round(performance.now() - opened);
  check((await page.locator('.game-choice h2').innerText()).replace(/\D/g, '') === String(games.length), 'not all games were found');
  await page.locator('.game-choice input').fill(`Ana ${games.length - 1}`);
  await visit.isSound('choice');
  await page.locator('.game-choice .row-button').first().click();
  await page.getByRole('heading', { level: 1, name: `Ana ${games.length - 1} – Bruno` }).waitFor();
  await page.locator('.explained .sentence').first().waitFor();
  await visit.leave();
  return `${games.length} games listed after ${seen} ms`;
};

journeys.restart = async () => {
  const served = await Served.begin();
  try {
    const visit = await visitor(served, 'restart', { lang: 'pt', isStormy: true });
    const { page } = visit;
    await visit.go('');
    await page.locator('#paste-box').fill(GAME);
    await page.getByRole('button', { name: WORDS.pt.explain }).click();
    await page.locator('.progress').waitFor();
    check((await page.getByRole('heading', { name: WORDS.pt.summary }).count()) === 0, 'the review is over before the program ends');
    await served.kill();
    await served.start();
    // Without a click or a reload the page finds the program again and the review comes to its end.
    await page.getByRole('heading', { name: WORDS.pt.summary }).waitFor();
    check((await page.locator('.moves .move.unknown').count()) === 0, 'moves stay without judgement after the restart');
    await visit.shot('after');
    await visit.leave();
  } finally {
    await served.end();
  }
};

journeys.weight = async (served) => {
  const visit = await visitor(served, 'weight', { lang: 'en' });
  const { page } = visit;
  const bodies = [];
  // A stream has no end and no weight.
  const isStream = (response) => (response.headers()['content-type'] ?? '').startsWith('text/event-stream');
  page.on(
    'response',
    (response) =>
      isStream(response) ||
      bodies.push(
        response.body().then(
          (body) => gzipSync(body).length,
          () => 0,
        ),
      ),
  );
  await visit.go('');
  await page.locator('.teaser .sentence').first().waitFor();
  for (let count = -1; count < bodies.length; await page.waitForTimeout(1000)) count = bodies.length;
  const total = (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
  check(total < 150_000, `the first view weighs ${total} bytes compressed`);
  await visit.leave();
  return `${total} bytes compressed in ${bodies.length} answers`;
};
