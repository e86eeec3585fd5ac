#!/usr/bin/env node
// Forty pupils typing while one tournament runs: how long do they wait, and how much memory does the program take?
//
//   contrib/load/class.mjs PROGRAM [SECONDS] [PUPILS]
//
// Every pupil types on: about once a second the text is checked, judged on a board and kept as a draft, as the page does it, and the class
// is looked at every few seconds. Ends with an error if the 99th percentile is 200 ms or more, or memory 400 MB or more.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [program, seconds = '30', pupils = '40'] = process.argv.slice(2);
const MOST_MILLISECONDS = 200;
const MOST_MEGABYTES = 400;

const home = mkdtempSync(join(tmpdir(), 'lucena-class-'));
const child = spawn(program, ['serve', '--class', '--port', '0'], { env: { ...process.env, LUCENA_HOME: home }, stdio: ['ignore', 'pipe', 'inherit'] });
let log = '';
child.stdout.on('data', (data) => (log += data));
const link = await new Promise((done) => {
  const look = () => {
    const found = /http:\S+\?token=([^\s#]+)/.exec(log);
    if (found) done(found);
    else setTimeout(look, 50);
  };
  look();
});
const base = new URL(link[0]).origin;
const teacher = `lucena_token=${link[1]}`;

/** Asks something; gives status, body and the milliseconds until the whole answer was there. */
async function ask(cookie, method, path, body) {
  const began = performance.now();
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { Cookie: cookie, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  const took = performance.now() - began;
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return { took, json: text ? JSON.parse(text) : undefined, headers: response.headers };
}

const set = (pupil, count) => `CONJUNTO_HEURISTICO "CONJUNTO ${pupil}"
  ETAPA_ATUAL <- "PADRAO"
  ETAPA "PADRAO"
    PEAO.VALOR   <- 1
    CAVALO.VALOR <- ${(3 + (pupil % 7) / 10 + count / 1000).toFixed(3).replace('.', ',')}
    BISPO.VALOR  <- 3,25
    TORRE.VALOR  <- 5
    DAMA.VALOR   <- 9
    CASA[] "CENTRO" <- {d4, e4, d5, e5}
    HEURISTICA VALOR_PECA "CAVALO NO CENTRO"
    SE PRESENCA_PECAS({CAVALO}, CENTRO, EU)
    ENTAO PECAS_QUE_ESTAO({CAVALO}, CENTRO, EU) + 0,5
    FIM HEURISTICA
    HEURISTICA VALOR_PECA "PEAO NO CENTRO"
    SE PRESENCA_PECAS({PEAO}, CENTRO, EU)
    ENTAO PECAS_QUE_ESTAO({PEAO}, CENTRO, EU) + 0,2
    FIM HEURISTICA
  FIM ETAPA
FIM CONJUNTO_HEURISTICO
`;

const MOVES = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'];
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;

let failed = false;
try {
  const rules = { name: 'Carga', level_limit: 6, language: 'pt' };
  const id = (await ask(teacher, 'POST', '/classes', rules)).json.id;
  const { code } = (await ask(teacher, 'GET', `/classes/${id}/screen`)).json;
  const people = [];
  for (let pupil = 0; pupil < Number(pupils); pupil++) {
    const joined = await ask('', 'POST', '/class/join', { code, nickname: `Aluno ${pupil}` });
    const cookie = joined.headers.get('set-cookie').split(';')[0];
    const made = (await ask(cookie, 'POST', `/classes/${id}/sets`, { text: set(pupil, 0) })).json.id;
    await ask(cookie, 'POST', `/classes/${id}/sets/${made}/versions`, { text: set(pupil, 0) });
    people.push({ cookie, made, pupil });
  }
  await ask(teacher, 'POST', `/classes/${id}/phase`, { phase: 'competition' });
  const tournament = (await ask(teacher, 'POST', `/classes/${id}/tournaments`, { nodes: 1000, openings: 2 })).json.id;
  await ask(teacher, 'POST', `/classes/${id}/phase`, { phase: 'collaboration' });
  const waited = [];
  let most = 0;
  const end = performance.now() + 1000 * Number(seconds);
  const type = async ({ cookie, made, pupil }) => {
    await pause(1000 * Math.random());
    for (let count = 1; performance.now() < end; count++) {
      const text = set(pupil, count);
      const began = performance.now();
      waited.push((await ask(cookie, 'POST', '/dhjog/check', { text })).took);
      waited.push((await ask(cookie, 'POST', '/dhjog/judge', { text, moves: MOVES.slice(0, count % 7), side: 'white' })).took);
      waited.push((await ask(cookie, 'PUT', `/classes/${id}/sets/${made}/draft`, { text })).took);
      if (count % 4 === 0) waited.push((await ask(cookie, 'GET', `/classes/${id}`)).took);
      if (count % 2 === 0) waited.push((await ask(cookie, 'GET', `/classes/${id}/tournaments/${tournament}`)).took);
      most = Math.max(most, memory());
      await pause(Math.max(0, 1000 - (performance.now() - began)));
    }
  };
  await Promise.all(people.map(type));
  const state = (await ask(teacher, 'GET', `/classes/${id}/tournaments/${tournament}`)).json;
  waited.sort((one, other) => one - other);
  const at = (share) => waited[Math.min(waited.length - 1, Math.floor(share * waited.length))].toFixed(1);
  console.log(`${pupils} pupils for ${seconds} s: ${waited.length} answers, ${(waited.length / Number(seconds)).toFixed(0)} a second`);
  console.log(`milliseconds: median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, longest ${at(1)}`);
  console.log(`tournament: ${state.played} of ${state.total} games meanwhile (${state.status})`);
  console.log(`memory: ${most.toFixed(0)} MB at most`);
  failed = MOST_MILLISECONDS <= Number(at(0.99)) || MOST_MEGABYTES <= most;
} catch (error) {
  console.error(String(error));
  failed = true;
} finally {
  child.kill('SIGTERM');
  await Promise.race([new Promise((done) => child.once('exit', done)), pause(5000)]);
  child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
}
if (failed) console.log('Not within the limits.');
process.exit(failed ? 1 : 0);
