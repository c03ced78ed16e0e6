import type { PlacedOrder } from '@haat/openapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueue } from '../../../../platform/jobs/jobs';
import { contents } from '../../../catalog/products/kinds/testing/contents';
import { textsTo } from '../../../messaging/sending/testing/sent-code';
import { type Club, type Member, monthly, openClub } from '../../subscriptions/testing/club';

let club: Club;
let member: Member;
beforeAll(async () => {
  const prices = [
    monthly('Old', 19_900),
    monthly('Now', 49_900),
    monthly('Ever', 1_99_900, { period: { unit: 'lifetime', count: 1 } }),
  ];
  club = await openClub(prices, {}, { kind: 'lock', content: contents.lock });
});
afterAll(() => club.shop.close());
beforeEach(async () => {
  member = await club.member();
});

const giver = { phone: '+919833300009', name: 'Ravi', email: 'ravi@example.com' };

async function give(label: string): Promise<PlacedOrder> {
  const gift = { phone: member.phone, name: 'Somebody' };
  const input = { priceId: club.prices[label], buyer: giver, gift };
  const { status, body } = await club.shop.order(club.productId, input);
  expect(status).toBe(201);
  await club.pay(body.id);
  return body;
}

const read = async <Row extends object>(text: string, given: unknown[]) =>
  (await club.shop.deps.database.pool.query<Row>(text, given)).rows;

interface Held {
  id: string;
  status: string;
  label: string;
  next: object | null;
  ends_at: Date | null;
  buyer_email: string | null;
  buyer_name: string | null;
}
/** The oldest first. */
const held = () =>
  read<Held>(
    `select id, status, terms->>'label' as label, next_terms as next, ends_at, buyer_email, buyer_name
     from subscription where buyer_phone = $1 order by started_at, ends_at nulls first`,
    [member.phone],
  );
const own = () => ({ buyer_email: member.email, buyer_name: 'Devi' });
const statusOf = async ({ id }: PlacedOrder) =>
  (await read<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status;
const messages = () => textsTo(club.shop.deps, member.phone);

describe('a period given to somebody who subscribes', () => {
  it('makes theirs longer, and leaves what they agreed to and who they are', async () => {
    const { id } = await member.subscribe('Old');
    const [before] = await held();
    const given = await give('Now');
    const [after, ...more] = await held();
    expect(more).toEqual([]);
    expect(after).toMatchObject({ id, label: 'Old', ...own() });
    expect(after?.ends_at?.getTime()).toBeGreaterThan(before?.ends_at?.getTime() ?? 0);
    const { body } = await member.renew(id);
    const [renewal] = await read<{ amount: string; email: string }>(
      'select amount, buyer_email as email from orders where id = $1',
      [body.orderId],
    );
    expect(renewal).toEqual({ amount: 19_900, email: member.email });
    await club.refund(given.id);
    expect(await held()).toEqual([before]);
  });

  it('leaves other terms that they chose for the next period', async () => {
    const { id } = await member.subscribe('Now');
    const { changes } = await member.show(id);
    const due = changes.find(({ terms }) => terms.label === 'Old')?.due;
    await member.change(id, { priceId: club.prices['Old'], due });
    const [before] = await held();
    expect(before?.next).toMatchObject({ label: 'Old' });
    await give('Now');
    expect((await held())[0]?.next).toEqual(before?.next);
  });

  it('leaves the mandate that pays for it, at its price', async () => {
    const { id } = await member.subscribe('Old');
    await member.turnOn(id);
    await give('Now');
    expect(await member.show(id)).toMatchObject({ autopay: { status: 'active' }, terms: { label: 'Old' } });
  });

  it('opens again what has expired, with the details of who holds it', async () => {
    const { id } = await member.subscribe('Old');
    await club.pass(60, 10);
    expect((await held())[0]?.status).toBe('expired');
    await give('Now');
    expect(await held()).toMatchObject([{ id, status: 'active', label: 'Now', ...own() }]);
    const { body } = await member.renew(id);
    const [renewal] = await read<{ email: string }>('select buyer_email as email from orders where id = $1', [
      body.orderId,
    ]);
    expect(renewal?.email).toBe(member.email);
  });

  it('may last for ever, until its money goes back', async () => {
    const { id } = await member.subscribe('Old');
    const [before] = await held();
    const given = await give('Ever');
    expect(await held()).toMatchObject([{ id, ends_at: null, ...own() }]);
    await club.refund(given.id);
    expect(await held()).toEqual([before]);
  });
});

describe('a gift for somebody whose subscription never ends', () => {
  it('is not delivered where it would buy a period: its money goes back, and its giver is told', async () => {
    await member.subscribe('Ever');
    const [before] = await held();
    const heard = await messages();
    const given = await give('Now');
    expect(await statusOf(given)).toBe('refunded');
    expect(await club.shop.read(given)).toMatchObject({
      gift: { deliveredAt: null, isCancelled: true },
    });
    expect(await held()).toEqual([before]);
    expect(await messages()).toEqual(heard);
    expect((await club.letters(giver.email)).at(-1)).toContain('refund');
    expect(await club.shop.count('orders', `gift = 'received' and buyer_phone = '${member.phone}'`)).toBe(0);
  });

  it('is held beside it where it never ends either, and outlasts a refund of the first', async () => {
    const { id } = await member.subscribe('Ever');
    const given = await give('Ever');
    expect(await statusOf(given)).toBe('fulfilled');
    expect(await held()).toMatchObject([
      { id, ends_at: null },
      { status: 'active', ends_at: null },
    ]);
    await club.refund(id);
    expect((await held()).map(({ status }) => status).toSorted()).toEqual(['active', 'expired']);
    expect(
      await club.shop.count('access_grant', `holder_phone = '${member.phone}' and status = 'active'`),
    ).toBe(1);
  });

  it('is held twice where both were given, and either may go back', async () => {
    const first = await give('Ever');
    const second = await give('Ever');
    expect(await held()).toHaveLength(2);
    await club.refund(second.id);
    // What still runs is what counts, however new the other one is.
    const { status } = await club.shop.order(club.productId, {
      priceId: club.prices['Now'],
      buyer: { phone: member.phone, name: 'Devi' },
    });
    expect(status).toBe(409);
    expect(await statusOf(first)).toBe('fulfilled');
  });

  it('goes back as well where it never ended only after the gift was handed over', async () => {
    const { id } = await member.subscribe('Old');
    const { database, jobs } = club.shop.deps;
    const given = await give('Now');
    expect((await club.shop.read(given)).gift?.deliveredAt).not.toBeNull();
    // As if the other payment had been taken up between the two.
    const [order] = await read<{ sellerId: string; orderId: string }>(
      `update subscription_order p set applied_at = null, starts_at = null, ends_at = null
       from orders o where o.id = p.order_id and o.gift = 'received' and p.subscription_id = $1
       returning p.seller_id as "sellerId", p.order_id as "orderId"`,
      [id],
    );
    await database.pool.query('update subscription set ends_at = null where id = $1', [id]);
    await database.tx((trx) => enqueue(trx, { queue: 'subscriptions.order', payload: order ?? {} }));
    for (let times = 0; times < 3; times += 1) await jobs.drain();
    expect(await statusOf(given)).toBe('refunded');
    expect(await held()).toMatchObject([{ id, label: 'Old', ends_at: null }]);
  });
});
