import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { layEngine } from '../../tests/simulators/engine-folder';
import { migrateInside, migrations } from '../platform/database/migrations';
import { openScratchEngine } from '../platform/database/pglite/pglite.engine';
import { unpooled } from '../platform/database/pool';
import { layTestDatabase } from '../platform/testing/testing.database';
import { type BackupSource, createBackup } from './create';
import { keyIdsOf, keyWarnings } from './key-ids';
import { listMediaFiles } from './media';
import { type RestoreTarget, restoreBackup } from './restore';
import { openEngineSession, type Session } from './session';

const passphrase = 'correct horse battery staple';
const workFactor = 4;
const earlier = 20;
let dir: string;
let source: Session;
let target: Session;
let old: Session;

let engines = 0;
const scratch = async (lay = layEngine) => {
  const dataDir = join(dir, `engine-${++engines}`);
  await lay(dataDir);
  return openEngineSession(await openScratchEngine(join(dataDir, 'database')));
};
const rowsOf = async ({ client }: Session, sql: string) => (await client.query(sql)).rows as unknown[];

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'haat-backup-'));
  source = await scratch(layTestDatabase);
  target = await scratch();
  await fill(source);
  writeFileSync(join(dir, 'picture.png'), 'a picture');
});
afterAll(async () => {
  await source.close();
  await target.close();
  await old?.close();
  rmSync(dir, { recursive: true, force: true });
});

async function fill({ client }: Session): Promise<void> {
  const texts = ['plain', 'quote " and \\ and {curly}', 'line\nbreak\ttab', '₹ हाट 🪔', '', 'NULL'];
  for (const [index, text] of texts.entries())
    await client.query('insert into setting (name, value) values ($1, $2)', [
      `name ${index} ${text}`,
      JSON.stringify({ text, big: 9_007_199_254_740_991, nothing: null }),
    ]);
  await client.query(
    `insert into setting (name, value) select 'many ' || n, to_jsonb(repeat('x', n)) from generate_series(1, 900) n`,
  );
  await client.query('insert into setting (name, value) values ($1, $2)', [
    'large',
    JSON.stringify('y'.repeat(3_000_000)),
  ]);
  await client.query(
    `insert into google_nonce (nonce_hash, used_at) values ('\\x00ff5c27', '2026-11-23 10:11:12.345678+05:30')`,
  );
}

const backup = (session: Session, file: string, more: Partial<BackupSource> = {}) =>
  createBackup(
    {
      session,
      secret: 'kept secret',
      media: 'included',
      keys: { secret: null, kyc: null },
      listMedia: () => listMediaFiles(join(dir, 'no-media')),
      assertIntact: () => undefined,
      now: new Date('2026-11-23T04:00:00Z'),
      ...more,
    },
    { file, passphrase, workFactor },
  );

function into(session: Session) {
  const got = { secret: '', files: new Map<string, string>(), isComplete: false };
  const to: RestoreTarget = {
    session,
    storage: {
      putPieces: async (key, pieces) => {
        const parts: Uint8Array[] = [];
        for await (const piece of pieces) parts.push(piece);
        got.files.set(key, Buffer.concat(parts).toString());
        return Buffer.concat(parts).length;
      },
    },
    putSecret: async (secret) => {
      got.secret = secret;
    },
    complete: async () => {
      got.isComplete = true;
    },
  };
  return { to, got };
}

const isEmpty = async (session: Session) =>
  (await rowsOf(session, `select relname from pg_class where relnamespace = 'public'::regnamespace`))
    .length === 0;

test('a file that is damaged, cut off, another’s or none leaves the database empty', async () => {
  const file = join(dir, 'whole.age');
  await backup(source, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const bytes = readFileSync(file);
  const written = (name: string, content: Uint8Array) => {
    writeFileSync(join(dir, name), content);
    return join(dir, name);
  };
  const flipped = Uint8Array.from(bytes);
  flipped[bytes.length - 40] = (flipped[bytes.length - 40] ?? 0) ^ 1;
  const { to, got } = into(target);
  const restoring = (name: string, phrase = passphrase) => restoreBackup(name, phrase, to);
  await expect(restoring(file, 'another one entirely')).rejects.toThrow('passphrase is wrong');
  await expect(restoring(written('flipped', flipped))).rejects.toThrow('damaged');
  await expect(restoring(written('cut', bytes.subarray(0, bytes.length - 5_000)))).rejects.toThrow('damaged');
  await expect(restoring(written('cut-at-piece', bytes.subarray(0, 300)))).rejects.toThrow('damaged');
  await expect(restoring(written('none', Buffer.from('hello\n')))).rejects.toThrow('not a Haat backup');
  await expect(restoring(join(dir, 'missing'))).rejects.toThrow('File not found');
  expect(got.isComplete).toBe(false);
  expect(await isEmpty(target)).toBe(true);
});

test('every value comes back as it was, with files and the secret', async () => {
  const file = join(dir, 'roundtrip.age');
  const listMedia = async function* () {
    yield { key: 'images/abc/720.png', path: join(dir, 'picture.png') };
    yield { key: 'images/gone.png', path: join(dir, 'gone.png') };
  };
  const made = await backup(source, file, { listMedia });
  expect(made.tables['setting']?.rows).toBe(907);
  expect(readdirSync(dir).filter((name) => name.endsWith('.part'))).toEqual([]);
  const { to, got } = into(target);
  const { manifest, summary } = await restoreBackup(file, passphrase, to);
  expect(summary).toEqual(made);
  expect(manifest).toMatchObject({ engine: 'pglite', createdAt: '2026-11-23T04:00:00.000Z' });
  expect(got).toEqual({
    secret: 'kept secret',
    files: new Map([['images/abc/720.png', 'a picture']]),
    isComplete: true,
  });
  for (const sql of [
    'select name, value::text from setting order by name',
    'select nonce_hash, used_at::text from google_nonce',
    'select number, checksum from migration order by number',
  ])
    expect(await rowsOf(target, sql)).toEqual(await rowsOf(source, sql));
  await expect(restoreBackup(file, passphrase, to)).rejects.toThrow('not empty');
  await expect(backup(source, file)).rejects.toThrow('already exists');
  const assertIntact = () => {
    throw new Error('The server stopped');
  };
  await expect(backup(source, join(dir, 'lost.age'), { assertIntact })).rejects.toThrow('The server stopped');
  expect(readdirSync(dir).filter((name) => name.startsWith('lost'))).toEqual([]);
});

test('a backup of an earlier program is brought up to date', async () => {
  old = await scratch();
  await migrateInside(unpooled(old.client), earlier);
  await old.client.query(`insert into setting (name, value) values ('from before', '1')`);
  const file = join(dir, 'earlier.age');
  await backup(old, file);
  await target.close();
  target = await scratch();
  await restoreBackup(file, passphrase, into(target).to);
  expect(await rowsOf(target, 'select name from setting')).toEqual([{ name: 'from before' }]);
  expect(await rowsOf(target, 'select count(*)::int as n from migration')).toEqual([
    { n: migrations.length },
  ]);
});

test('another key is spoken of, the same is not', () => {
  const was = keyIdsOf({ KYC_KEY: 'a' }, 'kept\n');
  expect(keyWarnings(was, keyIdsOf({ KYC_KEY: 'a', HAAT_SECRET: 'kept' }, null))).toEqual([]);
  expect(keyWarnings(was, keyIdsOf({ HAAT_SECRET: 'other' }, 'kept')).join()).toMatch(
    /HAAT_SECRET.*KYC_KEY/s,
  );
  expect(JSON.stringify(was)).not.toContain('kept');
});
