// What the system may do to the program: a full disk, a folder that cannot be written, damaged files, no more descriptors.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
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
