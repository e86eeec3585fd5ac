// The manuals in the pages: from the bar, from the studios and from a mistake; both languages, wide and narrow, light and dark, by keyboard.
import { check, LANGS, until, visitor } from '../harness.mjs';

export const journeys = {};

const SAID = {
  pt: {
    nav: 'Ajuda',
    index: 'Os manuais do Lucena',
    patlan: 'PATLAN, a linguagem dos padrões de xadrez',
    other: 'In English',
    otherTitle: 'PATLAN, the language of chess patterns',
    studio: 'Manual de PATLAN',
    broken: 'PADRAO "A" CENARIO F1 ATACA F2;',
    code: 'E103 no manual',
    told: 'Peças do mesmo jogador',
    word: 'COLUNADE',
  },
  en: {
    nav: 'Help',
    index: 'The manuals of Lucena',
    patlan: 'PATLAN, the language of chess patterns',
    other: 'Em português',
    otherTitle: 'PATLAN, a linguagem dos padrões de xadrez',
    studio: 'Manual of PATLAN',
    broken: 'PATTERN "A" SCENARIO F1 ATTACKS F2;',
    code: 'E103 in the manual',
    told: 'Pieces of the same player',
    word: 'FILEOF',
  },
};

for (const lang of LANGS) {
  const said = SAID[lang];

  journeys[`help-${lang}`] = async (served) => {
    const visit = await visitor(served, `help-${lang}`, { lang });
    const { page } = visit;
    const title = (name) => page.getByRole('heading', { level: 1, name }).waitFor();
    await visit.go('');
    await page.getByRole('link', { name: said.nav, exact: true }).click();
    await title(said.index);
    await visit.isSound('index');
    // By keyboard: a link of the table has the focus and is followed with Enter.
    await page.locator('.manual a[href="#/help/patlan"]').focus();
    await page.keyboard.press('Enter');
    await title(said.patlan);
    const rows = await page.locator('.manual tbody tr').count();
    check(rows > 150, `only ${rows} words are listed`);
    await visit.isSound('manual');
    await visit.shot('patlan');
    // A section from the list of contents has the focus, and so is read next.
    const section = page.locator('.help-contents a').last();
    const target = await section.getAttribute('href');
    await section.click();
    await until(page, (id) => document.activeElement?.id === id, decodeURIComponent(target.split('/').at(-1)), 'the section has no focus');
    // A word by its English name is found in either language.
    await visit.go('#/help/patlan/FILEOF');
    await page.locator('tr.wanted', { hasText: said.word }).waitFor();
    // The other language, by the link on top; the bar follows.
    await page.locator('.manual').getByRole('link', { name: said.other }).click();
    await title(said.otherTitle);
    await page.getByRole('link', { name: SAID[lang === 'pt' ? 'en' : 'pt'].nav, exact: true }).waitFor();
    // What is not there is said to be missing.
    await visit.go('#/help/nothing');
    await page.locator('.notice.bad').waitFor();
    await visit.leave();
    return `${rows} rows`;
  };

  journeys[`help-mistake-${lang}`] = async (served) => {
    const visit = await visitor(served, `help-mistake-${lang}`, { lang });
    const { page } = visit;
    await visit.go('#/studio');
    await page.locator('.cm-content').waitFor();
    await page.getByRole('link', { name: said.studio }).waitFor();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(said.broken);
    // A mistake leads to what the manual says of it, beside the text that is being written.
    const [manual] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('.diagnostics a', { hasText: said.code }).first().click(),
    ]);
    await manual.locator('tr.wanted', { hasText: said.told }).waitFor();
    await manual.close();
    await visit.isSound('studio with a mistake');
    await visit.leave();
    // What was typed is kept as a draft, which the next visitor of the studio shall not find.
    for (const { id } of await (await fetch(`${served.address}/api/drafts`)).json())
      await fetch(`${served.address}/api/drafts/${id}`, { method: 'DELETE' });
  };

  journeys[`help-phone-${lang}`] = async (served) => {
    const visit = await visitor(served, `help-phone-${lang}`, { lang, width: 390, height: 844, theme: 'dark' });
    for (const name of ['', '/patlan', '/api', '/review']) {
      await visit.go(`#/help${name}`);
      await visit.page.locator('.manual h1').waitFor();
      await visit.isSound(`help${name} on a phone`);
    }
    await visit.shot('review');
    await visit.leave();
  };
}
