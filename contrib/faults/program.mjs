// The program under test: started, asked, killed; and small helpers that all scenarios share.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
export const between = (least, most) => least + Math.random() * (most - least);

const folders = [];
/** A folder of its own, gone at the end. */
export function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lucena-faults-'));
  folders.push(folder);
  return folder;
}
const children = new Set();
/** Ends what a scenario that failed left running, and removes all folders. */
export function tidyUp() {
  children.forEach((child) => child.kill('SIGKILL'));
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
}

/** Runs a command; killed after some milliseconds if a number is given. Gives its exit status (null if killed) and what it wrote. */
export function run(program, words, { killAfter, env = {}, cwd } = {}) {
  const child = spawn(program, words, { env: { ...process.env, ...env }, cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += data));
  child.stderr.on('data', (data) => (err += data));
  const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter);
  return new Promise((done) => {
    child.once('close', (status) => {
      clearTimeout(timer);
      done({ status, out, err });
    });
  });
}

/** The web application on a folder. `before` is a command of the shell that is run in its process first. */
export class Server {
  static async start(program, home, { words = [], before = ':', env = {} } = {}) {
    const server = new Server();
    server.child = spawn('bash', ['-c', `${before}; exec "$0" "$@"`, program, 'serve', '--port', '0', '--lang', 'en', ...words], {
      env: { ...process.env, LUCENA_HOME: home, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(server.child);
    server.child.once('exit', () => children.delete(server.child));
    server.log = '';
    server.gone = new Promise((done) => server.child.once('exit', done));
    server.child.stdout.on('data', (data) => (server.log += data));
    server.child.stderr.on('data', (data) => (server.log += data));
    for (let tries = 0; tries < 1200; tries++) {
      // The teacher's link of a class has a token and comes second.
      const found = (words.includes('--class') ? /(http:\S+token=\S+)\n/ : /(http:\S+)/).exec(server.log);
      if (found) {
        const link = new URL(found[1]);
        server.base = link.origin;
        server.cookie = `lucena_token=${link.searchParams.get('token') ?? ''}`;
        return server;
      }
      if (server.child.exitCode !== null) break;
      await pause(50);
    }
    throw new Error(`the program did not start: ${server.log}`);
  }

  /** Status and JSON of an answer; status 0, and why, if there was none. */
  ask(method, path, body, cookie = this.cookie) {
    return this.send(method, path, body && JSON.stringify(body), body && 'application/json', cookie);
  }

  /** The same with a file as the body. */
  upload(path, text) {
    return this.send('POST', path, text, 'application/octet-stream', this.cookie);
  }

  async send(method, path, body, type, cookie) {
    try {
      const headers = { Cookie: cookie, ...(type ? { 'Content-Type': type } : {}) };
      const response = await fetch(`${this.base}/api${path}`, { method, headers, body });
      const text = await response.text();
      return { status: response.status, json: text ? JSON.parse(text) : undefined, headers: response.headers };
    } catch (error) {
      return { status: 0, why: error.cause ?? error };
    }
  }

  megabytes() {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.child.pid}/status`, 'utf8'))[1]) / 1024;
  }

  async kill() {
    this.child.kill('SIGKILL');
    await this.gone;
  }

  async stop() {
    this.child.kill('SIGTERM');
    await Promise.race([this.gone, pause(20_000)]);
    await this.kill();
  }
}
