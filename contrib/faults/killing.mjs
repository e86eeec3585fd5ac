// kill −9 at random moments: nothing that was acknowledged may be lost, and what was interrupted must go on to the same end.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Server, between, newFolder, pause, run } from './program.mjs';

const GAME = '1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 *\n';

/** Drafts written and removed, reviews asked for: the server is killed in the midst of it. */
export async function store(program, kills) {
  const home = newFolder();
  const texts = new Map();
  const removed = new Set();
  const reviews = [];
  let acknowledged = 0;
  const verify = async (server) => {
    const drafts = (await server.ask('GET', '/drafts')).json;
    const found = new Map(drafts.map((draft) => [draft.id, draft.text]));
    for (const [id, text] of texts) assert.equal(found.get(id), text, `draft ${id}`);
    for (const id of removed) assert.ok(!found.has(id), `draft ${id} was removed`);
  };
  for (let round = 0; round < kills; round++) {
    const server = await Server.start(program, home);
    await verify(server);
    let isOver = false;
    const write = async (writer) => {
      for (let count = 0; !isOver; count++) {
        const text = `writer ${writer}, round ${round}, text ${count}`;
        const made = await server.ask('POST', '/drafts', { text });
        if (made.status === 200 || made.status === 201) {
          texts.set(made.json.id, text);
          acknowledged++;
        }
        const [id] = texts.keys();
        if (count % 3 === 2 && id !== undefined) {
          // From now on it may be there or not, until the answer is there.
          texts.delete(id);
          const answer = await server.ask('DELETE', `/drafts/${id}`);
          if (answer.status >= 200 && answer.status < 300) removed.add(id);
        }
      }
    };
    const writers = [0, 1, 2, 3].map(write);
    if (round % 5 === 0) {
      const made = await server.ask('POST', '/reviews', { pgn: GAME, nodes: 2000 });
      // None if it was killed before it answered, or if too much work is waiting already.
      if (made.json?.id !== undefined) reviews.push(made.json.id);
    }
    await pause(between(5, 300));
    await server.kill();
    isOver = true;
    await Promise.all(writers);
  }
  const server = await Server.start(program, home);
  await verify(server);
  for (const id of reviews) {
    let state;
    do {
      await pause(200);
      state = (await server.ask('GET', `/reviews/${id}`)).json;
    } while (state.status === 'running');
    assert.equal(state.status, 'done', `review ${id}: ${JSON.stringify(state.error)}`);
    assert.equal(state.review.moves.length, 14);
  }
  await server.stop();
  return `${acknowledged} drafts acknowledged, ${removed.size} removals, ${reviews.length} reviews taken up and finished; nothing lost`;
}

/** Reviews, searches of a base and competitions of the studio: what was taken is done in the end, and comes out as if nobody had disturbed it. */
export async function jobs(program, kills, samples) {
  const home = newFolder();
  const sets = [3, 5].map((value) => `CONJUNTO_HEURISTICO "V${value}"\n  ETAPA_ATUAL <- "P"\n  ETAPA "P"\n    CAVALO.VALOR <- ${value}\n  FIM ETAPA\nFIM CONJUNTO_HEURISTICO\n`);
  let server = await Server.start(program, home);
  const base = (await server.upload('/bases?name=base', readFileSync(samples, 'utf8').repeat(20))).json.id;
  const kinds = {
    reviews: [{ pgn: GAME, nodes: 2000 }, (state) => state.review.moves.map((move) => move.san)],
    searches: [{ name: 'PHILIDOR', base }, (state) => [state.hits, state.summary]],
    competitions: [{ sets, play: { nodes: 100, openings: 2 } }, (state) => state.games.map(({ white, black, result }) => [white, black, result])],
  };
  const finish = async (kind, id) => {
    let state;
    do {
      await pause(100);
      state = (await server.ask('GET', `/${kind}/${id}`)).json;
    } while (state?.status === 'running');
    assert.equal(state?.status, 'done', `${kind} ${id}: ${JSON.stringify(state?.error)}`);
    return kinds[kind][1](state);
  };
  const add = async (kind) => (await server.ask('POST', `/${kind}`, kinds[kind][0])).json?.id;
  const expected = {};
  for (const kind of Object.keys(kinds)) expected[kind] = await finish(kind, await add(kind));
  let done = 0;
  let taken = [];
  for (let round = 1; round <= kills; round++) {
    const kind = Object.keys(kinds)[round % 3];
    taken.push([kind, await add(kind)]);
    await pause(between(0, 250));
    await server.kill();
    server = await Server.start(program, home);
    // No more than twenty of a kind may wait.
    if (round % 10 === 0 || round === kills) {
      for (const [kind, id] of taken) assert.deepEqual(await finish(kind, id), expected[kind], `${kind} ${id}`);
      done += taken.length;
      taken = [];
    }
  }
  await server.stop();
  return `${done} reviews, searches and competitions taken up and done, each with the result of an undisturbed one`;
}

/** A class: drafts of pupils and a competition, killed and taken up again until it has ended. */
export async function classroom(program, kills) {
  const home = newFolder();
  const set = (value) => `CONJUNTO_HEURISTICO "A"\n  ETAPA_ATUAL <- "P"\n  ETAPA "P"\n    CAVALO.VALOR <- ${value}\n  FIM ETAPA\nFIM CONJUNTO_HEURISTICO\n`;
  let server = await Server.start(program, home, { words: ['--class'] });
  const made = await server.ask('POST', '/classes', { name: 'Faults', level_limit: 6, language: 'pt' });
  const id = made.json.id;
  const { code } = (await server.ask('GET', `/classes/${id}/screen`)).json;
  const pupils = [];
  for (const nickname of ['Ana', 'Bia', 'Caio']) {
    const joined = await server.ask('POST', '/class/join', { code, nickname }, '');
    const cookie = joined.headers.get('set-cookie').split(';')[0];
    const own = (await server.ask('POST', `/classes/${id}/sets`, { text: set(3) }, cookie)).json.id;
    await server.ask('POST', `/classes/${id}/sets/${own}/versions`, { text: set(3) }, cookie);
    pupils.push({ cookie, own, kept: set(3), asked: set(3) });
  }
  await server.ask('POST', `/classes/${id}/phase`, { phase: 'competition' });
  const tournament = (await server.ask('POST', `/classes/${id}/tournaments`, { nodes: 300, openings: 4 })).json.id;
  await server.ask('POST', `/classes/${id}/phase`, { phase: 'collaboration' });
  let acknowledged = 0;
  let played = 0;
  const verify = async () => {
    for (const pupil of pupils) {
      const { json } = await server.ask('GET', `/classes/${id}/sets/${pupil.own}`, undefined, pupil.cookie);
      const text = JSON.stringify(json);
      const has = (wanted) => text.includes(JSON.stringify(wanted).slice(1, -1));
      assert.ok(has(pupil.kept) || has(pupil.asked), `the draft of ${pupil.own}: ${text}`);
    }
    const { json } = await server.ask('GET', `/classes/${id}/tournaments/${tournament}`);
    assert.ok(json.played >= played, `${json.played} games after ${played}`);
    played = json.played;
    return json;
  };
  for (let round = 0; round < kills; round++) {
    const end = performance.now() + between(20, 600);
    while (performance.now() < end) {
      for (const pupil of pupils) {
        pupil.asked = set(`3,${1 + ((round * 7 + acknowledged) % 89)}`);
        const answer = await server.ask('PUT', `/classes/${id}/sets/${pupil.own}/draft`, { text: pupil.asked }, pupil.cookie);
        if (answer.status >= 200 && answer.status < 300) {
          pupil.kept = pupil.asked;
          acknowledged++;
        }
      }
      played = Math.max(played, (await server.ask('GET', `/classes/${id}/tournaments/${tournament}`)).json?.played ?? 0);
    }
    await server.kill();
    server = await Server.start(program, home, { words: ['--class'] });
    await verify();
  }
  let state = await verify();
  while (state.status === 'running') {
    await pause(300);
    state = await verify();
  }
  assert.equal(state.played, state.total, JSON.stringify(state.status));
  await server.stop();
  return `${acknowledged} drafts of pupils acknowledged, competition of ${state.total} games taken up each time and ended; nothing lost`;
}

/** The index of a base: whatever is left behind, searches find the same, and the next index is whole. */
export async function index(program, kills, samples) {
  const folder = newFolder();
  const base = join(folder, 'base.pgn');
  writeFileSync(base, readFileSync(samples, 'utf8').repeat(10));
  const find = () => run(program, ['patlan', 'find', 'PHILIDOR', '--summary', '--json', base]);
  const summary = (result) => result.out.replace(/"(seconds|bytes[^"]*|time)":[^,}]*/g, '');
  const expected = summary(await find());
  const begin = performance.now();
  await run(program, ['games', 'index', base]);
  const usual = performance.now() - begin;
  let cut = 0;
  for (let round = 0; round < kills; round++) {
    const { status } = await run(program, ['games', 'index', '--force', base], { killAfter: between(0, usual) });
    cut += status === null ? 1 : 0;
    if (round % 10 === 0) assert.equal(summary(await find()), expected);
  }
  const last = await run(program, ['games', 'index', '--force', base]);
  assert.equal(last.status, 0, last.err);
  assert.equal(summary(await find()), expected);
  const left = readdirSync(folder).filter((name) => !['base.pgn', 'base.pgn.index'].includes(name));
  assert.ok(left.length <= 1, `left behind: ${left}`);
  return `${cut} cut off before their end, the same hits each time`;
}

/** A match or a competition of sets: killed and resumed until it has ended, the file is that of a run that nobody disturbed. */
async function resumed(program, kills, words, isExact) {
  const folder = newFolder();
  const whole = join(folder, 'whole.pgn');
  const cut = join(folder, 'cut.pgn');
  const begin = performance.now();
  const calm = await run(program, [...words, '--pgn', whole]);
  assert.equal(calm.status, 0, calm.err);
  const usual = performance.now() - begin;
  let done = 0;
  let runs = 0;
  const games = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split(/(?<=\n\n)(?=\[Event )/) : []);
  while (done < kills) {
    if (existsSync(cut)) copyFileSync('/dev/null', cut);
    runs++;
    for (;;) {
      const before = games(cut).slice(0, -1);
      const { status, err } = await run(program, [...words, '--pgn', cut, '--resume'], {
        killAfter: done < kills ? between(0, usual * 0.3) : undefined,
      });
      assert.ok(status === null || status === 0, err);
      assert.deepEqual(games(cut).slice(0, before.length), before, 'a finished game was lost or changed');
      if (status === 0) break;
      done++;
    }
    const rounds = (file) => games(file).map((game) => /\[Round "(\d+)"/.exec(game)?.[1]);
    assert.deepEqual(rounds(cut).sort(), rounds(whole).sort());
    if (isExact) assert.equal(readFileSync(cut, 'utf8').replace(/\[Date .*\n/g, ''), readFileSync(whole, 'utf8').replace(/\[Date .*\n/g, ''));
  }
  return `${runs} runs to their end, every game once${isExact ? ', byte for byte the file of an undisturbed run' : ''}`;
}

export const match = (program, kills) =>
  resumed(program, kills, ['match', 'lucena,name=A,nodes=400', 'lucena,name=B,nodes=300', '--games', '12', '--concurrency', '1'], false);

export const arena = (program, kills) =>
  resumed(program, kills, ['arena', 'centro-e-borda', 'material-classico', '--games', '4', '--nodes', '200', '--max-moves', '60'], true);
