// What every journey stands on: the real program on a free port with a data folder of its own, the system's Chromium, and pages that
// fail on any console error, failed request or barrier for screen readers.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const HERE = dirname(fileURLToPath(import.meta.url));
export const OUTPUT = resolve(HERE, '../output');
const AXE = readFileSync(resolve(HERE, '../node_modules/axe-core/axe.min.js'), 'utf8');
const ROOT = resolve(HERE, '../..');

/** How long anything may take before a journey is given up. Generous: the machine may be busy. */
export const PATIENCE = Number(process.env.PATIENCE ?? 120_000);

export function check(condition, message) {
  if (!condition) throw new Error(message);
}

/** Waits until something holds on the page, such as what a click brings about a moment later. */
export async function until(page, holds, value, message) {
  try {
    await page.waitForFunction(holds, value);
  } catch (error) {
    throw new Error(`${message} (${error.message})`);
  }
}

/** Waits until something holds that no page shows, such as what the program answers. */
export async function eventually(holds, message) {
  for (const began = performance.now(); !(await holds()); await new Promise((done) => setTimeout(done, 100)))
    check(performance.now() - began < PATIENCE, message());
}

/** As the program prints it, with the end of its line. */
const TEACHER_LINK = /http:\S+\?token=\S+(?=\s)/;

function program() {
  const named = process.env.LUCENA_BIN;
  const found = [named, join(ROOT, 'target/release/lucena'), join(ROOT, 'target/debug/lucena')].find((path) => path && existsSync(path));
  check(found, 'No program found: build it with `cargo build -p lucena`, or name it in LUCENA_BIN.');
  return found;
}

function browser() {
  const found = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  check(found, 'No Chromium found: install it (apt-get install chromium), or name it in CHROMIUM.');
  return found;
}

function freePort() {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** The program, serving from a new data folder. It can be killed and started again on the same port. */
export class Served {
  static async begin(home, { isClass = false, isOpen = false } = {}) {
    const served = new Served();
    served.isClass = isClass;
    served.words = [...(isClass ? ['--class'] : []), ...(isOpen ? ['--listen', '0.0.0.0'] : [])];
    served.home = home ?? mkdtempSync(join(tmpdir(), 'lucena-e2e-'));
    served.port = await freePort();
    await served.start();
    return served;
  }

  get address() {
    return `http://127.0.0.1:${this.port}`;
  }

  async start() {
    this.log = '';
    this.child = spawn(program(), ['serve', '--port', String(this.port), ...this.words], {
      env: { ...process.env, LUCENA_HOME: this.home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) stream.on('data', (data) => (this.log += data));
    this.ended = new Promise((done) => this.child.once('exit', done));
    const isReady = async () => {
      try {
        // What it prints may arrive after what it answers.
        return (await fetch(`${this.address}/api/about`)).ok && (!this.isClass || TEACHER_LINK.test(this.log));
      } catch {
        return false;
      }
    };
    const isOver = () => this.child.exitCode !== null;
    await eventually(
      async () => isOver() || (await isReady()),
      () => `the program did not start:\n${this.log}`,
    );
    check(!isOver(), `the program did not start:\n${this.log}`);
  }

  /** The teacher's link of a class, as the program printed it. */
  get teacherLink() {
    return TEACHER_LINK.exec(this.log)[0];
  }

  /** Ends the program at once, as a power cut would. */
  async kill() {
    this.child.kill('SIGKILL');
    await this.ended;
  }

  async end() {
    this.child.kill('SIGTERM');
    await Promise.race([this.ended, new Promise((done) => setTimeout(done, 5000))]);
    this.child.kill('SIGKILL');
    rmSync(this.home, { recursive: true, force: true });
  }
}

let running;

export async function openBrowser() {
  mkdirSync(OUTPUT, { recursive: true });
  running = await chromium.launch({
    executablePath: browser(),
    args: [
      '--no-sandbox',
      '--headless',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return running;
}

/**
 * A fresh visitor. `visit.page` is an ordinary page; leaving checks that nothing went wrong.
 * Options: lang, theme, width, height, expected (statuses that the journey provokes), isStormy (the server will be killed).
 */
export async function visitor(
  served,
  name,
  { lang = 'pt', theme = 'light', width = 1280, height = 900, expected: always = [], isStormy = false } = {},
) {
  const expected = [...always];
  const context = await running.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: lang === 'pt' ? 'pt-BR' : 'en-US',
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  context.setDefaultTimeout(PATIENCE);
  // A class belongs to its teacher; visitors have nothing to forget.
  if (!served.isClass) await forget(served);
  const page = await context.newPage();
  const troubles = [];
  const isExpected = (text) =>
    expected.some((status) => text.includes(`status of ${status}`)) || (isStormy && /ERR_|Failed to load resource/.test(text));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`page: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(served.address) && !request.url().startsWith('data:') && !request.url().startsWith('blob:'))
      troubles.push(`left the machine: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !expected.includes(response.status()))
      troubles.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  const visit = {
    page,
    lang,
    async go(hash) {
      await page.goto(`${served.address}/${hash}`);
    },
    /** From now on a status is part of the journey, until what this gives is called. */
    expects(status) {
      expected.push(status);
      return () => expected.splice(expected.indexOf(status), 1);
    },
    async shot(part) {
      await page.screenshot({ path: join(OUTPUT, `${name}-${part}.png`), fullPage: true });
    },
    /** Nothing stands in the way of assistive technology, and nothing sticks out of the screen. */
    async isSound(part) {
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
      const told = violations.map(
        (one) =>
          `${one.id}: ${one.nodes
            .slice(0, 3)
            .map((node) => node.target.join(' '))
            .join(' | ')}`,
      );
      check(told.length === 0, `axe on ${part}:\n  ${told.join('\n  ')}`);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const widest = () => {
        const all = [...document.querySelectorAll('body *')].map((one) => [one.getBoundingClientRect().right, one]);
        const [, one] = all.reduce((most, next) => (next[0] > most[0] ? next : most));
        return `${one.tagName} ${one.className} in ${one.parentElement?.className}`;
      };
      check(over <= 0, `${part} is ${over} pixels wider than the screen: ${over > 0 ? await page.evaluate(widest) : ''}`);
    },
    async leave() {
      await context.close();
      check(troubles.length === 0, `troubles:\n  ${[...new Set(troubles)].join('\n  ')}`);
    },
  };
  return visit;
}

/** Choices and games of an earlier visitor are gone, as on another person's machine. */
async function forget(served) {
  const json = { 'Content-Type': 'application/json' };
  await fetch(`${served.address}/api/settings`, { method: 'PUT', headers: json, body: '{}' });
  for (const { id } of await (await fetch(`${served.address}/api/games`)).json())
    await fetch(`${served.address}/api/games/${id}`, { method: 'DELETE' });
}

/** Texts of the pages in the language of a visit, so that journeys find what readers see. */
export const WORDS = {
  pt: {
    title: 'O xadrez que se explica',
    explain: 'Explicar',
    sample: 'Ver a partida inteira explicada',
    show: 'Mostrar',
    back: 'Voltar à partida',
    whyNot: 'Por que não',
    summary: 'Resumo',
    retry: 'Tentar de novo',
    showAnswer: 'Mostrar a resposta',
    next: 'Próximo',
    stopRetry: 'Voltar à revisão',
    kept: 'Suas revisões',
    helpful: 'Ajudou',
    thanks: 'Obrigado, anotado.',
    begin: 'Começar a partida',
    hint: 'Dica',
    takeBack: 'Voltar lance',
    resign: 'Abandonar',
    reviewGame: 'Revisar esta partida',
    draw: 'Propor empate',
    save: 'Salvar',
    search: 'Procurar',
    newPattern: 'Novo padrão',
    fine: 'Nenhum erro no texto',
    evaluation: 'Avaliação da posição',
    edit: 'Montar posição',
    edited: 'Pronto, analisar',
    knight: 'Cf3',
    knightName: 'cavalo branco',
    best: 'melhor',
    empty: 'Ainda não há nada na caixa',
    other: 'EN',
    otherTitle: 'Chess that explains itself',
    moment: 'Momentos decisivos',
    play: 'Jogar',
    fork: 'Garfo de cavalo',
    translate: 'Palavras em português',
    rules: 'não pode ocorrer',
  },
  en: {
    title: 'Chess that explains itself',
    explain: 'Explain it',
    sample: 'See the whole game explained',
    show: 'Show it',
    back: 'Back to the game',
    whyNot: 'Why not',
    summary: 'Summary',
    retry: 'Try the',
    showAnswer: 'Show the answer',
    next: 'Next',
    stopRetry: 'Back to the review',
    kept: 'Your reviews',
    helpful: 'Helpful',
    thanks: 'Thank you, noted.',
    begin: 'Start the game',
    hint: 'Hint',
    takeBack: 'Take back',
    resign: 'Resign',
    reviewGame: 'Review this game',
    draw: 'Offer a draw',
    save: 'Save',
    search: 'Search',
    newPattern: 'New pattern',
    fine: 'No mistakes in the text',
    evaluation: 'Evaluation of the position',
    edit: 'Set up the board',
    edited: 'Done, analyze this',
    knight: 'Nf3',
    knightName: 'white knight',
    best: 'best',
    empty: 'There is nothing in the box yet',
    other: 'PT',
    otherTitle: 'O xadrez que se explica',
    moment: 'Turning points',
    play: 'Play',
    fork: 'Knight fork',
    translate: 'Keywords in English',
    rules: 'cannot occur',
  },
};

export const LANGS = ['pt', 'en'];

/** A short game with a blunder in it. */
export const GAME = `[Event "Club evening"]
[White "Ana"]
[Black "Bruno"]
[Date "2026.11.01"]
[Result "0-1"]

1. e4 e5 2. Nf3 Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1
`;
