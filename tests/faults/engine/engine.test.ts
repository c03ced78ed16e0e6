// The embedded engine in its thread, as the server runs it: what it asks of the disk, and what a killed process leaves.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/platform/database/database';
import { openEngine } from '../../../server/platform/database/pglite/pglite.engine';
import { threadFile } from '../../../server/platform/workers/thread.file';
import { startHaat } from '../../simulators/haat';

const room = mkdtempSync(join(tmpdir(), 'haat-engine-'));
afterAll(() => rmSync(room, { recursive: true, force: true }));

const writer = fileURLToPath(new URL('./writer.mjs', import.meta.url));
const strace = ['/usr/bin/strace', '/bin/strace'].find((path) => existsSync(path));

test('every commit reaches the disk, counted in the engine', async () => {
  // A first start that was cut off in the middle left this.
  mkdirSync(join(room, 'counted', 'database.new', 'base'), { recursive: true, mode: 0o700 });
  chmodSync(join(room, 'counted'), 0o700);
  const database = await openDatabase({ dataDir: join(room, 'counted') });
  const before = (await database.syncs()) ?? 0;
  for (let n = 0; n < 100; n++) {
    await database.db
      .insertInto('setting')
      .values({ name: `row ${n}`, value: '1' })
      .execute();
  }
  const syncs = ((await database.syncs()) ?? 0) - before;
  await database.close();
  expect(syncs).toBeGreaterThanOrEqual(100);
  expect(statSync(join(room, 'counted', 'database')).mode & 0o077).toBe(0);
  expect(existsSync(join(room, 'counted', 'database.new'))).toBe(false);
});

test.runIf(strace)('every commit reaches the disk, counted by the kernel', async () => {
  const out = join(room, 'strace.txt');
  const file = (await threadFile('pglite.worker')).href;
  execFileSync(
    strace!,
    [
      '-f',
      '-qq',
      '-e',
      'trace=fdatasync,fsync,write',
      '-e',
      'write=1',
      '-o',
      out,
      process.execPath,
      writer,
      file,
      join(room, 'traced'),
      '100',
    ],
    {
      stdio: 'ignore',
    },
  );
  const trace = readFileSync(out, 'utf8');
  const after = trace.slice(trace.indexOf('"begin'), trace.indexOf('"end'));
  const calls = after.match(/ f(?:data)?sync\(\d+/g) ?? [];
  expect(calls.length).toBeGreaterThanOrEqual(100);
});

test('a killed engine opens again with everything it acknowledged', async () => {
  const dir = join(room, 'killed');
  const file = (await threadFile('pglite.worker')).href;
  let total = 0;
  for (let n = 0; n < 3; n++) {
    const child = spawn(process.execPath, [writer, file, dir, '100000'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout });
    let acknowledged = 0;
    for await (const line of lines) {
      acknowledged = Number(line) || 0;
      if (acknowledged === 40 + n * 25) child.kill('SIGKILL');
    }
    total += acknowledged;
  }
  const found = await countOf(dir);
  // A row may have been written without being acknowledged, one for each kill.
  expect(found).toBeGreaterThanOrEqual(total);
  expect(found).toBeLessThanOrEqual(total + 3);
});

async function countOf(dir: string): Promise<number> {
  const engine = await openEngine({ dir });
  const answer = Buffer.from(await engine.exchange(simple(`select 'rows ' || count(*) from row`))).toString(
    'latin1',
  );
  await engine.close();
  const [, digits] = /rows (\d+)/.exec(answer) ?? [];
  return Number(digits);
}

function simple(sql: string): Uint8Array {
  const message = Buffer.alloc(sql.length + 6);
  message.write('Q', 0);
  message.writeInt32BE(sql.length + 5, 1);
  message.write(sql, 5);
  return message;
}

test('a second server on the folder is refused in words, and takes it once the first was killed', async () => {
  const first = await startHaat({ dataDir: join(room, 'shared'), firstStart: 'makes its engine' });
  const refused = startHaat({ dataDir: join(room, 'shared') });
  await expect(refused).rejects.toThrow(/in use by another Haat server \(process \d+\)/);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  await first.kill();
  expect(existsSync(join(room, 'shared', 'haat.lock'))).toBe(true);
  const second = await startHaat({ dataDir: join(room, 'shared') });
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
  expect(await second.stop()).toBe(0);
});
