import type { OperatorProposal } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLedger } from '../../../money';
import { newKey, type Seller } from '../../../orders/checkout/testing/shop';
import { type AdminClient, openAdmin, secondPhone } from '../testing/admin-client';
import type { Authenticator } from '../testing/app';

const day = 24 * 60 * 60_000;
const alone = 1_000_000;
const big = 2_500_000;
let admin: AdminClient;
let ravi: { token: string; phone: string };
let ravisApp: Authenticator;
let meera: Seller;

beforeAll(async () => {
  admin = await openAdmin(['+919876510001', secondPhone], { movedAlone: alone });
  ravi = await admin.shop.seller('Ravi Operator');
  ravisApp = (await admin.enrol(ravi)).app;
});
beforeEach(async () => {
  // Noon in India of another day, so that what was moved before does not count.
  const now = admin.shop.deps.clock.now().getTime();
  admin.shop.deps.clock.advance(2 * day - (now % day) + 6.5 * 60 * 60_000);
  await admin.unlock();
  await admin.post('/unlock', { code: ravisApp.next() }, ravi);
  meera = await admin.shop.seller('Meera');
});
afterAll(() => admin.close());

const adjust = (amount: number, { key = newKey(), token = admin.token, expected = 0 } = {}) =>
  admin.post(
    '/adjustments',
    { creatorId: meera.id, amount, expected, reason: 'A fee was taken twice' },
    { key, token },
  );
const decide = (id: string, isConfirmed: boolean, token = ravi.token) =>
  admin.post(`/proposals/${id}/decision`, { isConfirmed, reason: 'I have looked' }, { token });
const available = async () => (await admin.shop.wallet(meera)).available;
const brief = ({ status, body }: Awaited<ReturnType<AdminClient['post']>>) => [status, body.code];
const waiting = async (token = ravi.token): Promise<OperatorProposal[]> =>
  (await admin.get('/proposals', token)).body.items;

describe('money above what one operator moves alone', () => {
  it('is proposed, moved when another one confirms it, and logged with both', async () => {
    const proposed = await adjust(big);
    expect(proposed).toMatchObject({ status: 202, body: { kind: 'adjust', amount: big, isOwn: true } });
    expect(await available()).toBe(0);
    expect((await admin.get('', ravi.token)).body.waiting.proposals).toBe(1);
    expect((await admin.get('')).body.waiting.proposals).toBe(0);
    const { id } = proposed.body;
    expect(brief(await decide(id, true, admin.token))).toEqual([403, 'own_proposal']);
    expect(await decide(id, true)).toMatchObject({
      status: 200,
      body: { status: 'confirmed', by: 'Asha Operator', decision: { by: 'Ravi Operator' } },
    });
    expect(await available()).toBe(big);
    const { items } = (await admin.get(`/audit?subject=${meera.id}&limit=5`)).body;
    expect(items.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
      ['adjust', 'Ravi Operator'],
      ['confirmProposal', 'Ravi Operator'],
      ['propose', 'Asha Operator'],
    ]);
  });

  it('moves once, however often it is sent, proposed and confirmed', async () => {
    const key = newKey();
    const sent = await Promise.all([1, 2, 3].map(() => adjust(big, { key })));
    const [id, ...others] = new Set(sent.map(({ body }) => body.id));
    expect(others).toEqual([]);
    const confirmed = await Promise.all([1, 2, 3].map(() => decide(id, true)));
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(confirmed.filter(({ body }) => body.code === 'already_decided')).toHaveLength(2);
    // Sent once more it has happened.
    expect((await adjust(big, { key })).body).toEqual({ before: big, after: big });
    expect(await available()).toBe(big);
  });

  it('is declined by another one, withdrawn by who proposed it, and moves nothing then', async () => {
    const first = (await adjust(big)).body.id;
    expect((await decide(first, false)).body.status).toBe('declined');
    const second = (await adjust(big)).body.id;
    expect((await decide(second, false, admin.token)).body.status).toBe('withdrawn');
    for (const id of [first, second]) expect(brief(await decide(id, true))).toEqual([409, 'already_decided']);
    expect(await available()).toBe(0);
    expect((await admin.get('/proposals?state=decided')).body.items.length).toBeGreaterThan(1);
  });

  it('goes on waiting when it cannot be done as it was proposed', async () => {
    const { id } = (await adjust(big)).body;
    expect((await adjust(100)).status).toBe(200);
    expect(brief(await decide(id, true))).toEqual([409, 'balance_changed']);
    expect((await waiting()).map((one) => one.id)).toContain(id);
    expect((await decide(id, false)).status).toBe(200);
  });

  it('is nothing that one confirms for the own account', async () => {
    const seller = { ...meera };
    meera = { ...meera, id: await accountOf(secondPhone) };
    const { body } = await adjust(big);
    meera = seller;
    expect(brief(await decide(body.id, true))).toEqual([403, 'own_account']);
    expect((await decide(body.id, false, admin.token)).status).toBe(200);
  });

  it('is summed over the day: many small sums at once do not get past it', async () => {
    const sums = await Promise.all(Array.from({ length: 6 }, () => adjust(300_000)));
    // Each names the balance that was looked at, so one of those at once is done.
    expect(sums.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const expected of [300_000, 600_000]) expect((await adjust(300_000, { expected })).status).toBe(200);
    expect((await adjust(300_000, { expected: 900_000 })).status).toBe(202);
    expect((await adjust(100, { expected: 900_000, token: ravi.token })).status).toBe(200);
    for (const { id, isOwn } of await waiting()) if (!isOwn) await decide(id, false);
  });
});

describe('other money', () => {
  async function sold(amount: number): Promise<string> {
    const product = await admin.shop.page(meera, { prices: [{ type: 'once', amount }] });
    const placed = await admin.shop.order(product);
    await admin.shop.pay(placed.body.payment.session);
    return placed.body.id;
  }

  it('of a sale goes back when another one confirms it', async () => {
    const id = await sold(big);
    const refund = () => admin.post(`/sales/${id}/refund`, { reason: 'The creator does not answer' });
    const { status, body } = await refund();
    expect([status, body.kind, body.amount]).toEqual([202, 'refundSale', big]);
    // Pressed again it is the same proposal.
    expect((await refund()).body.id).toBe(body.id);
    expect((await admin.shop.sale(meera, id)).transaction.status).toBe('fulfilled');
    expect((await decide(body.id, true)).status).toBe(200);
    await admin.shop.deps.jobs.drain();
    expect((await admin.shop.sale(meera, id)).transaction.status).toBe('refunded');
  });

  it('that is held is released when another one confirms it', async () => {
    await decide((await adjust(big)).body.id, true);
    const hold = { creatorId: meera.id, amount: big, rule: 'review', reason: 'Why', whatToDo: 'Contact us' };
    const held = await admin.post('/holds', hold, { key: newKey() });
    const [{ id }] = held.body.holds;
    const { status, body } = await admin.post('/holds/release', {
      creatorId: meera.id,
      id,
      reason: 'All is well',
    });
    expect([status, body.kind]).toEqual([202, 'releaseHold']);
    expect((await decide(body.id, true)).status).toBe(200);
    expect((await admin.get(`/creators/${meera.id}`)).body.holds).toEqual([]);
  });
});

it('leaves books that agree', async () => {
  expect(await createLedger({ ...admin.shop.deps, settlementDays: 2 }).prove()).toEqual([]);
});

it('is refused, and says so, where only one operator is listed', async () => {
  const single = await openAdmin(undefined, { movedAlone: alone });
  const creator = await single.shop.seller('Meera');
  const given = { creatorId: creator.id, amount: big, expected: 0, reason: 'A fee was taken twice' };
  const refused = await single.post('/adjustments', given, { key: newKey() });
  expect(brief(refused)).toEqual([403, 'second_operator_missing']);
  expect(refused.body.message).toContain('₹10,000');
  expect((await single.shop.wallet(creator)).available).toBe(0);
  await single.close();
});

async function accountOf(phone: string): Promise<string> {
  const { rows } = await admin.shop.deps.database.pool.query<{ id: string }>(
    'select account_id as id from account_phone where phone = $1',
    [phone],
  );
  return rows[0]?.id ?? '';
}
