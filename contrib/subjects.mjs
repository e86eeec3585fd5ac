#!/usr/bin/env node
// Whether commits are written as CONTRIBUTING.md asks: `contrib/subjects.mjs [RANGE]`, by default all since this file came.
//
// A subject is in the imperative, begins with a capital, has no full stop and at most 72 characters; what changes the search, the
// evaluation or the weights ends with a line `Bench: <nodes>`.
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const MOST = 72;
// What the number of nodes that `lucena bench` searches depends on.
const SIGNED = /^(crates\/lucena-engine\/src\/(search\/|order\/|table\.rs)|crates\/lucena-eval\/src\/|data\/weights\/.*\.(weights|net)$)/;
// Words that begin a report, not an order: "Added", "Fixes", "Adding"; and words that only look like one.
const REPORT = /^\w+(ed|ing|[^s]es)$/;
const ORDERS = new Set(['Need', 'Feed', 'Speed', 'Embed', 'Bring', 'String']);

const file = fileURLToPath(import.meta.url);
const git = (...words) => execFileSync('git', words, { cwd: dirname(file), encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const lines = (text) => text.split('\n').filter(Boolean);

function complaints(commit) {
  const [subject, ...body] = git('log', '-1', '--format=%B', commit).split('\n');
  const first = subject.split(' ')[0];
  const found = [];
  if (subject.length > MOST) found.push(`the subject has ${subject.length} characters, ${MOST} are enough`);
  if (!/^\p{Lu}/u.test(subject) || subject.endsWith('.')) found.push('the subject begins with a capital and has no full stop');
  if (REPORT.test(first) && !ORDERS.has(first)) found.push(`“${first}” is no imperative`);
  const isSigned = lines(git('show', '--format=', '--name-only', commit)).some((path) => SIGNED.test(path));
  if (isSigned && !body.some((line) => /^Bench: \d+$/.test(line))) {
    found.push('it changes search, evaluation or weights and has no line “Bench: <nodes>”');
  }
  return found;
}

let came;
try {
  came = lines(git('log', '--diff-filter=A', '--format=%H', '--', file)).at(-1);
} catch {
  // An unpacked archive, or no git: there are no commits to read.
}
const range = process.argv[2] ?? (came && `${came}..HEAD`);
let bad = 0;
for (const commit of range ? lines(git('rev-list', '--no-merges', range)) : []) {
  for (const complaint of complaints(commit)) {
    bad++;
    console.log(`${commit.slice(0, 10)}: ${complaint}`);
  }
}
process.exit(bad === 0 ? 0 : 1);
