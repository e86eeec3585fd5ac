// Reading a review: the sample, a pasted game, why-not, retry, feedback, saving, downloading, bad input.
import { readFileSync } from 'node:fs';
import { check, GAME, LANGS, until, visitor, WORDS } from '../harness.mjs';

export const journeys = {};

for (const lang of LANGS) {
  const words = WORDS[lang];

  journeys[`sample-${lang}`] = async (served) => {
    const visit = await visitor(served, `sample-${lang}`, { lang });
    const { page } = visit;
    await visit.go('');
    await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
    await visit.isSound('start');
    await visit.shot('start');
    const opened = performance.now();
    await page.getByText(words.sample).click();
    await page.locator('.explained .sentence').first().waitFor();
    const seen = Math.round(performance.now() - opened);
    await page.locator('.graph canvas').waitFor();
    await visit.isSound('review');
    await visit.shot('review');
    // A move or a square named in a sentence lights up on the board.
    const word = page.locator('.square-word').first();
    await word.hover();
    await until(
      page,
      () => [1, 2].includes(document.querySelectorAll('.arrows .lit').length),
      undefined,
      'the squares of the word are not lit',
    );
    // A line in a sentence is played by clicking it.
    await page.locator('.line-word').first().click();
    await page.locator('.proof li').first().waitFor();
    await page.getByRole('button', { name: words.back }).click();
    // A proof is played on the board and left again.
    const before = await page.locator('.grid').innerHTML();
    await page.getByRole('button', { name: words.show }).first().click();
    await page.locator('.proof').waitFor();
    await page.locator('.proof li button').last().click();
    await until(page, (before) => document.querySelector('.grid').innerHTML !== before, before, 'the proof does not change the board');
    await page.getByRole('button', { name: words.back }).click();
    await until(page, (before) => document.querySelector('.grid').innerHTML === before, before, 'leaving the proof does not lead back');
    // The other language, at once and without a reload.
    await page.getByRole('button', { name: words.other === 'EN' ? 'English' : 'Português' }).click();
    await page.getByRole('link', { name: WORDS[lang === 'pt' ? 'en' : 'pt'].play, exact: true }).waitFor();
    await until(page, (tag) => document.documentElement.lang === tag, lang === 'pt' ? 'en' : 'pt-BR', 'the document keeps its language');
    // Dark colors are as sound as light ones.
    await page.locator('.bar-tools > button').click();
    await visit.isSound('review in dark');
    await visit.shot('review-dark');
    await visit.leave();
    return `first explanation ${seen} ms after the click`;
  };

  journeys[`review-${lang}`] = async (served) => {
    const visit = await visitor(served, `review-${lang}`, { lang });
    const { page } = visit;
    await visit.go('');
    await page.locator('#paste-box').fill(GAME);
    const pasted = performance.now();
    await page.getByRole('button', { name: words.explain }).click();
    await page.locator('.explained .sentence').first().waitFor();
    const first = Math.round(performance.now() - pasted);
    await visit.shot('running');
    await page.getByRole('heading', { name: words.summary }).waitFor();
    const whole = Math.round(performance.now() - pasted);
    check((await page.locator('.moves .move').count()) === 14, 'not all moves are listed');
    check((await page.locator('.moves .sign.fault').count()) > 0, 'no fault is marked');
    await visit.isSound('finished review');
    await visit.shot('done');
    // Why not another move?
    await page.locator('.moves .move').nth(7).click();
    await page
      .getByRole('button', { name: new RegExp(words.whyNot) })
      .first()
      .click();
    await page.locator('.ask .move-box').fill('d5');
    await page.keyboard.press('Enter');
    await page.locator('.explained h2', { hasText: words.whyNot }).waitFor();
    await page.locator('.explained .sentence').first().waitFor();
    await until(page, () => document.querySelectorAll('.variations .move').length === 1, undefined, 'the variation is not listed');
    await visit.isSound('variation');
    await visit.shot('why-not');
    // The reader's word on a sentence.
    await page.locator('.moves .move').nth(6).click();
    const helpful = page.getByRole('button', { name: words.helpful });
    if ((await helpful.count()) > 0) {
      await helpful.first().click();
      await page.getByText(words.thanks).waitFor();
    }
    // Mistakes again, without spoilers.
    await page
      .locator('.summary')
      .getByRole('button', { name: new RegExp(words.retry) })
      .first()
      .click();
    await page.locator('.retry').waitFor();
    check((await page.locator('.moves, .graph, .sentence').count()) === 0, 'the answer can be seen while trying');
    await visit.isSound('retry');
    await page.getByRole('button', { name: words.showAnswer }).click();
    await page.locator('.retry-answer.shown').waitFor();
    await visit.shot('retry');
    await page.getByRole('button', { name: words.stopRetry }).click();
    // Files to take along.
    for (const format of ['pgn', 'html']) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`a[href*="format=${format}"]`).click()]);
      const text = readFileSync(await download.path(), 'utf8');
      check(text.includes('Ana') && text.includes('Bruno'), `the ${format} does not name the players`);
      if (format === 'html') check(!/src="http|href="http/.test(text), 'the page to take along needs the net');
    }
    // Saved: found again on the start page after a reload.
    const address = page.url();
    await visit.go('');
    await page.reload();
    await page.getByRole('heading', { name: words.kept }).waitFor();
    await page.locator('.rows a', { hasText: 'Ana' }).first().click();
    await page.locator('.explained .sentence').first().waitFor();
    check(page.url().startsWith(address.split('?')[0].slice(0, 30)), 'the review is not reopened');
    await visit.leave();
    return `first explanation ${first} ms, whole review ${whole} ms after pasting`;
  };

  // A game as people have it: letters of Portuguese, comments and clocks of its own, and a move that cannot be played.
  journeys[`own-game-${lang}`] = async (served) => {
    const visit = await visitor(served, `own-game-${lang}`, { lang });
    const { page } = visit;
    await visit.go('');
    await page
      .locator('#paste-box')
      .fill('{Primeira rodada} 1. e4 {[%clk 0:05:00] sempre assim} e5 2. Cf3 {[%clk 0:04:51]} Cc6 3. Bb6 a6 1-0');
    await page.getByRole('button', { name: words.explain }).click();
    const notes = page.locator('.reading-notes');
    await notes.waitFor();
    const told = await notes.innerText();
    check(told.includes('R D T B C') && told.includes('Bb6'), `the notes are incomplete: ${told}`);
    await page.getByRole('heading', { name: words.summary }).waitFor();
    check((await page.locator('.moves .move').count()) === 4, 'the game is not used up to the move that cannot be played');
    check((await page.locator('.moves .time-left').allInnerTexts()).join(' ') === '5:00 4:51', 'the clock times are not in the list');
    await page.locator('.moves .move').first().click();
    await page.locator('.comments blockquote', { hasText: 'sempre assim' }).waitFor();
    await visit.isSound('own game');
    await visit.shot('own-game');
    await page.keyboard.press('Home');
    await page.locator('.comments blockquote', { hasText: 'Primeira rodada' }).waitFor();
    await visit.leave();
  };

  journeys[`bad-input-${lang}`] = async (served) => {
    const visit = await visitor(served, `bad-input-${lang}`, { lang, expected: [400, 404, 413, 422] });
    const { page } = visit;
    await visit.go('');
    await page.getByRole('button', { name: words.explain }).click();
    await page.getByText(words.empty).waitFor();
    await page.locator('#paste-box').fill('8/8/8/8/8/8/8/K7 w - - 0 1');
    await page.getByRole('button', { name: words.explain }).click();
    await page.getByText(words.rules).waitFor();
    await visit.isSound('refused position');
    await page.locator('#paste-box').fill('https://lichess.org/abcdefgh');
    await page.getByRole('button', { name: words.explain }).click();
    await until(
      page,
      () => (document.querySelector('#paste-trouble')?.textContent ?? '').includes('PGN'),
      undefined,
      'the refusal of a link does not say, at the box, what to paste',
    );
    await visit.isSound('refused game');
    await visit.shot('refused');
    await visit.go('#/review/999999');
    await page.locator('.problem').waitFor();
    await visit.leave();
  };
}
