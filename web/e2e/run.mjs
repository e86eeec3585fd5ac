// Runs the journeys one after the other, or those named on the command line, and keeps their screenshots in web/output.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser, OUTPUT, Served } from './harness.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'journeys');
const wanted = process.argv.slice(2);

const journeys = [];
for (const file of readdirSync(folder).sort()) {
  const module = await import(join(folder, file));
  for (const [name, run] of Object.entries(module.journeys)) journeys.push([name, run]);
}

if (wanted.length === 0) rmSync(OUTPUT, { recursive: true, force: true });
const browser = await openBrowser();
const served = await Served.begin();
let failed = 0;
for (const [name, run] of journeys) {
  if (wanted.length > 0 && !wanted.some((one) => name.includes(one))) continue;
  const started = performance.now();
  try {
    const told = await run(served);
    console.log(`ok      ${name} (${Math.round(performance.now() - started)} ms)${told ? `: ${told}` : ''}`);
  } catch (error) {
    failed++;
    console.log(`FAILED  ${name}\n${String(error.stack ?? error).replace(/^/gm, '        ')}`);
  }
}
await browser.close();
await served.end();
console.log(failed === 0 ? 'All journeys that ran went well.' : `${failed} journeys failed.`);
process.exit(failed === 0 ? 0 : 1);
