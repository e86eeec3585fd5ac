// Lets a program that was built with the language of pseudo.mjs speak it: `node speaks.mjs PROGRAM`. Help, mistakes, explanations, reviews,
// the JSON of the pages and their texts; and English where that language has no words.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile, LANGS } from './messages.mjs';

const [program] = process.argv.slice(2);
const home = mkdtempSync(join(tmpdir(), 'lucena-third-'));
const env = { ...process.env, LUCENA_HOME: home, LC_ALL: 'xx_XX.UTF-8' };
const run = (...words) => execFileSync(program, words, { env, encoding: 'utf8' });
const MATE = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1';

function check(condition, what, seen) {
  if (!condition) throw new Error(`${what}\n${typeof seen === 'string' ? seen : JSON.stringify(seen, null, 1)}`);
  console.log(`ok  ${what}`);
}

async function served(visit) {
  const port = 21_000 + (process.pid % 20_000);
  const child = spawn(program, ['serve', '--port', String(port)], { env, stdio: 'ignore' });
  try {
    const ask = async (path, body) => {
      const asked = body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch(`http://127.0.0.1:${port}/api/${path}`, asked)).json();
    };
    for (;;) {
      try {
        await ask('about');
        break;
      } catch {
        if (child.exitCode !== null) throw new Error('the program did not start');
        await new Promise((done) => setTimeout(done, 100));
      }
    }
    await visit(ask);
  } finally {
    child.kill();
  }
}

try {
  check(LANGS.join() === 'pt,en,xx', 'the languages are found', LANGS);
  const help = run('--help');
  check(help.includes('thé chéss thát éxpláíns ítsélf') && help.includes('pt, en, xx'), 'the help speaks it, by the locale alone', help);
  check(help.includes('lucena explain'), 'examples, which it does not have, are the English ones', help);
  const mistake = spawnSync(program, ['review', '--lang', 'xx', '--nodse', '5'], { env, encoding: 'utf8' }).stderr;
  check(/Díd yóú méán "--nodes"/.test(mistake), 'so do mistakes', mistake);
  const why = run('explain', '--nodes', '2000', '--fen', MATE, '--move', 'd1d8');
  check(/máté/i.test(why) && why.includes('Td8#'), 'explanations speak it, with the letters of its players', why);
  check(run('explain', '--nodes', '2000', '--fen', MATE, '--move', 'Td8').includes('Td8#'), 'and understand moves in them', why);
  check(
    /mate/.test(run('--lang', 'en', 'explain', '--nodes', '2000', '--fen', MATE, '--move', 'd1d8')),
    'English still speaks English',
    why,
  );
  const game = join(home, 'game.pgn');
  writeFileSync(game, '[White "Ana"]\n[Black "Bruno"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n');
  const review = run('review', game, '--nodes', '2000');
  check(/[áéíóú]/.test(review) && review.includes('Dxe5#'), 'reviews speak it', review);
  check(run('manual', 'translating').startsWith('# A language more'), 'manuals are the English ones', '');
  await served(async (ask) => {
    const about = await ask('about');
    check(about.languages.join() === 'pt,en,xx', 'the web application knows it', about);
    const said = await ask('explain?lang=xx', { fen: MATE, move: 'd1d8', nodes: 2000 });
    const words = said.explanation?.verdict ?? said.verdict;
    check(/[áéíóú]/.test(words.xx) && words.en && words.pt && words.parts.xx.length > 0, 'explanations of the pages have it', words);
    const refused = await ask('explain?lang=xx', { fen: 'x' });
    check(/[áéíóú]/.test(refused.error.message), 'so have refusals', refused);
  });
  const texts = compile('xx');
  check(texts['start-title'] !== compile('en')['start-title'], 'the pages speak it', texts['start-title']);
  const left = Object.keys(compile('en')).filter((key) => texts[key] === undefined);
  check(left.length === 0, 'and are never without words', left);
} finally {
  rmSync(home, { recursive: true, force: true });
}
