// Analysis: lines that deepen, reasons, terms with squares, patterns, a board set by hand, a loaded game.
import { GAME, LANGS, until, visitor, WORDS } from '../harness.mjs';

export const journeys = {};

const FEN = 'r4r1k/6pp/7N/8/2Q5/8/5PPP/6K1 w - - 0 1';

for (const lang of LANGS) {
  const words = WORDS[lang];
  journeys[`analysis-${lang}`] = async (served) => {
    const visit = await visitor(served, `analysis-${lang}`, { lang });
    const { page } = visit;
    await visit.go('');
    // A FEN in the box of the first page leads here.
    await page.locator('#paste-box').fill(FEN);
    await page.getByRole('button', { name: words.explain }).click();
    await page.locator('.engine-lines li').first().waitFor();
    await page.waitForFunction(() => document.querySelector('.engine-lines .score')?.textContent === '#2');
    await page.getByText(words.evaluation).waitFor();
    await page.locator('.reasons a').first().waitFor();
    await page.locator('#why-title').waitFor();
    await visit.isSound('analysis');
    await visit.shot('lines');
    // A row opens to its terms, whose squares light up.
    await page.locator('.eval .disclosure').first().click();
    await page.locator('.eval tr.term').first().hover();
    await until(page, () => document.querySelector('.arrows .lit'), undefined, 'the squares of a term are not lit');
    // A move of a line is played, and taken back.
    await page.locator('.line-moves .move').first().click();
    await page.locator('.score-sheet .move').first().waitFor();
    // The board set by hand.
    await page.getByRole('button', { name: words.edit }).click();
    await page.locator('.palette .piece-button').nth(6).waitFor();
    await page.locator('.palette').last().locator('.piece-button').nth(1).click();
    await page.locator('.board-editor [data-square="a1"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.fen-field input')?.value.includes('Q'));
    await visit.isSound('set-up');
    await visit.shot('set-up');
    await page.getByRole('button', { name: words.edited }).click();
    // A game loaded.
    await page.locator('.paste-more summary').click();
    await page.locator('#analysis-box').fill(GAME);
    await page.locator('.paste-more button').click();
    await page.waitForFunction(() => document.querySelectorAll('.score-sheet .move').length === 14);
    await visit.leave();
  };
}
