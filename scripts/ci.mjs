import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './root.mjs';
import { codeOf, npm } from './run.mjs';
import { total } from './test/total.mjs';

const startWithinMs = 120_000;
const pollMs = 100;
const counted = { passed: 0, failed: 0 };
const broken = [];
const count = (name, ok) => {
  counted[ok ? 'passed' : 'failed'] += 1;
  if (!ok) broken.push(name);
};

count('npm run check', (await codeOf(npm, ['run', '--silent', 'check'])) === 0);

const tested = (await codeOf(npm, ['test', '--silent'])) === 0;
const tests = await total(inRoot('.cache/test-results'));
counted.passed += tests.passed;
counted.failed += tests.failed;
broken.push(...tests.broken);
if (!tested && tests.failed === 0) count('npm test ended without a report', false);

count('npm run storybook:build', (await codeOf(npm, ['run', '--silent', 'storybook:build'])) === 0);
count('npm start on an empty data folder', await startsOnEmptyFolder());
for (const one of broken) console.log(`Failed: ${one}`);
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exit(counted.failed > 0 ? 1 : 0);

/** Starts the built server and waits */
async function startsOnEmptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'haat-'));
  const port = await freePort();
  const environment = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') };
  delete environment.DATABASE_URL;
  const since = Date.now();
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: inRoot('.'),
    env: environment,
    stdio: 'inherit',
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  const ready = await readyWithin(`http://127.0.0.1:${port}/readyz`, server, since + startWithinMs);
  console.log(ready ? `Ready after ${Date.now() - since} ms.` : 'The server did not become ready.');
  server.kill('SIGTERM');
  const code = await ended;
  await rm(folder, { recursive: true, force: true });
  return ready && code === 0;
}

async function readyWithin(address, server, deadline) {
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return false;
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
