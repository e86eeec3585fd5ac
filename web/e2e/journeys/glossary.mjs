// The glossary: from the bar and from the words of a review; titles, sentences and boards in both languages. And the story of a game,
// whose words lead to the board.
import { check, GAME, LANGS, until, visitor, WORDS } from '../harness.mjs';

export const journeys = {};

const SAID = {
  pt: {
    nav: 'Glossário',
    search: 'Procurar no glossário',
    typed: 'posicao de lucena',
    title: 'Posição de Lucena',
    square: 'b8',
    other: 'English',
  },
  en: {
    nav: 'Glossary',
    search: 'Search the glossary',
    typed: 'lucena position',
    title: 'Lucena position',
    square: 'b8',
    other: 'Português',
  },
};

for (const lang of LANGS) {
  const said = SAID[lang];
  const words = WORDS[lang];

  journeys[`glossary-${lang}`] = async (served) => {
    const visit = await visitor(served, `glossary-${lang}`, { lang });
    const { page } = visit;
    await visit.go('');
    await page.getByRole('link', { name: said.nav, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: said.nav }).waitFor();
    const kinds = await page.locator('.glossary-list section').count();
    check(kinds === 3, `${kinds} kinds of entries`);
    const all = await page.locator('.glossary-list li').count();
    check(all > 200, `only ${all} entries`);
    await page.getByLabel(said.search).fill(said.typed);
    // The theme and the pattern have the same name; the pattern has a board.
    await page.locator('section[aria-labelledby=glossary-pattern]').getByRole('link', { name: said.title, exact: true }).click();
    const entry = page.locator('.glossary-entry');
    await entry.getByRole('heading', { name: said.title }).waitFor();
    await entry.locator('.board cg-board piece').first().waitFor();
    const lit = await entry.locator('.arrows .lit').count();
    check(lit > 2, 'the figures of the pattern are not lit');
    // A word of the sentence lights its square alone.
    await entry.locator('.square-word', { hasText: said.square }).first().hover();
    await until(page, () => document.querySelectorAll('.glossary-entry .arrows .lit').length === 1, undefined, 'the word lights nothing');
    await visit.isSound('glossary');
    await visit.shot('glossary');
    // The other language, at once.
    await page.getByRole('button', { name: said.other }).click();
    await entry.getByRole('heading', { name: SAID[lang === 'pt' ? 'en' : 'pt'].title }).waitFor();
    // Every entry says something, and a fact has a board too.
    await visit.go('#/glossary/fact-passed_pawn');
    await entry.locator('.glossary-sentence', { hasText: /\S+ \S+/ }).waitFor();
    await entry.locator('.board cg-board piece').first().waitFor();
    await visit.leave();
    return `${all} entries`;
  };

  journeys[`story-${lang}`] = async (served) => {
    const visit = await visitor(served, `story-${lang}`, { lang });
    const { page } = visit;
    await visit.go('');
    await page.locator('#paste-box').fill(GAME);
    await page.getByRole('button', { name: words.explain, exact: true }).click();
    await page.locator('.summary').waitFor({ timeout: 120_000 });
    // A word of the review leads to its meaning, and Back leads to the review again.
    const meaning = page.locator('.explained .meaning').first();
    const name = await meaning.innerText();
    await meaning.click();
    await page.locator('.glossary-entry').getByRole('heading', { name, exact: true }).waitFor();
    await page.goBack();
    await page.locator('.explained .sentence').first().waitFor();
    // The story: a move in it leads to the board where it was played.
    await page.keyboard.press('Home');
    const story = page.locator('.explained .story');
    await story.waitFor();
    const before = await page.locator('.grid').innerHTML();
    await story.locator('.line-word').first().click();
    await until(page, (before) => document.querySelector('.grid').innerHTML !== before, before, 'a move of the story leads nowhere');
    await visit.isSound('story');
    await visit.shot('story');
    await visit.leave();
  };
}
