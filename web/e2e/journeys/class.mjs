// The class: a teacher opens it and gives it positions, two pupils in two browsers join, write, compete and remark; the program is killed in
// the middle; the time to the first value is counted in steps and words.
import { check, Served, until, visitor } from '../harness.mjs';

export const journeys = {};

/** What a new pupil may do and read before a value of their own is on the screen: a minute, at an unhurried pace. */
const MOST_STEPS = 8;
const MOST_WORDS = 120;

/** Positions of the teacher's own; the second brings its value. */
const ENDINGS = ['8/5pk1/6p1/3R4/P7/6P1/r4PK1/8 w - - 0 40', '8/8/4kpp1/8/4KPP1/8/8/8 b - - 0 50 ce 0;'];

journeys.class = async () => {
  const served = await Served.begin(undefined, { isClass: true });
  try {
    await lesson(served);
  } finally {
    await served.end();
  }
};

/** Every bad line is named; the good ones are kept. */
async function givePositions(teacher) {
  const panel = teacher.page.locator('section[aria-labelledby=positions-title]');
  const give = async (text) => {
    await panel.getByLabel('Uma posição por linha').fill(text);
    await panel.getByRole('button', { name: 'Dar à turma' }).click();
  };
  await panel.getByText('Nova lista de posições').click();
  await panel.getByLabel('Nome da lista').fill('Finais');
  await give(`${ENDINGS[0]}\n8/8 w - -\n\n${ENDINGS[0]}`);
  const refused = panel.locator('.field-error');
  await refused.waitFor();
  const said = await refused.innerText();
  check(/^Linha 2: .+\nlinha 4: .+linha 1/.test(said), said);
  await teacher.shot('bad-positions');
  await give(ENDINGS.join('\n'));
  await panel.locator('.position-lists', { hasText: 'Finais' }).waitFor();
  check((await panel.locator('.position-lists').innerText()).includes('2 posições'), 'not all positions are kept');
  await teacher.isSound('positions');
  await teacher.shot('positions');
}

async function lesson(served) {
  const teacher = await visitor(served, 'class-teacher', { lang: 'pt', isStormy: true, expected: [422] });
  // A pupil without the link sees the door and nothing else.
  const ana = await visitor(served, 'class-ana', { lang: 'pt', width: 390, height: 844, isStormy: true, expected: [401, 403] });
  await ana.go('#/review/sample');
  await ana.page.getByRole('heading', { name: 'Entrar na turma' }).waitFor();
  check((await ana.page.locator('nav a').count()) === 1, 'a visitor sees other pages');
  await ana.isSound('door');
  await ana.shot('door');
  // The teacher opens a class.
  // The link leads to the teacher's desk.
  await teacher.page.goto(served.teacherLink);
  await teacher.page.getByLabel('Nome da turma').fill('7A');
  await teacher.page.getByRole('button', { name: 'Abrir a turma' }).click();
  await until(
    teacher.page,
    () => /^[A-Z0-9]{6}$/.test(document.querySelector('.wall-code')?.textContent ?? ''),
    undefined,
    'there is no code',
  );
  const code = await teacher.page.locator('.wall-code').innerText();
  await teacher.page.locator('.qr path').waitFor();
  // It listens on its own computer only, and says so.
  await teacher.page.locator('.wall .notice').waitFor();
  await teacher.isSound('teacher');
  await teacher.shot('desk');
  // The first pupil: every step and every word that is shown to them counts.
  let steps = 0;
  let read = 0;
  const look = async (place) => (read += (await ana.page.locator(place).innerText()).split(/\s+/).length);
  await look('.door');
  await ana.page.getByLabel('Código da turma').fill('AAAAAA');
  await ana.page.getByLabel('Apelido').fill('Ana');
  await ana.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await ana.page.locator('.field-error').waitFor();
  await ana.page.getByLabel('Código da turma').fill(code.toLowerCase());
  steps++;
  await ana.page.getByLabel('Apelido').fill('Ana');
  steps++;
  await ana.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  steps++;
  await ana.page.locator('.secret').waitFor();
  await look('.door');
  const secret = await ana.page.locator('.secret').innerText();
  check(secret.split(' ').length === 4, secret);
  await ana.page.getByRole('button', { name: 'Já anotei' }).click();
  steps++;
  await ana.page.locator('.phase-bar').waitFor();
  await look('.class-room');
  await ana.isSound('room');
  await ana.shot('room');
  await ana.page.getByRole('button', { name: 'Começar um conjunto' }).click();
  steps++;
  await ana.page.locator('.set-value .figure').waitFor();
  check(steps <= MOST_STEPS && read <= MOST_WORDS, `${steps} steps and ${read} words to the first value`);
  await ana.isSound('studio of the class');
  await ana.shot('studio');
  // She makes knights dear, and saves.
  const write = async (visit, title, knight) => {
    await visit.page.locator('.cm-content').click();
    await visit.page.keyboard.press('Control+a');
    await visit.page.keyboard.insertText(
      `CONJUNTO_HEURISTICO "${title}"\n  ETAPA_ATUAL <- "PADRAO"\n  ETAPA "PADRAO"\n    PEAO.VALOR <- 1\n    CAVALO.VALOR <- ${knight}\n    BISPO.VALOR <- 3\n    TORRE.VALOR <- 5\n    DAMA.VALOR <- 9\n  FIM ETAPA\nFIM CONJUNTO_HEURISTICO\n`,
    );
    await visit.page.locator('.set-value[aria-busy=false] .figure').waitFor();
    await visit.page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await visit.page.locator('.kept', { hasText: 'versão 1' }).waitFor();
  };
  await write(ana, 'CAVALOS', 7);
  // The teacher gives the class positions; on them she sees her set, and compares it.
  await givePositions(teacher);
  await ana.page.reload();
  await ana.page.getByLabel('Posições do professor').selectOption({ label: 'Finais (2 posições)' });
  const walk = ana.page.locator('.position-walk [role=status]', { hasText: 'Posição 1 de 2; referência para as Brancas' });
  await walk.waitFor();
  await ana.page.getByRole('button', { name: 'Próxima posição' }).click();
  await ana.page.locator('.position-walk [role=status]', { hasText: 'Posição 2 de 2; referência para as Pretas: 0,00' }).waitFor();
  await ana.page.locator('.comparison select').last().selectOption({ label: 'Finais' });
  await ana.page.getByRole('button', { name: 'Comparar', exact: true }).click();
  await ana.page.getByText('Correlações em 2 posições').waitFor();
  await ana.isSound('positions of the teacher');
  await ana.shot('positions');
  // The second pupil, in another browser, by the address of the QR code.
  const bia = await visitor(served, 'class-bia', { lang: 'pt', theme: 'dark', isStormy: true, expected: [401, 403] });
  await bia.go(`#/class?code=${code}`);
  await bia.page.getByLabel('Apelido').fill('Bia');
  await bia.page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await bia.page.getByRole('button', { name: 'Já anotei' }).click();
  await bia.page.getByRole('button', { name: 'Começar um conjunto' }).click();
  await bia.page.locator('.set-value .figure').waitFor();
  await write(bia, 'CLASSICO', 3);
  await bia.page.locator('.page-title a').click();
  await bia.page.locator('.set-list', { hasText: 'CAVALOS' }).waitFor();
  check((await bia.page.locator('.set-list a', { hasText: 'CAVALOS' }).count()) === 0, 'the set of another is open while it is written');
  // What she types is kept within a second; the program dies; both go on.
  await bia.page.locator('.set-list a', { hasText: 'CLASSICO' }).click();
  await bia.page.locator('.cm-content').click();
  await bia.page.keyboard.press('Control+End');
  await bia.page.keyboard.type('// quase perdido');
  await until(
    bia.page,
    () => /guardado como rascunho/.test(document.querySelector('.kept')?.textContent ?? ''),
    undefined,
    'the draft is not kept',
  );
  // From here until she has the new link, the teacher's open page is rightly refused.
  const isCalm = teacher.expects(401);
  await served.kill();
  const link = new URL(served.teacherLink);
  await served.start();
  await bia.page.reload();
  await until(
    bia.page,
    () => /quase perdido/.test(document.querySelector('.code-editor')?.shadowRoot?.textContent ?? ''),
    undefined,
    'the draft is lost',
  );
  // The link is new after a start; the old one opens nothing, and her page stands before the door like everybody's.
  check(served.teacherLink !== link.href, 'the link of the teacher is always the same');
  await teacher.page.getByLabel('Apelido').waitFor();
  await teacher.page.getByText('abra o que o programa mostra agora').waitFor();
  await teacher.isSound('door with an old link');
  await teacher.shot('old-link');
  await teacher.page.goto(link.href);
  await teacher.page.getByText('abra o que o programa mostra agora').waitFor();
  await teacher.page.goto(served.teacherLink);
  await teacher.page.locator('.set-list', { hasText: 'Bia' }).waitFor();
  isCalm();
  // They compete.
  await teacher.page.getByRole('button', { name: 'Congelar os conjuntos' }).click();
  await teacher.page.getByLabel('Posições por lance').fill('60');
  await teacher.page.getByLabel('As partidas começam').selectOption({ label: 'com a lista Finais' });
  await teacher.page.getByRole('spinbutton', { name: 'Aberturas' }).fill('1');
  await teacher.page.getByRole('button', { name: 'Começar a competição' }).click();
  await teacher.page.locator('.standings tbody tr').nth(3).waitFor();
  await ana.page.goto(`${served.address}/#/class`);
  await ana.page.locator('.standings tr.mine').waitFor();
  await teacher.page.getByText('Terminada.').waitFor();
  await ana.page.getByText('Terminada.').waitFor();
  await ana.page.locator('.tournament select').last().selectOption({ index: 1 });
  await ana.page.locator('.replay .score-sheet .move').first().click();
  await ana.isSound('competition');
  await ana.shot('competition');
  await teacher.shot('competition');
  // Ana sits at the board herself, against the sets, a guest among them.
  await teacher.page.getByText('Convidados').click();
  await teacher.page.locator('.competition-form textarea').fill('Etapas = tres-etapas');
  await teacher.page.getByText('Quem joga ao tabuleiro').first().click();
  await teacher.page.locator('.competition-form').getByLabel('Ana').check();
  await teacher.page.getByRole('button', { name: 'Começar a competição' }).click();
  await ana.page.goto(`${served.address}/#/class`);
  await ana.page.locator('.seat .board').waitFor();
  await until(ana.page, () => /É a sua vez/.test(document.querySelector('.seat [role=status]')?.textContent ?? ''), undefined, 'no turn');
  await ana.isSound('at the board');
  await ana.shot('seat');
  const before = await ana.page.locator('.seats select option').count();
  ana.page.on('dialog', (dialog) => void dialog.accept());
  await ana.page.getByRole('button', { name: 'Abandonar' }).click();
  await until(
    ana.page,
    (count) => document.querySelectorAll('.seats select option').length === count - 1,
    before,
    'a game that was given up is still open',
  );
  await teacher.page.getByRole('button', { name: 'Parar a competição' }).click();
  await teacher.page.getByText('Parada.').waitFor();
  await teacher.shot('guests');
  // They work together: a question about a line, and its answer.
  await teacher.page.getByRole('button', { name: 'Ir à colaboração' }).click();
  await bia.page.goto(`${served.address}/#/class`);
  await bia.page.locator('.set-list a', { hasText: 'CAVALOS' }).click();
  await bia.page.locator('.remark-form').waitFor();
  await bia.page.locator('.remark-form select').first().selectOption('5');
  await bia.page.getByLabel('Anotação').fill('Por que sete?');
  await bia.page.getByRole('button', { name: 'Enviar' }).click();
  await bia.page.locator('.remark.question', { hasText: 'CAVALO.VALOR' }).waitFor();
  await bia.page.goto(`${served.address}/#/class`);
  await bia.page.getByRole('button', { name: 'Jogar', exact: true }).first().click();
  await bia.page.locator('.seat .move-box').fill('e4');
  await bia.page.locator('.seat .move-box').press('Enter');
  await until(bia.page, () => /É a sua vez/.test(document.querySelector('.seat [role=status]')?.textContent ?? ''), undefined, 'no answer');
  await bia.isSound('a game against a set of the class');
  await bia.page.locator('.set-list a', { hasText: 'CAVALOS' }).click();
  await bia.page.locator('.remark.question', { hasText: 'CAVALO.VALOR' }).waitFor();
  await bia.isSound('remarks');
  await bia.shot('remarks');
  await ana.page.goto(`${served.address}/#/class`);
  await ana.page.locator('.set-list a', { hasText: 'CAVALOS' }).click();
  await ana.page.locator('.remark', { hasText: 'Por que sete?' }).getByRole('button', { name: 'Responder' }).click();
  await ana.page.getByLabel('Sua resposta').fill('Porque pulam.');
  await ana.page.locator('.remark form button').click();
  await ana.page.locator('.answers', { hasText: 'Porque pulam.' }).waitFor();
  // The teacher sees it all, and opens the judging test.
  await teacher.page.getByRole('button', { name: 'Atualizar' }).click();
  await until(
    teacher.page,
    () => /CAVALOS|Ana/.test(document.querySelector('[aria-labelledby=report-title] table')?.textContent ?? ''),
    undefined,
    'no report',
  );
  await teacher.page.locator('section[aria-labelledby=rules-title]').getByLabel('Prova de avaliação').selectOption('before');
  await ana.page.goto(`${served.address}/#/class`);
  await ana.page.locator('.test .grades button').nth(4).click();
  await until(
    ana.page,
    () => /2 de 20/.test(document.querySelector('.test [role=status]')?.textContent ?? ''),
    undefined,
    'the test does not go on',
  );
  await ana.isSound('test');
  await ana.shot('test');
  await teacher.isSound('report');
  await teacher.shot('report');
  await ana.leave();
  await bia.leave();
  await teacher.leave();
  return `${steps} steps and ${read} words to the first value`;
}
