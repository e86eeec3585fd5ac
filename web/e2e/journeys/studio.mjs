// The pattern studio: library, editor, mistakes, completion, read-back, instances with their lines, why-not, versions, search in a base.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, LANGS, OUTPUT, until, visitor, WORDS } from '../harness.mjs';

export const journeys = {};

/** Two games, one with a smothered mate. */
export const GAMES = `[Event "One"]
[White "Smother"]
[Black "Smothered"]
[Result "1-0"]
[FEN "r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1"]
[SetUp "1"]

1. Qg8+ Rxg8 2. Nf7# 1-0

[Event "Two"]
[White "Quiet"]
[Black "Calm"]
[Result "1/2-1/2"]

1. e4 e5 2. Nf3 Nf6 1/2-1/2
`;

for (const lang of LANGS) {
  const words = WORDS[lang];
  journeys[`studio-${lang}`] = async (served) => {
    const visit = await visitor(served, `studio-${lang}`, { lang });
    const { page } = visit;
    const editor = page.locator('.cm-content');
    // What is said about text and board is about the text and the board that are shown.
    const settled = () => page.locator('.instances[aria-busy=false]').waitFor();
    await visit.go('#/studio');
    await editor.waitFor();
    await page.getByText(words.fine).waitFor();
    await page.locator('.instance').first().waitFor();
    await visit.isSound('studio');
    await visit.shot('new');
    // The library: a shipped pattern with its example, valid on the board, drawn.
    await page.locator('.shelf a', { hasText: words.fork }).first().click();
    await page.locator('.shelf a[aria-current]', { hasText: words.fork }).waitFor();
    await settled();
    await page.locator('.instance.valid').first().waitFor();
    await until(page, () => document.querySelector('.arrows .arrow.possible-attack'), undefined, 'possible attacks are not drawn');
    await page.locator('.words pre').first().waitFor();
    // An instance that does not hold: why not?
    const unmet = page.locator('.instance', { has: page.locator('.why-not') }).first();
    await unmet.click();
    await page.locator('.instance[aria-pressed=true] .why-not').waitFor();
    await visit.isSound('why not');
    await visit.shot('why-not');
    // An example where the pattern does not stand.
    const examples = page.locator('.on-board select').first();
    const no = await examples.locator('option').evaluateAll((options) => options.findIndex((one) => /não|not/.test(one.textContent)));
    check(no >= 0, 'no example where the pattern does not stand');
    await examples.selectOption({ index: no });
    await settled();
    await until(page, () => !document.querySelector('.instance.valid'), undefined, 'the pattern stands where it should not');
    // A mistake is shown under the cursor and listed with its place.
    await page.getByRole('button', { name: words.newPattern }).click();
    await settled();
    await page.getByText(words.fine).waitFor();
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' SCENARIO');
    await page.locator('.diagnostics li').first().waitFor();
    await page.locator('.cm-lintRange, .cm-lint-marker').first().waitFor();
    await visit.isSound('mistake');
    await visit.shot('mistake');
    // Completion.
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('PATTERN "E2E FORK" AUTHOR "me" DESCRIPTION "<N1> forks" WEIGHT 1 SCENARIO N1 ');
    await page.keyboard.type('ATTAC');
    await page.keyboard.press('Control+Space');
    // A click: the editor ignores Enter in the first moment after the list has opened.
    await page.locator('.cm-tooltip-autocomplete li').first().click();
    await page.keyboard.insertText(' f1 N1 ATTACKS f2;');
    await settled();
    await page.getByText(words.fine).waitFor();
    // Saved twice: two versions.
    const name = `E2E FORK ${lang}`;
    const text = `PATTERN "${name}" AUTHOR "me" DESCRIPTION "<N1> forks" WEIGHT 1 SCENARIO N1 ATTACKS f1 N1 ATTACKS f2;`;
    await page.keyboard.press('Control+a');
    // Key by key over the selection: no key is lost or doubled, and lists that open meanwhile take none.
    await page.keyboard.type(text);
    check((await editor.innerText()).trim() === text, `typed ${text}, got ${await editor.innerText()}`);
    await settled();
    await page.getByText(words.fine).waitFor();
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.locator('.versions .fine').waitFor();
    await editor.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('// better\n');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('.versions option').length === 3);
    // Open it anew from its address.
    await visit.go(`#/studio/${encodeURIComponent(name)}`);
    await page.locator('h2', { hasText: name }).waitFor();
    // Search in a base: add, run, read, click.
    const smothered = { hasText: lang === 'pt' ? 'sufocado' : 'smothered' };
    await page.locator('.shelf a', smothered).first().click();
    await page.locator('.shelf a[aria-current]', smothered).waitFor();
    await settled();
    await page.locator('.instance.valid').first().waitFor();
    const file = join(OUTPUT, `games-${lang}.pgn`);
    writeFileSync(file, GAMES);
    await page.locator('.search input[type=file]').setInputFiles(file);
    await page
      .locator('.search select')
      .first()
      .locator('option', { hasText: `games-${lang}.pgn` })
      .waitFor({ state: 'attached' });
    await page.locator('.search').getByRole('button', { name: words.search, exact: true }).click();
    await page.locator('.hits li').first().waitFor();
    await page.locator('.search table').waitFor();
    check((await page.locator('.hits li').count()) === 1, 'the base has one position with this pattern');
    await page.locator('.hits .row-button').first().click();
    await page.waitForFunction(() => document.querySelector('.on-board .fen-field input').value.startsWith('r5rk/6pp/7N/8/8/8/5PPP/6K1 w'));
    await visit.isSound('search');
    await visit.shot('search');
    // The game of a hit, at its move.
    await page.locator('.hits').getByRole('link').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.score-sheet .move').length === 3);
    await visit.leave();
  };
}
