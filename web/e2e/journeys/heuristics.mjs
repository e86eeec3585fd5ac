// The heuristics studio: a pupil writes, sees the sum on the board, plays, watches, uses the form, saves versions and compares.
import { check, LANGS, until, visitor, WORDS } from '../harness.mjs';

export const journeys = {};

const SAID = {
  pt: {
    knight: 'CAVALO.VALOR',
    mine: 'Jogar contra o conjunto',
    watch: 'Assistir a dois conjuntos',
    begin: 'Começar',
    stop: 'Parar',
    form: 'Formulário',
    text: 'Texto',
    rule: 'Nova regra de peças',
    region: 'Nova região',
    compare: 'Comparar',
    title: 'MEU CONJUNTO',
    keyword: 'HEURISTIC_SET',
  },
  en: {
    knight: 'KNIGHT.VALUE',
    mine: 'Play against the set',
    watch: 'Watch two sets',
    begin: 'Start',
    stop: 'Stop',
    form: 'Form',
    text: 'Text',
    rule: 'New rule for pieces',
    region: 'New region',
    compare: 'Compare',
    title: 'MY SET',
    keyword: 'CONJUNTO_HEURISTICO',
  },
};

const value = (page) => page.locator('.set-value .figure').innerText();
const settled = (page) => page.locator('.set-value[aria-busy=false]').waitFor();

for (const lang of LANGS) {
  const words = { ...WORDS[lang], ...SAID[lang] };
  journeys[`heuristics-${lang}`] = async (served) => {
    const visit = await visitor(served, `heuristics-${lang}`, { lang });
    const { page } = visit;
    const editor = page.locator('.cm-content');
    await visit.go('#/heuristics');
    await page.getByText(words.fine).waitFor();
    await page.locator('.set-value .figure').waitFor();
    check(/^0/.test(await value(page)), 'both sides have the same at the start');
    await visit.isSound('heuristics');
    await visit.shot('new');
    // A mistake is told at once, with its place; completion knows the language.
    await editor.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\nXYZ');
    await page.locator('.diagnostics li.error').first().waitFor();
    await page.locator('.set-value .muted').waitFor();
    for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace');
    await page.getByText(words.fine).waitFor();
    // Moves on the board: the ledger says what changed.
    const box = page.locator('.on-board .move-box');
    for (const mv of ['e4', 'd5', 'exd5']) {
      await box.fill(mv);
      await box.press('Enter');
    }
    await until(page, () => document.querySelector('.set-value .figure')?.textContent.includes('1'), undefined, 'a pawn more is not seen');
    await page.locator('.ledger-changes li').first().waitFor();
    // The form: a rule more, its text in step.
    await page.getByRole('button', { name: words.form, exact: true }).click();
    await page.locator('.stage-form').waitFor();
    await page.getByRole('button', { name: words.rule }).click();
    await page.locator('.rule-form').waitFor();
    await page.getByRole('button', { name: words.region }).click();
    await page.locator('.region-form').waitFor();
    await settled(page);
    await page.locator('.region-board [aria-label=c3]').click();
    await page.locator('.region-board [aria-label=c3][aria-pressed=true]').waitFor();
    await visit.isSound('form');
    await visit.shot('form');
    await page.getByRole('button', { name: words.text, exact: true }).click();
    await until(
      page,
      () => /c3/.test(document.querySelector('.code-editor').shadowRoot.textContent),
      undefined,
      'the text does not follow the form',
    );
    await page.locator('.ledger tbody tr').nth(1).waitFor();
    // Regions are painted on the board.
    await page.locator('.on-board select').first().selectOption({ index: 1 });
    await until(page, () => document.querySelectorAll('.on-board .arrows .lit').length === 5, undefined, 'the region is not painted');
    // Keywords in the other language and back; saved twice, with a difference between versions.
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await page.locator('.versions').waitFor();
    await editor.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('// better\n');
    await settled(page);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await until(page, () => document.querySelectorAll('.versions option').length === 3, undefined, 'there are not two versions');
    await page.locator('.versions select').selectOption('1');
    await page.locator('.diff .diff-second', { hasText: '// better' }).waitFor();
    // Compared with a shipped set: a point can be chosen, and its board is shown.
    await page.locator('.comparison').getByRole('button', { name: words.compare, exact: true }).click();
    await page.locator('.plot .point').first().waitFor();
    await page.locator('.plot-field').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.compare-position .board').waitFor();
    await visit.isSound('comparison');
    await visit.shot('compared');
    // Against the reader, then against another set.
    await page.locator('.set-games').getByRole('button', { name: words.mine }).click();
    await box.fill(lang === 'pt' ? 'Dxd5' : 'Qxd5');
    await box.press('Enter');
    await until(page, () => document.querySelectorAll('.score-sheet .move').length === 5, undefined, 'the set does not answer');
    await page.locator('.set-games').getByRole('button', { name: words.stop }).click();
    await page.locator('.set-games summary').click();
    await page.locator('.set-games').getByRole('button', { name: words.begin, exact: true }).click();
    await until(page, () => document.querySelectorAll('.score-sheet .move').length >= 7, undefined, 'two sets do not play');
    await page.locator('.set-games').getByRole('button', { name: words.stop }).click();
    // After a reload the text is there.
    await page.reload();
    await page.locator('.shelf a[aria-current], .disclosure').first().waitFor();
    await until(
      page,
      () => /better/.test(document.querySelector('.code-editor')?.shadowRoot?.textContent ?? ''),
      undefined,
      'the text is lost',
    );
    await visit.leave();
  };
}

journeys['heuristics-phone'] = async (served) => {
  const visit = await visitor(served, 'heuristics-phone', { lang: 'pt', theme: 'dark', width: 390, height: 844 });
  await visit.go('#/heuristics/tres-etapas');
  await visit.page.locator('.set-value .figure').waitFor();
  await visit.page.locator('.stages').waitFor();
  await visit.isSound('heuristics on a phone');
  await visit.shot('stages');
  await visit.leave();
};
