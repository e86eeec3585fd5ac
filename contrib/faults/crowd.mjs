// Many clients, slow ones among them, and time: everybody is answered, and memory stays where it is.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { Server, newFolder, pause } from './program.mjs';

const FEN = 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3';

function percentiles(times) {
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(0);
  return `median ${at(0.5)} ms, 99 % ${at(0.99)} ms, longest ${at(1)} ms`;
}

/** 200 people of one address, each asking one thing after the other. */
export async function people(program, count = 200, questions = 10) {
  const server = await Server.start(program, newFolder());
  const times = [];
  const refusals = {};
  const person = async () => {
    for (let number = 0; number < questions; number++) {
      const begin = performance.now();
      const [method, path, body] = number % 2 ? ['POST', '/evaluate', { fen: FEN }] : ['GET', '/about', undefined];
      const { status } = await server.ask(method, path, body);
      if (status === 200) times.push(performance.now() - begin);
      else refusals[status] = (refusals[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: count }, person));
  await server.stop();
  assert.deepEqual(refusals, {});
  return `${count} people, ${times.length} answers, nobody refused: ${percentiles(times)}`;
}

/** Clients that send half a request and wait, and clients that send a byte now and then. */
export async function halfOpen(program) {
  const server = await Server.start(program, newFolder());
  const { hostname, port } = new URL(server.base);
  const sockets = Array.from({ length: 200 }, (_, number) => {
    const socket = connect(Number(port), hostname).on('error', () => {});
    socket.write(number % 2 ? 'POST /api/evaluate HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"f' : 'GET /api/ab');
    return socket;
  });
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('o')), 1000);
  await pause(500);
  const times = [];
  for (let count = 0; count < 100; count++) {
    const begin = performance.now();
    const { status } = await server.ask('POST', '/evaluate', { fen: FEN });
    assert.equal(status, 200);
    times.push(performance.now() - begin);
    await pause(20);
  }
  clearInterval(drip);
  sockets.forEach((socket) => socket.destroy());
  await server.stop();
  return `200 half-open and dripping connections beside 100 questions, all answered: ${percentiles(times)}`;
}

/** Everything that a visitor asks, again and again; the memory of the last quarter must not be above that of the second. */
export async function soak(program, seconds) {
  const server = await Server.start(program, newFolder());
  const end = performance.now() + seconds * 1000;
  const quarters = [[], [], [], []];
  let answers = 0;
  let again = 0;
  const visit = async (visitor) => {
    for (let count = 0; performance.now() < end; count++) {
      const expect = async (method, path, body) => {
        let answer = await server.ask(method, path, body);
        // Connections that were idle may be closed in the moment in which they are used again: browsers ask again, and so do we.
        for (let tries = 0; tries < 5 && answer.why?.code === 'UND_ERR_SOCKET'; tries++) {
          again++;
          answer = await server.ask(method, path, body);
        }
        assert.ok(answer.status >= 200 && answer.status < 300, `${method} ${path}: ${answer.status} ${answer.why ?? ''}`);
        answers++;
        return answer.json;
      };
      await expect('POST', '/evaluate', { fen: FEN });
      await expect('POST', '/explain', { fen: FEN, nodes: 3000 });
      await expect('POST', '/patlan/check', { text: `PATTERN "X${count % 50}" AUTHOR "a" DESCRIPTION "d" ACTORS K1 SCENARIO K1 ON e1;` });
      const { id } = await expect('POST', '/drafts', { text: `visitor ${visitor}` });
      await expect('DELETE', `/drafts/${id}`);
      if (count % 20 === 0) {
        const review = await expect('POST', '/reviews', { pgn: '1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n', nodes: 500 });
        let state;
        do {
          await pause(100);
          state = await expect('GET', `/reviews/${review.id}`);
        } while (state.status === 'running');
        await expect('DELETE', `/reviews/${review.id}`);
      }
      await expect('GET', '/glossary');
    }
  };
  const begin = performance.now();
  const watch = setInterval(() => {
    const quarter = Math.min(3, Math.floor((4 * (performance.now() - begin)) / (seconds * 1000)));
    quarters[quarter].push(server.megabytes());
  }, 500);
  await Promise.all([0, 1, 2].map(visit));
  clearInterval(watch);
  const most = quarters.map((quarter) => Math.max(...quarter));
  await server.stop();
  assert.ok(most[3] <= most[1] * 1.1 + 8, `memory grows: ${most.map((one) => one.toFixed(0))} MB`);
  return `${seconds} s, ${answers} answers (${again} asked again on a closed connection); memory at most ${most.map((one) => one.toFixed(0)).join(', ')} MB in the four quarters`;
}
