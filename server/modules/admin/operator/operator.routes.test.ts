import type { OperatorAction } from '@haat/openapi';
import { describe, expect, it } from 'vitest';
import { recordDifference } from '../../orders/checkout/reconciliation/reconciliation.repository';
import { admin, setUpAdmin } from './testing/admin.setup';

setUpAdmin();

const actions = async (query = ''): Promise<OperatorAction[]> =>
  (await admin.get(`/audit${query}`)).body.items;

describe('who may come in', () => {
  it('shows nothing to somebody who is not listed, whatever the call', async () => {
    const { token } = await admin.shop.seller('Kabir');
    for (const url of ['', '/differences', '/tickets', '/trial-balance', '/audit', '/find?q=Kabir'])
      expect((await admin.get(url, token)).status).toBe(404);
    for (const url of ['/unlock', '/second-factor/confirmation', '/second-factor/recovery-codes'])
      expect((await admin.post(url, { code: '123456' }, { token })).status).toBe(404);
    expect((await admin.post('/second-factor', { code: 'ABCD' }, { token })).status).toBe(404);
    const block = { event: 'block', reason: 'Because' };
    expect((await admin.post('/products/anything/standing', block, { token })).status).toBe(404);
  });

  it('asks the listed for a code first, and says so', async () => {
    const fresh = await admin.anotherSession();
    const at = await admin.get('', fresh);
    expect([at.status, at.body.unlockedUntil, at.body.waiting]).toEqual([200, null, null]);
    const refused = await admin.get('/audit', fresh);
    expect([refused.status, refused.body.code]).toEqual([403, 'step_up_needed']);
  });

  it('lets a session look for twelve hours and act for fifteen minutes, and no other session of the same person', async () => {
    const fresh = await admin.anotherSession();
    await admin.unlock();
    const until = Date.parse((await admin.get('')).body.unlockedUntil);
    expect(until - admin.shop.deps.clock.now().getTime()).toBe(12 * 60 * 60_000);
    const act = async () => (await admin.post('/tickets/none/answer', { reason: 'Why' })).status;
    expect([(await admin.get('/audit')).status, await act()]).toEqual([200, 404]);
    expect((await admin.get('/audit', fresh)).status).toBe(403);
    admin.shop.deps.clock.advance(15 * 60_000);
    expect([(await admin.get('/audit')).status, await act()]).toEqual([200, 403]);
    admin.shop.deps.clock.advance(12 * 60 * 60_000);
    expect((await admin.get('/audit')).status).toBe(403);
  });

  it('refuses a wrong code and writes a right one down', async () => {
    const code = admin.code();
    const wrong = await admin.post('/unlock', { code: code === '111111' ? '222222' : '111111' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'otp_wrong']);
    const before = (await actions('?action=unlock')).length;
    expect((await admin.post('/unlock', { code })).status).toBe(200);
    expect(await actions('?action=unlock')).toHaveLength(before + 1);
  });
});

describe('differences with a gateway', () => {
  it('are listed until somebody explains them, once', async () => {
    const at = admin.shop.deps.clock.now();
    await admin.shop.deps.database.db
      .insertInto('gateway_difference')
      .values({
        provider: 'cashfree',
        order_id: 'differs',
        kind: 'missing',
        detail: JSON.stringify({ paymentId: 'p1', amount: 49_900 }),
        found_at: at,
        seen_at: at,
        ended_at: null,
      })
      .execute();
    const [difference] = (await admin.get('/differences')).body.items;
    expect(difference).toMatchObject({ orderId: 'differs', amount: 49_900, resolution: null });
    expect((await admin.get('')).body.waiting.differences).toBe(1);

    const url = `/differences/${difference.id}/resolution`;
    expect((await admin.post(url, { reason: '   ' })).body.fields).toHaveProperty('reason');
    const done = await admin.post(url, { reason: 'Settled manually on Monday' });
    expect(done.body.resolution.note).toBe('Settled manually on Monday');
    const again = await admin.post(url, { reason: 'Once more' });
    expect([again.status, again.body.code]).toEqual([409, 'already_resolved']);

    expect((await admin.get('/differences')).body.items).toEqual([]);
    expect((await admin.get('/differences?state=closed')).body.items).toHaveLength(1);
    const [logged] = await actions(`?subject=${difference.id}`);
    expect(logged).toMatchObject({
      action: 'resolveDifference',
      by: 'Asha Operator',
      reason: 'Settled manually on Monday',
      before: { paymentId: 'p1', amount: 49_900 },
    });
  });

  it('are open again when the order is taken from once more, and stay explained when only seen again', async () => {
    const { clock, database } = admin.shop.deps;
    const seen = (refundId: string, amount: number) => {
      const detail = { refundId, amount };
      const about = { provider: 'cashfree', orderId: 'taken', kind: 'takenTwice' as const, detail };
      return recordDifference(database.db, { ...about, at: clock.now(), isOver: false });
    };
    const open = async () => (await admin.get('/differences')).body.items;
    const explain = async (reason: string) =>
      (await admin.post('/differences/cashfree.taken.takenTwice/resolution', { reason })).status;
    expect(await seen('first', 10_000)).toBe(true);
    expect(await explain('The bank was asked')).toBe(200);
    clock.advance(60_000);
    expect(await seen('first', 10_000)).toBe(false);
    expect(await open()).toEqual([]);

    clock.advance(60_000);
    expect(await seen('second', 5_000)).toBe(true);
    expect(await open()).toMatchObject([{ kind: 'takenTwice', amount: 15_000, resolution: null }]);
    expect((await admin.get('')).body.waiting.differences).toBe(1);
    clock.advance(60_000);
    expect([await explain('Both were asked about'), await explain('Again')]).toEqual([200, 409]);
    for (const [refundId, amount] of [
      ['first', 10_000],
      ['second', 5_000],
    ] as const)
      expect(await seen(refundId, amount)).toBe(false);
    expect(await open()).toEqual([]);
  });

  it('that never were are not found', async () => {
    for (const id of ['nothing', 'a.b.c', 'a.b.c.d'])
      expect((await admin.post(`/differences/${id}/resolution`, { reason: 'Why' })).status).toBe(404);
  });
});

describe('tickets', () => {
  it('wait until somebody says how they were answered', async () => {
    const at = admin.shop.deps.clock.now();
    const ticket = { id: '482190731650', at, topic: 'question', name: 'Ravi', email: 'ravi@example.com' };
    await admin.shop.deps.database.db
      .insertInto('ticket')
      .values({ ...ticket, phone: null, text: 'Where is my receipt?', answered_at: null })
      .execute();
    expect((await admin.get('/tickets')).body.items).toHaveLength(1);
    const done = await admin.post(`/tickets/${ticket.id}/answer`, { reason: 'Sent the receipt again' });
    expect(done.body.answeredAt).toBe(at.toISOString());
    const again = await admin.post(`/tickets/${ticket.id}/answer`, { reason: 'Sent it again' });
    expect([again.status, again.body.code]).toEqual([409, 'already_answered']);
    expect((await admin.get('/tickets')).body.items).toEqual([]);
    expect((await admin.get('/tickets?state=answered')).body.items).toHaveLength(1);
    expect((await admin.post('/tickets/none/answer', { reason: 'Why' })).status).toBe(404);
    expect(await actions('?action=answerTicket')).toHaveLength(1);
  });
});

describe('the books', () => {
  it('show every account, summing to zero', async () => {
    const seller = await admin.shop.seller('Meera');
    const product = await admin.shop.page(seller);
    const { body: placed } = await admin.shop.order(product);
    await admin.shop.pay(placed.payment.session);
    await admin.shop.deps.jobs.drain();
    admin.shop.deps.clock.advance(1);
    const { body } = await admin.get('/trial-balance');
    expect(body.isProved).toBe(true);
    expect(body.lines.map(({ account }: { account: string }) => account)).toContain('gateway');
    const sum = body.lines.reduce((total: number, { balance }: { balance: number }) => total + balance, 0);
    expect(sum).toBe(0);
    const long = await admin.get('/trial-balance?until=2020-01-01T00:00:00Z');
    expect(long.body.lines).toEqual([]);
  });
});

describe('finding', () => {
  it('knows a creator by phone, e-mail, name and id, a product by title and id, an order by id and phone', async () => {
    const seller = await admin.shop.seller('Farida Textiles');
    const product = await admin.shop.page(seller);
    const { body: placed } = await admin.shop.order(product, { buyer: { phone: '9812345678' } });
    await admin.shop.pay(placed.payment.session);
    await admin.shop.deps.jobs.drain();
    for (const q of [seller.phone, 'farida', 'FARIDA TEX', seller.id]) {
      const { body } = await admin.get(`/find?q=${encodeURIComponent(q)}`);
      expect(body.creators).toEqual([expect.objectContaining({ id: seller.id, name: 'Farida Textiles' })]);
      expect(body.creators[0].phone).toMatch(/•••••\d{3}$/);
    }
    expect((await admin.get('/find?q=textiles')).body.creators).toEqual([]);
    expect((await admin.get(`/find?q=${product}`)).body.products[0].creatorId).toBe(seller.id);
    for (const q of [placed.id, '98123 45678'])
      expect((await admin.get(`/find?q=${encodeURIComponent(q)}`)).body.orders[0].id).toBe(placed.id);
    expect((await admin.get('/find?q=%25%25%25')).body).toEqual({ creators: [], products: [], orders: [] });

    const { body: creator } = await admin.get(`/creators/${seller.id}`);
    expect(creator.wallet.pending).toBeGreaterThan(0);
    expect(creator.products).toHaveLength(1);
    expect((await admin.get('/creators/nobody')).status).toBe(404);
  });
});

describe('a product that must not be sold', () => {
  it('is blocked with a reason, sold no more, and comes back paused', async () => {
    const seller = await admin.shop.seller('Meera');
    const product = await admin.shop.page(seller);
    const url = `/products/${product}/standing`;
    expect((await admin.post(url, { event: 'block', reason: ' ' })).status).toBe(422);
    const blocked = await admin.post(url, { event: 'block', reason: 'Sells what is not theirs' });
    expect(blocked.body).toMatchObject({ id: product, creatorId: seller.id, status: 'blocked' });
    expect((await admin.shop.order(product)).status).not.toBe(201);
    const again = await admin.post(url, { event: 'block', reason: 'Again' });
    expect([again.status, again.body.code]).toEqual([409, 'event_refused']);
    const back = await admin.post(url, { event: 'unblock', reason: 'They have shown the licence' });
    expect(back.body.status).toBe('paused');
    expect((await admin.post('/products/none/standing', { event: 'block', reason: 'Why' })).status).toBe(404);
    const logged = await actions(`?subject=${seller.id}`);
    expect(logged.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['unblockProduct', { status: 'blocked' }, { status: 'paused' }],
      ['blockProduct', { status: 'published' }, { status: 'blocked' }],
    ]);
  });
});

describe('the log', () => {
  it('is paged, newest first, and narrowed by time', async () => {
    const all = await actions('?limit=100');
    const first = await admin.get('/audit?limit=2');
    expect(first.body.items).toEqual(all.slice(0, 2));
    const second = await admin.get(`/audit?limit=2&cursor=${first.body.next}`);
    expect(second.body.items).toEqual(all.slice(2, 4));
    expect((await admin.get('/audit?cursor=nonsense')).status).toBe(400);
    expect(await actions('?to=2020-01-01T00:00:00Z')).toEqual([]);
    expect(await actions('?from=2020-01-01T00:00:00Z&limit=100')).toHaveLength(all.length);
  });
});
