// Real use: eight tabs at once, several reviews at a time, a program that goes away, one that keeps nothing, names of 400 letters, a file of
// twenty megabytes, unsaved text, and the way back to what was found.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, eventually, GAME, LANGS, OUTPUT, Served, until, visitor, WORDS } from '../harness.mjs';
import { GAMES } from './studio.mjs';

export const journeys = {};

const NEWS = {
  pt: {
    queue: 'antes de você',
    gone: 'O programa não responde',
    unkept: 'Nada fica guardado',
    mended: 'danificado',
    restored: 'texto não salvo',
    drafted: 'guardado como rascunho',
    discard: 'Descartar o rascunho',
    why: 'Por que',
    yours: 'seu lance',
    advice: 'Corrija o lance',
  },
  en: {
    queue: 'before you',
    gone: 'The program does not answer',
    unkept: 'Nothing is kept',
    mended: 'damaged',
    restored: 'unsaved text',
    drafted: 'kept as a draft',
    discard: 'Discard the draft',
    why: 'Why',
    yours: 'your move',
    advice: 'Correct the move',
  },
};

const LONG = `[White "Ana"]\n[Black "Bruno"]\n\n${Array.from({ length: 24 }, (_, turn) => `${turn * 2 + 1}. Nf3 Nf6 ${turn * 2 + 2}. Ng1 Ng8`).join(' ')} *\n`;

journeys['eight-tabs'] = async (served) => {
  const visit = await visitor(served, 'eight-tabs', { lang: 'en' });
  const { page } = visit;
  await visit.go('#/analysis');
  await page.locator('.engine-lines li').first().waitFor();
  const pages = [page];
  const reviews = [];
  for (let number = 1; number < 8; number++) {
    const body = JSON.stringify({ pgn: GAME.replace('Ana', `Ana ${number}`), nodes: 20_000 });
    reviews.push(
      await (
        await fetch(`${served.address}/api/reviews`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
      ).json(),
    );
    const tab = await page.context().newPage();
    pages.push(tab);
    await tab.goto(`${served.address}/#/review/${reviews.at(-1).id}`);
  }
  // Every one of them is told, and every one of them can ask: the eighth before all others.
  for (const tab of pages.slice(1).reverse()) await tab.locator('.explained .sentence').first().waitFor();
  for (const tab of pages.slice(1)) await tab.getByRole('heading', { name: WORDS.en.summary }).waitFor();
  await page.locator('.move-box').fill('d4');
  await page.keyboard.press('Enter');
  await until(page, () => document.querySelectorAll('.engine-lines li').length > 0, undefined, 'the analysis does not go on');
  await pages[7].screenshot({ path: join(OUTPUT, 'eight-tabs-eighth.png') });
  for (const { id } of reviews) await fetch(`${served.address}/api/reviews/${id}`, { method: 'DELETE' });
  await visit.leave();
};

for (const lang of LANGS) {
  const words = { ...WORDS[lang], ...NEWS[lang] };

  journeys[`queue-${lang}`] = async (served) => {
    const visit = await visitor(served, `queue-${lang}`, { lang });
    const { page } = visit;
    const ask = async (nodes) => {
      const body = JSON.stringify({ pgn: LONG, nodes });
      return (
        await (
          await fetch(`${served.address}/api/reviews`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
        ).json()
      ).id;
    };
    const long = [await ask(500_000), await ask(500_000)];
    const progress = async (id) => (await (await fetch(`${served.address}/api/reviews/${id}`)).json()).progress;
    // One is under way, the other waits behind it.
    await eventually(
      async () => Math.max((await progress(long[0])).before, (await progress(long[1])).before) > 0,
      () => 'neither long review waits for the other',
    );
    await visit.go('');
    await page.locator('#paste-box').fill(GAME);
    await page.getByRole('button', { name: words.explain }).click();
    // The first look is there at once, and then the place in the line.
    await page.locator('.explained .sentence').first().waitFor();
    await page.locator('.progress', { hasText: words.queue }).waitFor();
    await visit.isSound('queue');
    await visit.shot('waiting');
    // Its turn comes although the long ones are not done.
    await page.getByRole('heading', { name: words.summary }).waitFor();
    for (const id of long) {
      check(
        (await (await fetch(`${served.address}/api/reviews/${id}`)).json()).status === 'running',
        'a long review is over: nothing was shown',
      );
      await fetch(`${served.address}/api/reviews/${id}`, { method: 'DELETE' });
    }
    await visit.leave();
  };

  journeys[`gone-${lang}`] = async () => {
    const served = await Served.begin();
    try {
      const visit = await visitor(served, `gone-${lang}`, { lang, isStormy: true });
      const { page } = visit;
      await visit.go('#/play');
      await page.getByRole('button', { name: words.begin }).click();
      const type = async (move) => {
        await page.locator('.move-box:enabled').fill(move);
        await page.keyboard.press('Enter');
      };
      await type('e4');
      await page.waitForFunction(() => document.querySelectorAll('.score-sheet > span').length === 2);
      await served.kill();
      await page.getByText(words.gone).waitFor();
      await visit.isSound('gone');
      await visit.shot('notice');
      // A move made meanwhile is answered when the program is back, without a click.
      await type('d4');
      await served.start();
      await page.getByText(words.gone).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.querySelectorAll('.score-sheet > span').length === 4);
      await visit.leave();
    } finally {
      await served.end();
    }
  };

  journeys[`unkept-${lang}`] = async () => {
    // A file in the place of the data folder.
    const folder = mkdtempSync(join(tmpdir(), 'lucena-e2e-'));
    const home = join(folder, 'home');
    writeFileSync(home, 'no folder');
    const served = await Served.begin(home);
    try {
      const visit = await visitor(served, `unkept-${lang}`, { lang, expected: [507] });
      await visit.go('');
      await visit.page.getByText(words.unkept).waitFor();
      await visit.isSound('unkept');
      await visit.shot('notice');
      await visit.leave();
    } finally {
      await served.end();
      rmSync(folder, { recursive: true, force: true });
    }
  };

  journeys[`mended-${lang}`] = async () => {
    const home = mkdtempSync(join(tmpdir(), 'lucena-e2e-'));
    writeFileSync(join(home, 'lucena.sqlite'), 'no database '.repeat(1000));
    const served = await Served.begin(home);
    try {
      const visit = await visitor(served, `mended-${lang}`, { lang });
      await visit.go('');
      await visit.page.locator('.mended', { hasText: words.mended }).waitFor();
      await visit.isSound('mended');
      await visit.shot('notice');
      await visit.leave();
    } finally {
      await served.end();
    }
  };

  journeys[`long-names-${lang}`] = async (served) => {
    const visit = await visitor(served, `long-names-${lang}`, { lang, width: lang === 'pt' ? 390 : 1280, height: 844 });
    const { page } = visit;
    await visit.go('');
    await page
      .locator('#paste-box')
      .fill(GAME.replace('Ana', 'A'.repeat(400)).replace('Bruno', 'Bruno '.repeat(70)).replace('Club evening', 'E'.repeat(400)));
    await page.getByRole('button', { name: words.explain }).click();
    await page.getByRole('heading', { name: words.summary }).waitFor();
    await visit.isSound('review of long names');
    await visit.shot('review');
    await visit.go('');
    await page.locator('.rows a', { hasText: 'AAAA' }).first().waitFor();
    await visit.isSound('list of long names');
    await visit.shot('list');
    for (const { id, title } of await (await fetch(`${served.address}/api/reviews`)).json())
      if (title.startsWith('AAAA')) await fetch(`${served.address}/api/reviews/${id}`, { method: 'DELETE' });
    await visit.leave();
  };

  journeys[`drafts-${lang}`] = async (served) => {
    const visit = await visitor(served, `drafts-${lang}`, { lang });
    const { page } = visit;
    const editor = page.locator('.cm-content');
    const settled = () => page.locator('.instances[aria-busy=false]').waitFor();
    // Said on the page as soon as the program has it; before that the browser would ask whether to leave.
    const isKept = () => page.locator('.draft', { hasText: words.drafted }).waitFor();
    await visit.go('#/studio');
    await page.getByText(words.fine).waitFor();
    await editor.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('// never lost\n');
    await isKept();
    // A reload, as after a crash.
    await page.reload();
    await page.getByText(words.restored).waitFor();
    check((await editor.innerText()).includes('never lost'), 'the text is gone after a reload');
    await visit.isSound('restored draft');
    await visit.shot('restored');
    // A saved pattern that is being changed keeps its draft, too; another one does not get it.
    const smothered = { hasText: lang === 'pt' ? 'sufocado' : 'smothered' };
    await page.locator('.shelf a', smothered).first().click();
    await page.locator('.shelf a[aria-current]', smothered).waitFor();
    await settled();
    check(!(await editor.innerText()).includes('never lost'), 'the draft of one text shows in another');
    await editor.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('// my own mate\n');
    await isKept();
    // A search, its game, and Back: the results are there again, and so is the text.
    const file = join(OUTPUT, `drafts-${lang}.pgn`);
    writeFileSync(file, GAMES);
    await page.locator('.search input[type=file]').setInputFiles(file);
    await page
      .locator('.search select')
      .first()
      .locator('option', { hasText: `drafts-${lang}.pgn` })
      .waitFor({ state: 'attached' });
    await page.locator('.search').getByRole('button', { name: words.search, exact: true }).click();
    await page.locator('.search table').waitFor();
    await page.locator('.hits li').first().waitFor();
    const found = await page.locator('.hits li').count();
    await page.locator('.hits').getByRole('link').first().click();
    await page.locator('.score-sheet .move').first().waitFor();
    await page.goBack();
    await page.locator('.search table').waitFor();
    await until(page, (count) => document.querySelectorAll('.hits li').length === count, found, 'the hits are not there again after Back');
    check((await editor.innerText()).includes('my own mate'), 'the text is gone after Back');
    await visit.isSound('back');
    await visit.shot('back');
    // Given up on purpose, it is gone for good.
    await page.getByRole('button', { name: words.discard }).click();
    await page.locator('.cm-content', { hasText: 'my own mate' }).waitFor({ state: 'detached' });
    for (const { id } of await (await fetch(`${served.address}/api/drafts`)).json())
      await fetch(`${served.address}/api/drafts/${id}`, { method: 'DELETE' });
    await visit.leave();
  };

  journeys[`one-truth-${lang}`] = async (served) => {
    const visit = await visitor(served, `one-truth-${lang}`, { lang });
    const { page } = visit;
    // In every frame that is drawn, from the first: whenever reasons are shown, they are about the first move of the first line.
    await page.addInitScript(() => {
      window.looks = { titled: 0, wrong: undefined };
      const look = () => {
        const title = document.querySelector('#why-title')?.textContent;
        const first = document.querySelector('.engine-lines .move [aria-hidden]')?.textContent;
        const patterns = document.querySelectorAll('section[aria-labelledby=present-title] li').length;
        if (title !== undefined) {
          window.looks.titled++;
          if (!first || !title.includes(first.replace(/^\d+(\.+|…)\s*/, '').trim()))
            window.looks.wrong ??= `the title "${title}" is not about "${first}"`;
        }
        if (patterns > 3) window.looks.wrong ??= 'more than three patterns';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await visit.go('#/analysis');
    await page.locator('section[aria-labelledby=why-title][aria-busy=false] li').first().waitFor();
    await page.locator('#threats-title').waitFor();
    // The best move of the next position is another one, and the title goes along.
    await page.locator('.move-box').fill('e4');
    await page.keyboard.press('Enter');
    await page.locator('section[aria-labelledby=why-title][aria-busy=false] li').first().waitFor();
    const { titled, wrong } = await page.evaluate(() => window.looks);
    check(titled > 0, 'no frame with a title was seen');
    check(wrong === undefined, wrong);
    await visit.shot('start-position');
    await visit.leave();
    return `${titled} frames with a title`;
  };

  journeys[`machine-speaks-${lang}`] = async (served) => {
    const visit = await visitor(served, `machine-speaks-${lang}`, { lang });
    const { page } = visit;
    // The first answers are given, so that the queen can be left hanging; the last one is the machine's own.
    const given = ['e7e5', 'b8c6'];
    await page.route('**/api/play/move*', (route) => {
      const uci = given.shift();
      if (!uci) return route.continue();
      const answer = {
        move: { uci, san: uci, san_pt: uci },
        fen: '',
        score: null,
        comment: null,
        yours: null,
        from_book: false,
        accepts_draw: false,
        resigns: false,
        ending: null,
      };
      return route.fulfill({ json: answer });
    });
    await visit.go('#/play');
    await page.locator('.play-setup input[type=range]').fill('800');
    await page.getByRole('button', { name: words.begin }).click();
    for (const [index, move] of ['e2e4', 'd1h5', 'h5h7'].entries()) {
      await page.locator('.move-box:enabled').fill(move);
      await page.keyboard.press('Enter');
      await page.waitForFunction((count) => document.querySelectorAll('.score-sheet > span').length === count, 2 * index + 2);
    }
    await page.locator('.comment:not(.yours) p').first().waitFor();
    await page.locator('.comment.yours', { hasText: words.yours }).first().waitFor();
    await visit.isSound('comments');
    await visit.shot('comments');
    await visit.leave();
  };

  journeys[`error-at-the-box-${lang}`] = async (served) => {
    const visit = await visitor(served, `error-at-the-box-${lang}`, { lang, width: 390, height: 844, theme: 'dark', expected: [422] });
    const { page } = visit;
    await visit.go('');
    await page.locator('#paste-box').fill('1. Ke4 e5');
    await page.getByRole('button', { name: words.explain }).click();
    await page.locator('#paste-trouble', { hasText: words.advice }).waitFor();
    check((await page.locator('#paste-trouble').innerText()).includes('1.'), 'the place is not named');
    await visit.isSound('error at the box');
    await visit.shot('start');
    await visit.go('#/analysis');
    await page.locator('.paste-more summary').click();
    await page.locator('#analysis-box').fill('1. Ke4 e5');
    await page.locator('.paste-more button').click();
    await page.locator('#analysis-refused', { hasText: words.advice }).waitFor();
    await visit.isSound('error at the box of analysis');
    await visit.leave();
  };
}

/** Of a large file, the most that reaches the page at once, in letters and in rows: nothing that could be noticed. */
const MOST_TOLD = 50_000;
const MOST_ROWS = 200;

journeys['twenty-megabytes'] = async (served) => {
  const visit = await visitor(served, 'twenty-megabytes', { lang: 'pt' });
  const { page } = visit;
  const games = [];
  for (let bytes = 0, count = 1; bytes < 20_000_000; count++) {
    const game = GAME.replace('Ana', `Ana ${count}`);
    games.push(game);
    bytes += game.length;
  }
  const file = join(OUTPUT, 'twenty-megabytes.pgn');
  writeFileSync(file, games.join('\n'));
  // What the page itself has to do with the file, counted: nothing of it is read here, and what the worker tells is little, so that no
  // part of the work could make the page stand still, however slow the machine.
  await page.addInitScript(() => {
    window.work = { read: 0, told: 0 };
    const count = (kind, name) => {
      const real = kind.prototype[name];
      kind.prototype[name] = function (...given) {
        window.work.read += given[0]?.size ?? this.size;
        return real.apply(this, given);
      };
    };
    for (const name of ['text', 'arrayBuffer', 'bytes', 'stream']) if (name in Blob.prototype) count(Blob, name);
    for (const name of ['readAsText', 'readAsArrayBuffer']) count(FileReader, name);
    window.Worker = class extends Worker {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => (window.work.told = Math.max(window.work.told, JSON.stringify(data).length)));
      }
    };
  });
  await visit.go('');
  await page.locator('#paste-box').waitFor();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.locator('.game-choice').waitFor();
  check((await page.locator('.game-choice h2').innerText()).replace(/\D/g, '') === String(games.length), 'not all games were found');
  const rows = await page.locator('.game-choice .row-button').count();
  await page.locator('.game-choice input').fill(`Ana ${games.length - 1}`);
  await page.locator('.game-choice .row-button', { hasText: `Ana ${games.length - 1}` }).waitFor();
  const { read, told } = await page.evaluate(() => window.work);
  check(read === 0, `the page itself read ${read} bytes of the file`);
  check(told > 0 && told <= MOST_TOLD, `the worker told the page ${told} letters at once`);
  check(rows <= MOST_ROWS, `the page drew ${rows} games at once`);
  await page.locator('.game-choice .row-button', { hasText: `Ana ${games.length - 1}` }).click();
  await page.getByRole('heading', { level: 1, name: `Ana ${games.length - 1} – Bruno` }).waitFor();
  await visit.leave();
  return `${games.length} games; the page was told ${told} letters at once and drew ${rows} games`;
};

journeys['no-shared-worker'] = async (served) => {
  // A browser whose shared workers do not start: the window listens by itself.
  const visit = await visitor(served, 'no-shared-worker', { lang: 'en', expected: [404] });
  const { page } = visit;
  await page.addInitScript(() => {
    const Real = window.SharedWorker;
    window.SharedWorker = class extends Real {
      constructor(address, options) {
        super(`${address}.missing.js`, options);
      }
    };
  });
  await visit.go('#/analysis');
  await page.locator('.engine-lines li').first().waitFor();
  await visit.leave();
};
