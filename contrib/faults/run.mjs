#!/usr/bin/env node
// What the program does when things go wrong, tried for real: `make faults`, or
//
//   contrib/faults/run.mjs PROGRAM [SCENARIO…]
//
// FAULTS is the number of kills (200 by default, shared out), SOAK the seconds of the long run (120). Ends with an error if anything that was
// acknowledged is lost, anybody refused, or memory grows. Full disks and folders that cannot be written need root.
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as crowd from './crowd.mjs';
import * as killing from './killing.mjs';
import { tidyUp } from './program.mjs';
import * as trouble from './trouble.mjs';

const [program, ...wanted] = process.argv.slice(2);
const kills = Number(process.env.FAULTS ?? 200);
const seconds = Number(process.env.SOAK ?? 120);
const part = (share) => Math.max(1, Math.round(kills * share));
const samples = join(fileURLToPath(import.meta.url), '../../../testdata/pgn/own-games.pgn');

const scenarios = {
  store: [`${part(0.3)} kills of the server while it keeps things`, () => killing.store(path, part(0.3))],
  jobs: [`${part(0.1)} kills of the server while it works`, () => killing.jobs(path, part(0.1), samples)],
  index: [`${part(0.2)} kills while an index is made`, () => killing.index(path, part(0.2), samples)],
  match: [`${part(0.15)} kills of a match`, () => killing.match(path, part(0.15))],
  arena: [`${part(0.15)} kills of a competition of sets`, () => killing.arena(path, part(0.15))],
  class: [`${part(0.1)} kills of a class at its competition`, () => killing.classroom(path, part(0.1))],
  full: ['a full disk', () => trouble.fullDisk(path)],
  readonly: ['a folder that cannot be written', () => trouble.readOnly(path)],
  bits: ['flipped bits in the data file', () => trouble.flippedBits(path)],
  descriptors: ['no more descriptors', () => trouble.descriptors(path)],
  clock: ['a clock that jumps', () => trouble.clockJumps(path)],
  people: ['two hundred people behind one address', () => crowd.people(path)],
  open: ['slow and half-open clients', () => crowd.halfOpen(path)],
  soak: ['a long run', () => crowd.soak(path, seconds)],
};

const path = resolve(program);
let failed = 0;
for (const [name, [title, scenario]] of Object.entries(scenarios)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const begin = performance.now();
  try {
    const result = await scenario();
    console.log(`${title}: ${result} (${((performance.now() - begin) / 1000).toFixed(0)} s)`);
  } catch (error) {
    failed++;
    console.log(`${title}: FAILED: ${error.stack}`);
  }
}
tidyUp();
process.exit(failed > 0 ? 1 : 0);
