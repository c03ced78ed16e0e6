import type { Notifications, UnreadState } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FeedFixture, openFeedFixture, saleOf } from './testing/feed-fixture';

let fixture: FeedFixture;
let meera: { token: string; id: string };
const day = 24 * 60 * 60 * 1000;
let orders = 0;

beforeAll(async () => {
  fixture = await openFeedFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  meera = await someone();
});

async function someone() {
  const { token, user } = await fixture.signIn(`+91982100${String(1_000 + ++orders)}`);
  return { token, id: user.id };
}
const feedOf = async (token: string, query = '') =>
  (await fixture.call('GET', `/api/notifications${query}`, { token })).json<Notifications>();
const read = (token: string, payload: object) =>
  fixture.call('POST', '/api/notifications/read', { token, payload });
/** Sales one after the other, a second between them. */
async function sales(sellerId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `o${++orders}`);
  for (const id of ids) {
    fixture.deps.clock.advance(1_000);
    await fixture.tell(saleOf(sellerId, id));
  }
  return ids;
}

describe('the feed', () => {
  it('keeps what a creator is told, with where to go', async () => {
    await fixture.tell(saleOf(meera.id, 'first'));
    const { items, next, unread } = await feedOf(meera.token);
    expect(items).toEqual([
      {
        id: expect.any(String),
        event: 'sale',
        title: 'You sold Raga notes first',
        text: '₹499 paid. ₹469.56 reaches your wallet.',
        link: '/transaction?sale=first',
        at: fixture.deps.clock.now().toISOString(),
        readAt: null,
      },
    ]);
    expect([next, unread]).toEqual([null, 1]);
  });

  it('is read in the language its reader reads everything in', async () => {
    await fixture.tell(saleOf(meera.id, 'hindi'));
    const headers = { 'accept-language': 'hi,en;q=0.5' };
    const answer = await fixture.call('GET', '/api/notifications', { token: meera.token, headers });
    expect(answer.json<Notifications>().items).toMatchObject([
      { title: 'Raga notes hindi बिका', text: '₹499 मिले। आपके वॉलेट में ₹469.56 आएँगे।' },
    ]);
    await fixture.deps.database.db
      .updateTable('notification')
      .set({ title_hi: null, text_hi: null })
      .execute();
    const before = await fixture.call('GET', '/api/notifications', { token: meera.token, headers });
    expect(before.json<Notifications>().items[0]?.title).toBe('You sold Raga notes hindi');
  });

  it('keeps the same news once, however often it is told and its job runs', async () => {
    await fixture.tell(saleOf(meera.id, 'twice'), saleOf(meera.id, 'twice'));
    await fixture.tell(saleOf(meera.id, 'twice'));
    expect((await feedOf(meera.token)).items).toHaveLength(1);
  });

  it('tells nothing when the work it belongs to is undone', async () => {
    const failed = fixture.deps.database.tx(async (trx) => {
      await fixture.notify.notify(trx, saleOf(meera.id, 'undone'));
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await fixture.deps.jobs.drain();
    expect((await feedOf(meera.token)).items).toEqual([]);
  });

  it('comes page by page, the newest first, without gaps or doubles', async () => {
    const ids = await sales(meera.id, 5);
    const seen: string[] = [];
    let query = '?limit=2';
    for (;;) {
      const page = await feedOf(meera.token, query);
      seen.push(...page.items.map(({ title }) => title));
      if (page.next === null) break;
      query = `?limit=2&cursor=${page.next}`;
    }
    expect(seen).toEqual(ids.reverse().map((id) => `You sold Raga notes ${id}`));
    const wrong = await fixture.call('GET', '/api/notifications?cursor=bm90aGluZw', { token: meera.token });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'bad_cursor']);
  });

  it('goes on rightly through news of one moment', async () => {
    await fixture.tell(...['x', 'y', 'z'].map((id) => saleOf(meera.id, id)));
    const first = await feedOf(meera.token, '?limit=1');
    const rest = await feedOf(meera.token, `?limit=10&cursor=${first.next}`);
    expect(new Set([...first.items, ...rest.items].map(({ id }) => id)).size).toBe(3);
  });

  it('shows nobody what another was told, and marks nothing of theirs', async () => {
    await fixture.tell(saleOf(meera.id, 'hers'));
    const [hers] = (await feedOf(meera.token)).items;
    const other = await someone();
    expect((await feedOf(other.token)).items).toEqual([]);
    expect((await read(other.token, { ids: [hers?.id] })).json<UnreadState>()).toEqual({ unread: 0 });
    expect((await feedOf(meera.token)).unread).toBe(1);
    expect((await fixture.call('GET', '/api/notifications')).statusCode).toBe(401);
  });

  it('is forgotten after 180 days', async () => {
    await sales(meera.id, 1);
    fixture.deps.clock.advance(179 * day);
    await sales(meera.id, 1);
    await fixture.deps.jobs.drain();
    const { token } = await fixture.signIn('+919820012399');
    expect((await feedOf(token)).items).toEqual([]);
    fixture.deps.clock.advance(2 * day);
    await fixture.deps.jobs.drain();
    const { rows } = await fixture.deps.database.pool.query<{ count: number }>(
      'select count(*)::integer as count from notification where seller_id = $1',
      [meera.id],
    );
    expect(rows[0]?.count).toBe(1);
  });
});

describe('reading', () => {
  it('marks one, and keeps when it was read first', async () => {
    await sales(meera.id, 2);
    const [newest] = (await feedOf(meera.token)).items;
    expect((await read(meera.token, { ids: [newest?.id] })).json()).toEqual({ unread: 1 });
    const readAt = fixture.deps.clock.now().toISOString();
    fixture.deps.clock.advance(60_000);
    await read(meera.token, { ids: [newest?.id] });
    expect((await feedOf(meera.token)).items.map((item) => item.readAt)).toEqual([readAt, null]);
  });

  it('marks all that came until a moment, and not what came since', async () => {
    await sales(meera.id, 2);
    const until = fixture.deps.clock.now().toISOString();
    await sales(meera.id, 1);
    expect((await read(meera.token, { until })).json()).toEqual({ unread: 1 });
  });

  it.each([
    {},
    { ids: [] },
    { ids: ['nobody'] },
    { until: 'now' },
    { ids: [], until: '2026-01-01T00:00:00Z' },
  ])('refuses %j', async (body) => {
    expect((await read(meera.token, body)).statusCode).toBe(400);
  });
});
