import { describe, expect, it } from 'vitest';
import {
  day,
  inDays,
  make,
  order,
  read,
  refusal,
  send,
  setUpDiscounts,
  shop,
} from './testing/discounts.setup';

setUpDiscounts();

describe('time', () => {
  it('opens and closes a window, for orders at once and for lists by a job', async () => {
    const { id } = await make({ code: 'WEEK', amount: 1_000, startsAt: inDays(1), endsAt: inDays(8) });
    expect((await read(id)).status).toBe('scheduled');
    shop.deps.clock.advance(day + 1);
    expect((await order('WEEK')).status).toBe(201);
    await shop.deps.jobs.drain();
    expect(await shop.count('discount', `id = '${id}' and status = 'active'`)).toBe(1);
    shop.deps.clock.advance(7 * day);
    expect(refusal(await order('WEEK')).slice(0, 2)).toEqual([422, 'discount_over']);
    await shop.deps.jobs.drain();
    expect(await shop.count('discount', `id = '${id}' and status = 'expired' and due_at is null`)).toBe(1);
    expect((await send('PATCH', `/${id}`, { endsAt: inDays(1) })).body.status).toBe('active');
  });

  it('brings a use back when an order ends unpaid, and gives money back that comes when no use is left', async () => {
    const { id } = await make({ code: 'LAST', amount: 1_000, maxUses: 1 });
    const { body: first } = await order('LAST');
    expect(refusal(await order('LAST')).slice(0, 2)).toEqual([422, 'discount_spent']);
    shop.deps.clock.advance(31 * 60_000);
    await shop.deps.jobs.drain();
    expect(await read(id)).toMatchObject({ used: 0, status: 'active' });
    const { body: second } = await order('LAST');
    await shop.pay(first.payment.session);
    await shop.pay(second.payment.session);
    await shop.deps.jobs.drain();
    expect(await read(id)).toMatchObject({ used: 1, status: 'exhausted', sales: 1, earned: 48_900 });
    expect((await shop.read(second)).status).toBe('fulfilled');
    expect(await shop.count('unmatched_payment', `order_id = '${first.id}' and status = 'returned'`)).toBe(1);
  });
});

it('gives ten of a hundred buyers at once the ten uses that are left', async () => {
  const { id } = await make({ code: 'TEN', basisPoints: 5_000, maxUses: 10 });
  const buyers = Array.from({ length: 100 }, (_, index) => ({
    buyer: { phone: `98111 ${String(10_000 + index)}` },
  }));
  const answers = await Promise.all(buyers.map((buyer) => order('TEN', buyer)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter((answer) => refusal(answer)[1] === 'discount_spent')).toHaveLength(90);
  expect(await read(id)).toMatchObject({ used: 10, status: 'exhausted' });
  expect(await shop.count('discount_use', `discount_id = '${id}' and is_held`)).toBe(10);
});
