// What the system may do to the program: a full disk, a folder that cannot be written, damaged files, no more
// descriptors, a clock that jumps.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Server, newFolder, pause } from './program.mjs';

/** A small file system in memory; undefined if we may not mount one. */
function mount(size) {
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'lucena-faults', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    return undefined;
  }
}
const unmount = (folder) => execFileSync('umount', [folder]);
const SKIPPED = 'not tried: needs root to mount a file system';

export async function fullDisk(program) {
  const home = mount('1m');
  if (!home) return SKIPPED;
  try {
    let server = await Server.start(program, home);
    const kept = [];
    let refusal;
    for (let count = 0; count < 2000 && !refusal; count++) {
      const text = `${count} ${'x'.repeat(5000)}`;
      const answer = await server.ask('POST', '/drafts', { text });
      if (answer.status >= 400) refusal = answer;
      else if (answer.json) kept.push([answer.json.id, text]);
    }
    assert.ok(refusal?.json?.error?.message, 'a refusal that says why');
    assert.equal((await server.ask('GET', '/about')).status, 200, 'it goes on answering');
    const read = new Map((await server.ask('GET', '/drafts')).json.map((draft) => [draft.id, draft.text]));
    for (const [id, text] of kept) assert.equal(read.get(id), text);
    await server.kill();
    server = await Server.start(program, home);
    const again = new Map((await server.ask('GET', '/drafts')).json.map((draft) => [draft.id, draft.text]));
    for (const [id, text] of kept) assert.equal(again.get(id), text, `draft ${id} after the start`);
    await server.stop();
    return `${kept.length} drafts kept, then refused with ${refusal.status} “${refusal.json.error.message}”; all ${kept.length} there after a kill`;
  } finally {
    unmount(home);
  }
}

export async function readOnly(program) {
  const home = mount('4m');
  if (!home) return SKIPPED;
  try {
    let server = await Server.start(program, home);
    const { json } = await server.ask('POST', '/drafts', { text: 'from before' });
    assert.ok(json.id);
    await server.stop();
    execFileSync('mount', ['-o', 'remount,ro', home]);
    server = await Server.start(program, home);
    const about = await server.ask('GET', '/about');
    assert.equal(about.status, 200);
    const answer = await server.ask('POST', '/drafts', { text: 'new' });
    const said = answer.json?.error?.message ?? server.log.split('\n').find((line) => line.includes('kept')) ?? server.log;
    await server.stop();
    return `starts; a draft is answered with ${answer.status}: “${said.trim()}”`;
  } finally {
    unmount(home);
  }
}

export async function flippedBits(program, tries = 40) {
  const good = newFolder();
  const first = await Server.start(program, good);
  for (let count = 0; count < 60; count++) await first.ask('POST', '/drafts', { text: `draft ${count} ${'y'.repeat(500)}` });
  await first.stop();
  const file = readdirSync(good).find((name) => readFileSync(join(good, name)).subarray(0, 6).toString() === 'SQLite');
  const counts = { whole: 0, mended: 0 };
  for (let round = 0; round < tries; round++) {
    const home = newFolder();
    cpSync(good, home, { recursive: true });
    const bytes = readFileSync(join(home, file));
    for (let flips = 0; flips <= round % 8; flips++) bytes[Math.floor(Math.random() * bytes.length)] ^= 1 << Math.floor(Math.random() * 8);
    writeFileSync(join(home, file), bytes);
    const server = await Server.start(program, home);
    assert.equal((await server.ask('GET', '/about')).status, 200);
    const { status, json } = await server.ask('GET', '/drafts');
    const made = await server.ask('POST', '/drafts', { text: 'after' });
    assert.ok(status === 200 || json?.error?.message, `${status}`);
    assert.ok(made.status < 300 || made.json?.error?.message, `${made.status}`);
    if (readdirSync(home).length > readdirSync(good).length + 2) counts.mended++;
    else if (status === 200 && json.length === 60) counts.whole++;
    else throw new Error(`neither mended nor whole: ${status} ${JSON.stringify(json).slice(0, 200)}`);
    await server.stop();
  }
  return `${tries} files with 1 to 8 flipped bits: always starts and answers; ${counts.mended} noticed and mended with the old file set aside, ${counts.whole} with every draft still there`;
}

export async function descriptors(program) {
  const server = await Server.start(program, newFolder(), { before: 'ulimit -n 48' });
  const { hostname, port } = new URL(server.base);
  const idle = Array.from({ length: 150 }, () => connect(Number(port), hostname).on('error', () => {}));
  await pause(1500);
  idle.forEach((socket) => socket.destroy());
  let answer = { status: 0 };
  const begin = performance.now();
  while (answer.status !== 200 && performance.now() - begin < 30_000) {
    answer = await server.ask('POST', '/drafts', { text: 'x' });
    if (answer.status === 201) break;
    await pause(100);
  }
  assert.ok(answer.status === 200 || answer.status === 201, `${answer.status}`);
  const took = ((performance.now() - begin) / 1000).toFixed(1);
  await server.stop();
  return `48 descriptors, 150 connections: answers again ${took} s after they are gone`;
}

const FAKETIME = ['/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1', '/usr/lib/faketime/libfaketimeMT.so.1'];
const JUMPS = ['+3650d', '-3650d', '+1h', '-1h', '+30d', '-20000d', '+0'];

/** The clock of the system goes years forward and back while drafts are kept, a review runs and a pupil is in class. */
export async function clockJumps(program) {
  const library = FAKETIME.find((path) => existsSync(path));
  if (!library) return 'not tried: needs libfaketime (apt-get install faketime)';
  const home = newFolder();
  const offset = join(newFolder(), 'offset');
  writeFileSync(offset, '+0');
  const env = { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: offset, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const start = () => Server.start(program, home, { words: ['--class'], env });
  let server = await start();
  const { id } = (await server.ask('POST', '/classes', { name: 'Clocks', level_limit: 6, language: 'en' })).json;
  const { code } = (await server.ask('GET', `/classes/${id}/screen`)).json;
  const joined = await server.ask('POST', '/class/join', { code, nickname: 'Ana' }, '');
  const pupil = joined.headers.get('set-cookie').split(';')[0];
  const drafts = new Map();
  const reviews = [];
  const years = new Set();
  let longest = 0;
  const expect = async (...words) => {
    const begin = performance.now();
    const answer = await server.ask(...words);
    longest = Math.max(longest, performance.now() - begin);
    assert.ok(answer.status >= 200 && answer.status < 300, `${words[1]}: ${answer.status} ${JSON.stringify(answer.json)}`);
    return answer;
  };
  for (let round = 0; round < 3 * JUMPS.length; round++) {
    if (round % 3 === 0) {
      const made = await expect('POST', '/reviews', { pgn: '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n', nodes: 3000 });
      reviews.push(made.json.id);
    }
    writeFileSync(offset, JUMPS[round % JUMPS.length]);
    const text = `draft ${round}`;
    drafts.set((await expect('POST', '/drafts', { text })).json.id, text);
    await expect('POST', '/evaluate', { fen: 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3' });
    await expect('GET', `/classes/${id}`, undefined, pupil);
    if (round % 4 === 3) {
      await server.kill();
      server = await start();
    }
    const kept = (await expect('GET', '/drafts')).json;
    assert.deepEqual(kept.map((draft) => [draft.id, draft.text]).sort(), [...drafts].sort());
    kept.forEach((draft) => years.add(new Date(draft.saved * 1000).getUTCFullYear()));
  }
  if (years.size < 4) return 'not tried: a program that is linked statically keeps the true clock';
  for (const review of reviews) {
    let state;
    do {
      await pause(100);
      state = (await expect('GET', `/reviews/${review}`)).json;
    } while (state.status === 'running');
    assert.equal(state.status, 'done');
  }
  await server.stop();
  return `${3 * JUMPS.length} jumps between ${Math.min(...years)} and ${Math.max(...years)}: ${drafts.size} drafts and ${reviews.length} reviews there, the pupil stays in class, no answer took longer than ${longest.toFixed(0)} ms`;
}
