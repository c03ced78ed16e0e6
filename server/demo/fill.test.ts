import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productKinds } from '@haat/kinds/facts';
import { payoutMachine } from '@haat/machines/lifecycles/payout';
import type {
  CourseContent,
  Discounts,
  Disputes,
  Kyc,
  Links,
  MediaFile,
  Notifications,
  OpenRefundRequests,
  Payouts,
  Product,
  ReceivedReviews,
  SignedIn,
  Transactions,
} from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAppPath } from '../app-paths';
import { assemble, type Server } from '../assemble';
import { createLedger } from '../modules/money';
import { fakeBuild } from '../modules/storefront/pages/testing/build';
import { loadConfig } from '../platform/config/config';
import { createLog } from '../platform/observability/log';
import { layTestDatabase } from '../platform/testing/testing.database';
import { fillShop } from './fill';
import { creator } from './shop/items';
import { demoClock } from './simulation/context';

const publicUrl = 'http://localhost:4321';
const now = new Date('2026-11-21T06:30:00Z');
const shedding = { eventLoopDelayMs: 0, eventLoopUtilization: 0, rssBytes: 0, heapBytes: 0 };
let dir: string;
let pages: ReturnType<typeof fakeBuild>;
let server: Server;
let token: string;
let orders: number;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'haat-demo-'));
  await layTestDatabase(dir);
  const config = {
    ...loadConfig({ NODE_ENV: 'test', DATA_DIR: dir, RATE_LIMITS: 'off' }),
    publicUrl,
    shedding,
  };
  pages = fakeBuild();
  server = await assemble(config, createLog('silent', false), pages, {
    clock: await demoClock(),
    isUnsynced: true,
  });
  await server.listenForWebhooks();
  ({ orders, token } = await fillShop(server, now));
}, 240_000);
afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true, force: true });
  pages.remove();
});

async function get<Answer>(url: string): Promise<Answer> {
  const response = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect(response.statusCode, `${url} ${response.body}`).toBe(200);
  return response.json<Answer>();
}

const pathOf = (url: string) => url.replace(publicUrl, '');

/** Those that neither answer 200, nor lead to a page that does, nor are screens of the app, which is not built here. */
async function findBroken(paths: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const path of paths.filter((one) => !isAppPath(new URL(one, publicUrl).pathname))) {
    let response = await server.app.inject({ url: path, headers: { accept: 'text/html' } });
    for (let hops = 0; response.statusCode >= 300 && response.statusCode < 400 && hops < 5; hops += 1)
      response = await server.app.inject({
        url: pathOf(String(response.headers['location'])),
        headers: { accept: 'text/html' },
      });
    if (response.statusCode !== 200) failed.push(`${response.statusCode} ${path}`);
  }
  return failed;
}

const counted = async (table: string, where: string): Promise<number> => {
  const { rows } = await server.deps.database.pool.query<{ n: number }>(
    `select count(*)::int as n from ${table} where ${where}`,
  );
  return rows[0]?.n ?? 0;
};

it('places every order of the season', async () => {
  expect(orders).toBeGreaterThan(250);
  expect(await counted('orders', 'true')).toBeGreaterThanOrEqual(orders);
});

it('shows each kind, what is paused and what is a draft', async () => {
  const { items } = await get<{ items: Product[] }>('/api/products?limit=100');
  const published = items.filter(({ status }) => status === 'published');
  expect([...new Set(published.map(({ kind }) => kind))].sort()).toEqual(Object.keys(productKinds).sort());
  const states = new Set(items.map(({ status }) => status));
  expect([...states].sort()).toEqual(['draft', 'paused', 'published']);
  expect(items.every(({ cover }) => cover !== null)).toBe(true);
});

it('has a course with a film, captions, chapters and a quiz', async () => {
  const { items } = await get<{ items: Product[] }>('/api/products?limit=100');
  const id = items.find(({ kind, status }) => kind === 'course' && status === 'published')?.id;
  const { content } = await get<Product>(`/api/products/${id}`);
  const { sections = [] } = content as CourseContent;
  const lessons = sections.flatMap((section) => section.lessons);
  expect(lessons.filter(({ quiz }) => quiz && quiz.questions.length > 2)).toHaveLength(1);
  const [item] = lessons.flatMap(({ isFree, items: taught = [] }) => (isFree ? taught : []));
  const film = await get<MediaFile>(`/api/media/${item?.mediaId}`);
  expect(film).toMatchObject({ status: 'ready', playback: { videoCodec: 'avc', audioCodec: 'aac' } });
  expect(film.playback?.captions.map(({ language }) => language)).toEqual(['en', 'hi']);
  expect(film.playback?.chapters).toHaveLength(3);
  const url = `/stream/video/${item?.mediaId}?product=${id}`;
  const played = await server.app.inject({ url, headers: { range: 'bytes=4-7' } });
  expect([played.statusCode, played.body]).toEqual([206, 'ftyp']);
});

it('has a creator with a handle and words, whose documents are in order', async () => {
  const { user } = await server.app
    .inject({ method: 'POST', url: '/api/userinfo', headers: { authorization: `Bearer ${token}` } })
    .then((response) => response.json<Pick<SignedIn, 'user'>>());
  expect(user).toMatchObject({ name: creator.name, handle: creator.handle, bio: creator.bio });
  const kyc = await get<Kyc>('/api/kyc');
  expect(kyc.isComplete).toBe(true);
  expect(kyc.accounts.length).toBeGreaterThan(1);
});

it.each(['fulfilled', 'failed', 'dropped', 'expired', 'pending', 'disputed', 'refunded'])(
  'has sales that are %s',
  async (status) => {
    const { items } = await get<Transactions>(`/api/transactions?status=${status}&limit=5`);
    expect(items.length).toBeGreaterThan(0);
  },
);

it('has a withdrawal in each state', async () => {
  const { items } = await get<Payouts>('/api/payouts?limit=100');
  const states = new Set(items.map(({ status }) => status));
  expect([...states].sort()).toEqual(Object.keys(payoutMachine.states).sort());
});

it('has discounts in each status, those that were offered used', async () => {
  const { items } = await get<Discounts>('/api/discounts?limit=100');
  const states = new Set(items.map(({ status }) => status));
  expect([...states].sort()).toEqual(['active', 'disabled', 'exhausted', 'expired', 'scheduled']);
  const offered = items.filter(({ status }) => status !== 'scheduled');
  expect(offered.every(({ used }) => used > 0)).toBe(true);
  expect(items.some(({ sales, earned }) => sales > 5 && earned > 0)).toBe(true);
});

it('has links with clicks and sales, one of them out of use', async () => {
  const { items } = await get<Links>('/api/links?limit=100');
  expect(items.every(({ clicks }) => clicks > 0)).toBe(true);
  expect(items.some(({ sales }) => sales > 0)).toBe(true);
  expect(items.some(({ retiredAt }) => retiredAt !== null)).toBe(true);
});

it('has disputes in each state', async () => {
  const { items } = await get<Disputes>('/api/disputes');
  expect(items.map(({ status }) => status).sort()).toEqual(['answered', 'lost', 'opened', 'won']);
});

it('has refund requests that wait, and others that were answered or taken back', async () => {
  const { items } = await get<OpenRefundRequests>('/api/refund-requests');
  expect([...new Set(items.map(({ request }) => request.status))].sort()).toEqual(['asked', 'lapsed']);
  for (const status of ['granted', 'refused', 'withdrawn'])
    expect([status, await counted('refund_request', `status = '${status}'`)]).toEqual([status, 1]);
});

it('has reviews with an answer and without', async () => {
  const { items } = await get<ReceivedReviews>('/api/reviews?limit=100');
  expect(items.some(({ answer }) => answer !== null)).toBe(true);
  expect(items.some(({ answer }) => answer === null)).toBe(true);
});

it('has read and unread notifications', async () => {
  const { items, unread } = await get<Notifications>('/api/notifications?limit=100');
  expect(unread).toBeGreaterThan(0);
  expect(items.some(({ readAt }) => readAt !== null)).toBe(true);
});

it('counts visits of each source and device', async () => {
  // Visits are counted in memory; whoever asks for figures has them written.
  await get('/api/analytics/overview');
  expect(await counted('visit_count', `product_id = '' and dimension = 'all'`)).toBeGreaterThan(80);
  const { rows } = await server.deps.database.pool.query<{ n: number }>(
    `select sum(visits)::int as n from visit_count where product_id = '' and dimension = 'all'`,
  );
  expect(rows[0]?.n).toBeGreaterThan(5_000);
});

it('keeps books that balance, and leaves no job that failed', async () => {
  const ledger = createLedger({ ...server.deps, settlementDays: server.deps.config.settlementWorkingDays });
  expect(await ledger.prove()).toEqual([]);
  expect(await counted('job', 'dead_at is not null or last_error is not null')).toBe(0);
});

it('sends messages whose links lead to where people reach the server, and open', async () => {
  const sent = await server.app
    .inject('/dev/outbox.json')
    .then((response) => response.json<{ text: string }[]>());
  const links = new Set(sent.flatMap(({ text }) => text.match(/https?:\/\/[^\s"<>)]+/g) ?? []));
  const localLinks = [...links].filter((link) => /localhost|127\.0\.0\.1/.test(link));
  expect(localLinks.length).toBeGreaterThan(10);
  expect(localLinks.filter((link) => !link.startsWith(`${publicUrl}/`))).toEqual([]);
  expect(await findBroken(localLinks.map((link) => link.slice(publicUrl.length)))).toEqual([]);
});

it('shows the shop, each product on sale and where each short link leads', async () => {
  const { items } = await get<{ items: Product[] }>('/api/products?limit=100');
  const onSale = items.filter(({ status }) => status === 'published').map(({ url }) => pathOf(url));
  const { items: links } = await get<Links>('/api/links?limit=100');
  const short = links.filter(({ retiredAt }) => retiredAt === null).map(({ url }) => pathOf(url));
  expect(await findBroken([`/@${creator.handle}`, ...onSale, ...short])).toEqual([]);
});
