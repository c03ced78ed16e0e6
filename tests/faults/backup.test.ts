// A backup is made while the shop sells, and restored into an empty folder, into a PostgreSQL and from there into a folder again: the
// ledger agrees, and what buyers were given opens, on each of them.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ImageSources } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { blackPng } from '../../server/modules/catalog/media/testing/hostile.files';
import { call } from '../simulators/call';
import { type Haat, type Message, startHaat } from '../simulators/haat';
import { hasPostgres, type Postgres, startPostgres } from '../simulators/postgres';
import { expectStatus, passwordSentTo, publishPage, signIn } from '../simulators/shop';
import { type Books, booksOf } from './books';
import { type Acknowledged, newPayments, payAll, settledIn } from './payments';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const buyersAtOnce = 4;
const before = 20;
const during = 60;

let dir: string;
let file: string;
let output: string;
let picture: string;
/** What a buyer was sent, without the origin. */
let link: string;
let known: Acknowledged[];
let original: { dataDir: string; books: Books };

interface Place {
  dataDir: string;
  databaseUrl?: string;
}

async function program(name: 'backup' | 'restore', { dataDir, databaseUrl }: Place, given: string) {
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    DATA_DIR: dataDir,
    BACKUP_PASSPHRASE: 'correct horse battery staple',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const dist = process.env['HAAT_DIST'] ?? 'dist';
  const { stdout } = await run(process.execPath, [`${dist}/server/${name}.js`, given], { cwd: root, env });
  return stdout;
}

const linkSentFor = (haat: Haat, orderId: string) =>
  vi.waitFor(
    async () => {
      const texts = (await haat.outbox()).map(({ text }) => text).join('\n');
      const [found] = new RegExp(`/access/${orderId}\\?k=[\\w-]{43}`).exec(texts) ?? [];
      if (found === undefined) throw new Error('No link was sent');
      return found;
    },
    { timeout: 15_000 },
  );

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'haat-backup-'));
  file = join(dir, 'while-selling.age');
  const haat = await startHaat({ dataDir: join(dir, 'original') });
  try {
    const creator = await signIn(haat, '9812345671', 'Meera');
    const product = await publishPage(haat.url, creator.token);
    const uploaded = await call<ImageSources>(haat.url, 'POST', '/api/media', {
      token: creator.token,
      body: blackPng(64),
      headers: { 'content-type': 'image/png' },
    });
    picture = expectStatus(uploaded, 201).src;
    known = newPayments(before, 1, product.id);
    await payAll(haat.url, known, buyersAtOnce);
    if ((await settledIn(haat.url, known)).length > 0) throw new Error('Not all orders were fulfilled');
    link = await linkSentFor(haat, known[0]?.placed?.id ?? '');
    const [text] = await Promise.all([
      program('backup', haat, file),
      payAll(haat.url, newPayments(during, 2, product.id), buyersAtOnce),
    ]);
    output = text;
    await vi.waitFor(
      async () => {
        if ((await readdir(haat.dataDir)).includes('snapshot'))
          throw new Error('The copy is still available');
      },
      { timeout: 30_000 },
    );
  } finally {
    await haat.stop();
  }
  original = { dataDir: haat.dataDir, books: await booksOf({ dataDir: haat.dataDir }) };
}, 180_000);
afterAll(async () => {
  await rm(dir, { recursive: true, force: true });
});

test('the backup is for its owner alone, and says how long selling waited', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(output).toMatch(/waited for \d+ ms/);
  expect(original.books.paidOrders).toBe(before + during);
});

test('a folder that is in use or holds data is refused', async () => {
  await expect(program('restore', original, file)).rejects.toThrow('is not empty');
});

/** Opens the link that a buyer was sent, in a browser that did not pay: with a code. */
async function openReceipt(haat: Haat, phone: string): Promise<string> {
  const [path = '', query = ''] = link.split('?');
  const to = `+91${phone}`;
  const isCode = (message: Message) => message.to === to && message.otp !== undefined;
  const before = (await haat.outbox()).filter(isCode).length;
  await call(haat.url, 'POST', `${path}/otp?${query}`);
  const otp = await passwordSentTo(haat, to, before);
  const proven = await call(haat.url, 'POST', `${path}/verify?${query}`, {
    body: `otp=${otp}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const cookie = proven.headers.getSetCookie().map((each) => each.split(';')[0]);
  const receipt = await call<string>(haat.url, 'GET', path, { headers: { cookie: cookie.join('; ') } });
  return expectStatus(receipt, 200);
}

/** What was sold before the backup began is there, and opens with the links that buyers have. */
async function proves(place: Place): Promise<void> {
  const haat: Haat = await startHaat(place);
  try {
    expect(await settledIn(haat.url, known)).toEqual([]);
    expect(await openReceipt(haat, known[0]?.order.buyer.phone ?? '')).toContain('Sourdough at home');
    const image = await fetch(new URL(picture, haat.url));
    expect([image.status, image.headers.get('content-type')]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  } finally {
    await haat.stop();
  }
  const books = await booksOf(place.databaseUrl === undefined ? place : { url: place.databaseUrl });
  expect(books.unbalanced).toEqual([]);
  expect(books.paidOrders).toBeGreaterThanOrEqual(before);
  expect(books.saleTransactions).toBe(books.paidOrders);
  expect(books.grants).toBe(books.paidOrders);
  expect(books.salesPaise).toBe(books.paidOrders * 49_900);
}

test('it is restored into an empty folder', async () => {
  const place = { dataDir: join(dir, 'folder') };
  expect(await program('restore', place, file)).toContain('sum to zero');
  await proves(place);
});

describe.runIf(hasPostgres())('on PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  test('it is restored into an empty database, whose backup is restored into a folder', async () => {
    const place = { dataDir: join(dir, 'beside-postgres'), databaseUrl: postgres.url };
    expect(await program('restore', place, file)).toContain('sum to zero');
    await proves(place);
    const again = { ...place, dataDir: join(dir, 'refused') };
    await expect(program('restore', again, file)).rejects.toThrow('The database is not empty');
    const back = join(dir, 'back.age');
    await program('backup', place, back);
    const folder = { dataDir: join(dir, 'back') };
    await program('restore', folder, back);
    await proves(folder);
  });
});
