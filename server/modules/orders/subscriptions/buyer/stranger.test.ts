import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '../../../../platform/jobs/jobs';
import { newKey } from '../../checkout/testing/shop';
import { type Club, type Member, monthly, openClub } from '../testing/club';

let club: Club;
let member: Member;
beforeAll(async () => {
  club = await openClub([
    monthly('Plain', 49_900),
    monthly('Often', 49_900, { period: { unit: 'day', count: 7 } }),
    monthly('Dear', 4_999_00),
    monthly('Ever', 19_99_900, { period: { unit: 'lifetime', count: 1 } }),
  ]);
});
afterAll(() => club.shop.close());
beforeEach(async () => {
  member = await club.member();
});

const fromPage = async (label: string, more: object = {}) => {
  const buyer = { phone: member.phone, email: 'stranger@example.com', name: 'Somebody' };
  const input = { priceId: club.prices[label], buyer, ...more };
  const { status, body } = await club.shop.order(club.productId, input, newKey());
  expect(status).toBe(201);
  return body;
};
const read = async <Row extends object>(text: string, given: unknown[]) =>
  (await club.shop.deps.database.pool.query<Row>(text, given)).rows;
const letters = () => club.letters(member.email);
const chargesOf = (id: string) =>
  club.shop.count('subscription_order', `subscription_id = '${id}' and kind = 'charge'`);
const openAtBank = (id: string) => club.shop.count('sandbox_mandate', `id = '${id}' and status <> 'ended'`);

async function agree(session: string): Promise<void> {
  await club.shop.deps.gateways.payments.sandboxBank.play(session, 'agree', 'upi');
  for (let times = 0; times < 3; times += 1) await club.shop.deps.jobs.drain();
}

describe('who pays from the page with the number of somebody whose mandate takes money', () => {
  it('changes nothing that it pays for: the mandate ends with other terms, and its buyer is asked', async () => {
    const { id } = await member.subscribe('Plain');
    const mandateId = await member.turnOn(id);
    const { id: strange } = await fromPage('Often');
    await club.pay(strange);
    expect(await member.show(id)).toMatchObject({ autopay: null, terms: { label: 'Often' } });
    expect(await openAtBank(mandateId)).toBe(0);
    expect(await letters()).toContainEqual(
      expect.stringMatching(/continues on new terms, for ₹499 each period[\s\S]*\/renew\//),
    );
    await club.refund(strange);
    await club.pass(40, 2);
    expect(await chargesOf(id)).toBe(0);
  });

  it('ends what is only proposed too: it was for other terms', async () => {
    const { id } = await member.subscribe('Plain');
    const url = `/api/subscriptions/${id}/autopay`;
    await club.shop.call({ method: 'POST', url, token: member.token });
    await club.pay((await fromPage('Often')).id);
    const [proposed] = await read<{ id: string; status: string }>(
      'select id, status from mandate where subscription_id = $1',
      [id],
    );
    expect(proposed?.status).toBe('ended');
    await club.bank(proposed?.id ?? '', 'agree');
    expect(await member.show(id)).toMatchObject({ autopay: null });
  });

  it('has nothing proposed for the terms that end while it is', async () => {
    const { id } = await member.subscribe('Plain');
    const { id: strange } = await fromPage('Often');
    const gateway = club.shop.deps.gateways.payments.mandates.current;
    const propose = gateway?.propose.bind(gateway);
    if (!gateway || !propose) throw new Error('There are no mandates here');
    gateway.propose = async (input) => {
      await club.pay(strange);
      return propose(input);
    };
    const url = `/api/subscriptions/${id}/autopay`;
    const { status } = await club.shop.call({ method: 'POST', url, token: member.token });
    gateway.propose = propose;
    expect(status).toBe(409);
  });

  it('is not who is written to, nor whose details a charge bears', async () => {
    const { id } = await member.subscribe('Plain');
    await member.turnOn(id);
    await club.pay((await fromPage('Plain')).id);
    const { autopay, endsAt } = await member.show(id);
    expect(autopay).toMatchObject({ status: 'active' });
    const end = Date.parse(endsAt ?? '') - club.shop.deps.clock.now().getTime();
    await club.pass(Math.ceil(end / 86_400_000), 1);
    const [charged] = await read<{ email: string }>(
      `select buyer_email as email from orders o join subscription_order p on p.order_id = o.id
       where p.subscription_id = $1 and p.kind = 'charge'`,
      [id],
    );
    expect(charged?.email).toBe(member.email);
    expect(await club.letters('stranger@example.com')).not.toContainEqual(
      expect.stringMatching(/Your bank will be charged/),
    );
  });
});

describe('two first orders that are open at once', () => {
  it('make one subscription, with the mandate that was agreed to last', async () => {
    const orders = [await fromPage('Plain', { autopay: true }), await fromPage('Plain', { autopay: true })];
    for (const { payment } of orders) await agree(payment.session);
    const [first, second] = orders.map(({ id }) => id) as [string, string];
    const shown = await member.show(first);
    expect(shown).toMatchObject({ status: 'active', autopay: { status: 'active' } });
    expect(shown.payments).toHaveLength(2);
    expect(await club.shop.count('subscription', `buyer_phone = '${member.phone}'`)).toBe(1);
    expect([await openAtBank(first), await openAtBank(second)]).toEqual([0, 1]);
    expect((await member.purchases()).map(({ orderId }) => orderId)).toEqual([first]);
    expect(await club.isOpen(second)).toBe(true);
  });

  it('give the money back of the second where the first never ends', async () => {
    const ever = await fromPage('Ever');
    const { id, payment } = await fromPage('Plain', { autopay: true });
    await club.pay(ever.id);
    await agree(payment.session);
    await club.pass(1);
    expect(await read('select status from orders where id = $1', [id])).toEqual([{ status: 'refunded' }]);
    expect(await openAtBank(id)).toBe(0);
    expect(await member.show(ever.id)).toMatchObject({ status: 'active', endsAt: null, autopay: null });
    expect(await club.letters('stranger@example.com')).toContainEqual(
      expect.stringMatching(/Your bank paid ₹499 [\s\S]*already paid/),
    );
  });
});

it.each(['first', 'again'])(
  'a mandate of an order of the kind %s that is given back before it began anything is ended',
  async (kind) => {
    if (kind === 'again') await member.subscribe('Plain');
    const { id, payment } = await fromPage('Plain', { autopay: true });
    const hide = 'update subscription_order set order_id = $2 where order_id = $1';
    await read(hide, [id, 'later']);
    await agree(payment.session);
    expect(await openAtBank(id)).toBe(1);
    expect(await club.refund(id)).toBe(200);
    await read(hide, ['later', id]);
    const { database, jobs } = club.shop.deps;
    await database.tx((trx) =>
      enqueue(trx, { queue: 'subscriptions.order', payload: { sellerId: club.seller.id, orderId: id } }),
    );
    await jobs.drain();
    await jobs.drain();
    expect(await openAtBank(id)).toBe(0);
  },
);

it('whoever goes over to what never ends is told that nothing more is taken, and is asked for nothing', async () => {
  const { id } = await member.subscribe('Plain');
  const mandateId = await member.turnOn(id);
  const due = (await member.show(id)).changes.find(({ terms }) => terms.label === 'Ever')?.due;
  const { body } = await member.change(id, { priceId: club.prices['Ever'], due });
  await club.pay(body.payment?.orderId ?? '');
  expect(await openAtBank(mandateId)).toBe(0);
  expect(await letters()).toContainEqual(expect.stringMatching(/You now have lifetime access/));
  expect(await letters()).not.toContainEqual(expect.stringMatching(/authorise auto-renew again/));
});

it('a mandate pays for no older terms that come back with money', async () => {
  const { id } = await member.subscribe('Often');
  const due = (await member.show(id)).changes.find(({ terms }) => terms.label === 'Dear')?.due;
  const { orderId } = (await member.change(id, { priceId: club.prices['Dear'], due })).body.payment ?? {};
  await club.pay(orderId ?? '');
  const mandateId = await member.turnOn(id);
  expect(await club.refund(orderId ?? '')).toBe(200);
  expect(await member.show(id)).toMatchObject({ terms: { label: 'Often' }, autopay: null });
  expect(await openAtBank(mandateId)).toBe(0);
  expect(await letters()).toContainEqual(expect.stringMatching(/authorise auto-renew again/));
});
