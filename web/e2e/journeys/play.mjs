// Playing: a game by typed moves, hint, take back, an offer of a draw, resignation, and on to the review.
import { LANGS, until, visitor, WORDS } from '../harness.mjs';

export const journeys = {};

for (const lang of LANGS) {
  const words = WORDS[lang];
  journeys[`play-${lang}`] = async (served) => {
    const visit = await visitor(served, `play-${lang}`, { lang });
    const { page } = visit;
    await visit.go('#/play');
    await page.getByRole('button', { name: words.begin }).waitFor();
    await visit.isSound('setup');
    await visit.shot('setup');
    await page.locator('.play-setup select').selectOption('10+5');
    await page.getByRole('button', { name: words.begin }).click();
    const type = async (move) => {
      await page.locator('.move-box:enabled').fill(move);
      await page.keyboard.press('Enter');
    };
    await type('e4');
    await page.waitForFunction(() => document.querySelectorAll('.score-sheet > span').length === 2);
    await page.getByRole('button', { name: words.hint, exact: true }).click();
    await page.locator('.hint p').first().waitFor();
    await page.locator('.hint .loading').waitFor({ state: 'detached' });
    await visit.isSound('game');
    await visit.shot('hint');
    await page.getByRole('button', { name: words.takeBack }).click();
    await until(
      page,
      () => document.querySelectorAll('.score-sheet > span').length === 0,
      undefined,
      'taking back leaves moves on the sheet',
    );
    await type(words.knight);
    await page.waitForFunction(() => document.querySelectorAll('.score-sheet > span').length === 2);
    // Another page and a new window: the game goes on where it was.
    await visit.go('#/analysis');
    await page.locator('.engine-lines').waitFor();
    await visit.go('#/play');
    await page.waitForFunction(() => document.querySelectorAll('.score-sheet > span').length === 2);
    const said = await page.locator('.comments').textContent();
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('.score-sheet > span').length === 2);
    await until(
      page,
      (before) => document.querySelector('.comments')?.textContent === before,
      said,
      'what the machine said is gone after a reload',
    );
    await page.getByRole('button', { name: words.draw }).click();
    await type('g3');
    await page.waitForFunction(
      () => document.querySelectorAll('.score-sheet > span').length === 4 || document.querySelector('.outcome .notice'),
    );
    const resign = page.getByRole('button', { name: words.resign });
    if ((await resign.count()) > 0) await resign.click();
    await page.locator('.outcome .notice').waitFor();
    await visit.isSound('finished game');
    await visit.shot('finished');
    await page.getByRole('button', { name: words.reviewGame }).click();
    await page.locator('.moves .move').first().waitFor();
    await page.locator('.explained .sentence').first().waitFor();
    // The finished game is kept, and can be removed.
    await visit.go('#/play');
    await page.getByRole('button', { name: words.begin }).waitFor();
    await page.locator('.rows .row-button', { hasText: 'Lucena' }).waitFor();
    await visit.isSound('kept games');
    await visit.shot('kept');
    await page.locator('.rows .icon-button').click();
    await page.locator('.rows').waitFor({ state: 'detached' });
    await visit.leave();
  };
}
