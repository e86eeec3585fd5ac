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
    compete: 'Começar a competição',
    done: 'Terminada.',
    nodes: 'Posições por lance',
    openings: 'Aberturas',
    replay: 'Ver uma partida',
    stage: 'Nova etapa',
    transition: 'Nova transição',
    remove: 'Remover esta competição',
    fresh: 'Novo conjunto',
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
    compete: 'Start the competition',
    done: 'Finished.',
    nodes: 'Positions for a move',
    openings: 'Openings',
    replay: 'Watch a game',
    stage: 'New stage',
    transition: 'New transition',
    remove: 'Remove this competition',
    fresh: 'New set',
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
    // The user's own sets can be opponents too, before the shipped ones.
    await until(
      page,
      (title) => [...document.querySelectorAll('.set-games details option')].some((one) => one.textContent.includes(title)),
      words.title,
      'own sets are not offered',
    );
    await page.locator('.set-games').getByRole('button', { name: words.begin, exact: true }).click();
    await until(page, () => document.querySelectorAll('.score-sheet .move').length >= 7, undefined, 'two sets do not play');
    await page.locator('.set-games').getByRole('button', { name: words.stop }).click();
    // A competition: the table moves, and a game can be replayed with both ledgers.
    const compete = page.locator('.compete');
    await compete.getByLabel(words.nodes).fill('60');
    await compete.getByRole('spinbutton', { name: words.openings }).fill('1');
    await compete.getByRole('button', { name: words.compete }).click();
    await compete.locator('.standings tbody tr').nth(4).waitFor();
    await compete.getByText(words.done).waitFor();
    await compete.getByLabel(words.replay).selectOption({ index: 1 });
    await compete.locator('.replay .score-sheet .move').nth(8).click();
    await compete.locator('.replay .ledgers table').nth(1).waitFor();
    await visit.isSound('competition of the studio');
    await visit.shot('competition');
    await compete.getByRole('button', { name: words.remove }).click();
    await until(page, () => !document.querySelector('.compete .standings'), undefined, 'a removed competition is still there');
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

for (const lang of LANGS) {
  const words = { ...WORDS[lang], ...SAID[lang] };
  // Stages without typing: a second stage, a transition to it, and the graph of both.
  journeys[`heuristics-form-${lang}`] = async (served) => {
    const visit = await visitor(served, `heuristics-form-${lang}`, { lang, theme: 'dark' });
    const { page } = visit;
    await visit.go('#/heuristics');
    await page.getByText(words.fine).waitFor();
    await page.getByRole('button', { name: words.fresh, exact: true }).click();
    await settled(page);
    await page.getByRole('button', { name: words.form, exact: true }).click();
    await page.locator('.stage-form').first().waitFor();
    const stages = await page.locator('.stage-form').count();
    await page.getByRole('button', { name: words.stage }).click();
    await until(page, (count) => document.querySelectorAll('.stage-form').length === count + 1, stages, 'there is no second stage');
    await settled(page);
    await page.getByRole('button', { name: words.transition }).first().click();
    await page.locator('.rule-form').first().waitFor();
    await settled(page);
    await page.locator('.stage-graph .stage-way').first().waitFor({ state: 'attached' });
    check((await page.locator('.stage-graph .stage-box').count()) === stages + 1, 'the graph does not have all stages');
    await page.getByText(words.fine).waitFor();
    await visit.isSound('form with stages');
    await visit.shot('stages');
    await visit.leave();
  };
}
