// Takes the pictures of the README from the running program, in both languages, and keeps them small: `make pictures`.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, LANGS, openBrowser, Served, visitor, WORDS } from './harness.mjs';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '../../docs/pictures');
/** All pictures together, in bytes. */
const MOST = 1_000_000;
const SIZE = { width: 1280, height: 860 };
/** Only these, if any are named on the command line. */
const named = process.argv.slice(2);
const isWanted = (name) => named.length === 0 || named.includes(name);

const SAID = {
  pt: {
    className: 'Nome da turma',
    openClass: 'Abrir a turma',
  },
  en: {
    className: 'Name of the class',
    openClass: 'Open the class',
  },
};

/** What each picture shows, and how the page gets there. */
const SCENES = {
  async review(visit, words) {
    await visit.go('');
    await visit.page.getByText(words.sample).click();
    await visit.page.locator('.explained .sentence').first().waitFor();
    await visit.page.locator('.graph canvas').waitFor();
  },
  async explanation(visit, words) {
    await SCENES.review(visit, words);
    await visit.page.getByRole('button', { name: words.show }).first().click();
    await visit.page.locator('.proof li button').last().click();
    await visit.page.locator('.proof').scrollIntoViewIfNeeded();
  },
  async studio(visit, words) {
    await visit.go('#/studio');
    await visit.page.locator('.shelf a', { hasText: words.fork }).first().click();
    await visit.page.locator('.instances[aria-busy=false]').waitFor();
    await visit.page.locator('.instance.valid').first().waitFor();
  },
  async heuristics(visit) {
    await visit.go('#/heuristics/centro-e-borda');
    await visit.page.locator('.set-value .figure').waitFor();
    await visit.page.locator('.set-value[aria-busy=false]').waitFor();
  },
  async play(visit, words) {
    await visit.go('#/play');
    await visit.page.getByRole('button', { name: words.begin }).click();
    for (const [index, move] of ['e4', words.knight].entries()) {
      await visit.page.locator('.move-box:enabled').fill(move);
      await visit.page.keyboard.press('Enter');
      await visit.page.waitForFunction((count) => document.querySelectorAll('.score-sheet > span').length === count, 2 * (index + 1));
    }
    await visit.page.getByRole('button', { name: words.hint, exact: true }).click();
    await visit.page.locator('.hint p').first().waitFor();
    await visit.page.locator('.hint .loading').waitFor({ state: 'detached' });
  },
};

/** The same picture, packed by the browser. */
async function packed(page, png) {
  const text = await page.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d').drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.72 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, png.toString('base64'));
  return Buffer.from(text, 'base64');
}

async function keep(browser, visit, name) {
  // What blinks or is hovered is no part of a picture.
  await visit.page.mouse.move(0, 0);
  const png = await visit.page.screenshot();
  const workshop = await browser.newPage();
  const file = join(FOLDER, `${name}.webp`);
  writeFileSync(file, await packed(workshop, png));
  await workshop.close();
  console.log(`${name}.webp ${statSync(file).size}`);
}

mkdirSync(FOLDER, { recursive: true });
const browser = await openBrowser();
const served = await Served.begin();
for (const lang of LANGS) {
  const words = { ...WORDS[lang], ...SAID[lang] };
  for (const [name, show] of Object.entries(SCENES).filter(([name]) => isWanted(name))) {
    const visit = await visitor(served, 'pictures', { lang, ...SIZE });
    await show(visit, words);
    await keep(browser, visit, `${name}-${lang}`);
    await visit.leave();
  }
}
await served.end();

// The class has a program of its own, for it is opened by its teacher.
for (const lang of LANGS.filter(() => isWanted('class'))) {
  const words = SAID[lang];
  const school = await Served.begin(undefined, { isClass: true, isOpen: true });
  const teacher = await visitor(school, 'pictures', { lang, ...SIZE });
  await teacher.page.goto(school.teacherLink);
  await teacher.page.getByLabel(words.className).fill('7A');
  await teacher.page.getByRole('button', { name: words.openClass }).click();
  await teacher.page.locator('.qr path').waitFor();
  await keep(browser, teacher, `class-${lang}`);
  await teacher.leave();
  await school.end();
}
await browser.close();

const total = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0);
console.log(`${total} bytes in all`);
check(total < MOST, `the pictures take ${total} bytes, more than ${MOST}`);
