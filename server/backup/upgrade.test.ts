// A backup of the version before is restored, migrated and served: who was signed in still is, and everybody sees what they saw.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Purchases, SignedIn } from '@haat/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { layEngine } from '../../tests/simulators/engine-folder';
import { assemble, type Server } from '../assemble';
import { createStorage } from '../gateways/storage';
import { createLedger } from '../modules/money';
import { fakeBuild, modelOf } from '../modules/storefront/pages/testing/build';
import { fixedClock } from '../platform/clock/clock';
import { loadConfig } from '../platform/config/config';
import { openScratchEngine } from '../platform/database/pglite/pglite.engine';
import { createLog } from '../platform/observability/log';
import { restoreBackup } from './restore';
import { openEngineSession } from './session';

type Who = 'creator' | 'asha' | 'ravi' | 'guest';

/** What the version before answered, and to whom. */
interface Recorded {
  at: string;
  sessions: Record<Exclude<Who, 'guest'>, string>;
  /** By path. */
  answers: Record<Who, Record<string, unknown>>;
  /** Ids of orders, by what became of them. */
  orders: Record<string, string>;
  /** Addresses of the previews, by kind. */
  products: Record<string, string>;
  picture: string;
  /** A link that a buyer was sent. */
  receipt: string;
}

const fixture = (name: string) =>
  fileURLToPath(new URL(`testing/previous-version/2026-11-23.${name}`, import.meta.url));
const recorded = JSON.parse(gunzipSync(readFileSync(fixture('json.gz'))).toString()) as Recorded;
const phone = '9820012345';
let dir: string;
let server: Server;
let pages: ReturnType<typeof fakeBuild>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'haat-upgrade-'));
  pages = fakeBuild();
  await restore(dir);
  const config = {
    ...loadConfig({ NODE_ENV: 'test', DATA_DIR: dir, RATE_LIMITS: 'off' }),
    publicUrl: 'https://shop.example',
  };
  server = await assemble(config, createLog('silent', false), pages, { clock: fixedClock(recorded.at) });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  pages?.remove();
  rmSync(dir, { recursive: true, force: true });
});

async function restore(dataDir: string): Promise<void> {
  await layEngine(dataDir);
  mkdirSync(join(dataDir, 'media'));
  const session = await openEngineSession(await openScratchEngine(join(dataDir, 'database')));
  try {
    await restoreBackup(fixture('tar.gz.age'), 'correct horse battery staple', {
      session,
      storage: createStorage(join(dataDir, 'media'), null),
      putSecret: async (secret) => writeFileSync(join(dataDir, 'secret'), secret, { mode: 0o600 }),
      complete: async () => undefined,
    });
  } finally {
    await session.close();
  }
}

const ask = (url: string, who: Who = 'guest', method: 'GET' | 'POST' = 'GET') =>
  server.app.inject({
    method,
    url,
    headers: who === 'guest' ? {} : { authorization: `Bearer ${recorded.sessions[who]}` },
  });

/** Links are signed anew at each answer. */
const withoutSignatures = (text: string): unknown =>
  JSON.parse(text.replaceAll(/([?&](?:pass|paper)=)[^&"]+/g, '$1…'));

describe.each(Object.keys(recorded.answers) as Who[])('the API answers %s as before', (who) => {
  it.each(Object.keys(recorded.answers[who]))('%s', async (path) => {
    const response = await ask(path, who);
    expect(response.statusCode).toBe(200);
    expect(withoutSignatures(response.body)).toMatchObject(factsOf(recorded.answers[who][path]) as object);
  });
});

it('signs the creator in with a new code', async () => {
  const response = await server.app.inject({ method: 'POST', url: '/api/send-otp', payload: { phone } });
  expect(response.statusCode).toBe(200);
  await server.deps.jobs.drain({ schedules: () => false });
  const sent = (await ask('/dev/outbox.json')).json<{ to: string; otp?: string }[]>();
  const otp = sent.find((message) => message.to === `+91${phone}` && message.otp)?.otp;
  const payload = { phone, otp, email: '', is_p: false, name: null };
  const proven = await server.app.inject({ method: 'POST', url: '/api/verify-otp', payload });
  expect(proven.json<SignedIn>().user).toMatchObject({ name: 'Meera Kulkarni', handle: 'meera_bakes' });
});

it.each(Object.entries(recorded.products))('shows the preview of a %s', async (kind, url) => {
  const preview = await ask(new URL(url).pathname);
  const id = url.split('/').at(-1);
  const { title } = recorded.answers.guest[`/api/public/products/${id}`] as { title: string };
  expect([kind, preview.statusCode]).toEqual([kind, 200]);
  expect(preview.body).toContain(title);
});

it('serves the uploaded picture', async () => {
  const picture = await ask(recorded.picture);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

/**
 * An answer without the sentences that the product writes itself: a new version may word them differently. What the version before did not know the
 * hour of may have one now: the sessions inside a combo.
 */
const factsOf = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value) => {
      if (key === 'reason' || (key === 'startsAt' && value === null)) return undefined;
      if (key === 'timeline') return value.map((entry: object) => ({ ...entry, text: undefined }));
      return renamed(value);
    }),
  );

/** What a review says was called `words` then. */
function renamed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('words' in value) || !('stars' in value)) return value;
  const { words, ...review } = value;
  return { ...review, text: words };
}

/** Follows a link of an order, which leaves its proof in a cookie. */
async function open(link: string) {
  const first = await ask(link);
  expect(first.statusCode).toBe(303);
  const cookies = Object.fromEntries(first.cookies.map(({ name, value }) => [name, value]));
  const second = await server.app.inject({ url: String(first.headers.location), cookies });
  expect(second.statusCode).toBe(200);
  return second;
}

it.each(['asha', 'ravi'] as const)('opens what %s has in the library', async (who) => {
  const library = (await ask('/api/purchases?limit=100', who)).json<Purchases>();
  const openable = library.items.filter(({ accessUrl }) => accessUrl !== null);
  expect(openable.length).toBeGreaterThan(4);
  for (const { accessUrl, product } of openable)
    expect((await open(accessUrl ?? '')).body).toContain(product.title);
});

it('follows the short link, and the link of a receipt', async () => {
  const short = await ask('/cml/sourdough');
  expect(short.statusCode).toBe(302);
  expect(new URL(String(short.headers.location), 'https://shop.example').pathname).toBe(
    new URL(recorded.products['page'] ?? '').pathname,
  );
  expect(modelOf((await open(recorded.receipt)).body, 'accessCode').orderId).toBe(recorded.orders['late']);
});

it('opens for each buyer what they hold, each item of a combo by itself, and nothing that was refunded', async () => {
  const { rows } = await server.deps.database.pool.query<{ order_id: string; status: string; n: number }>(
    `select order_id, status, count(*)::int as n from access_grant group by 1, 2 order by 1, 2`,
  );
  const held = new Map(rows.map(({ order_id, status, n }) => [order_id, `${n} ${status}`]));
  const status = (name: string) => held.get(recorded.orders[name] ?? '');
  expect(held.size).toBe(rows.length);
  expect(['page', 'course', 'lesson', 'webinar', 'lock', 'discord'].map(status)).toEqual(
    Array(6).fill('1 active'),
  );
  expect(['combo', 'partly'].map(status)).toEqual(['3 active', '3 active']);
  expect(['refunded', 'lapsed'].map(status)).toEqual(['1 revoked', '1 ended']);
  expect(['failed', 'expired'].map(status)).toEqual([undefined, undefined]);
});

it('keeps books that balance', async () => {
  const ledger = createLedger({ ...server.deps, settlementDays: server.deps.config.settlementWorkingDays });
  expect(await ledger.prove()).toEqual([]);
});
