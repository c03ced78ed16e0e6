import { expect, it } from 'vitest';
import type { Seller } from '../../orders/checkout/testing/shop';
import { stepUp } from './testing/leaver';
import { leaver, setUpAccountDeletion, shop } from './testing/leaver.setup';

setUpAccountDeletion();

const query = (text: string, values: unknown[] = []) => shop.deps.database.pool.query(text, values);
const stateOf = async ({ id }: Seller): Promise<unknown> =>
  (await query(`select status from account_deletion where seller_id = $1`, [id])).rows[0]?.['status'];
const patch = ({ token }: Seller, payload: object) =>
  shop.call({ method: 'PATCH', url: '/api/account', token, payload });
const balance = async ({ id }: Seller): Promise<unknown> =>
  (
    await query(
      `select coalesce(sum(amount), 0)::int as sum from ledger_entry where seller_id = $1 and account like 'creator.%'`,
      [id],
    )
  ).rows[0]?.['sum'];

async function gone(seller: Seller): Promise<void> {
  expect(await leaver.deleteAccount(seller)).toMatchObject({ status: 200 });
  await leaver.passDays();
  expect(await stateOf(seller)).toBe('erased');
}

it('waits for a buyer who stands before the till', async () => {
  const seller = await shop.seller();
  expect(await leaver.deleteAccount(seller)).toMatchObject({ status: 200 });
  shop.deps.clock.advance(14 * 24 * 60 * 60_000);
  const page = await shop.page(seller);
  const { body } = await shop.order(page);
  await shop.deps.jobs.drain();
  expect(await stateOf(seller)).toBe('scheduled');
  expect(await shop.count('product', `id = '${page}' and status = 'archived'`)).toBe(1);
  await shop.pay(body.payment.session);
  await leaver.passDays(1);
  expect(await stateOf(seller)).toBe('scheduled');
  expect(await balance(seller)).toBe(46_956);
});

it('tells of the end in the language the account spoke', async () => {
  const seller = await shop.seller('Meera');
  await patch(seller, { language: 'hi' });
  await query(
    `insert into account_email (email, account_id, verified_at) values ('meera@example.com', $1, now())`,
    [seller.id],
  );
  await gone(seller);
  const { rows } = await query(
    `select text from message where sent_to = 'meera@example.com' order by at desc, id desc limit 1`,
  );
  expect(rows).toEqual([{ text: expect.stringContaining('आपका अकाउंट') }]);
});

it('keeps the handle from others for as long as any that was left, and its page is gone at once', async () => {
  const seller = await shop.seller();
  const other = await shop.seller('Zoya');
  expect((await patch(seller, { handle: 'MeeraSings' })).status).toBe(200);
  await gone(seller);
  expect(await shop.count('account', `id = '${seller.id}' and handle is null`)).toBe(1);
  expect(await patch(other, { handle: 'meerasings' })).toMatchObject({
    status: 409,
    body: { code: 'handle_taken' },
  });
});

it('a call that was under way as it closed finds nobody', async () => {
  const seller = await shop.seller();
  await query(`delete from account_phone where account_id = $1`, [seller.id]);
  expect(await patch(seller, { name: 'Again', handle: 'again_here' })).toMatchObject({ status: 401 });
  expect(await shop.count('account_handle', `folded = 'again_here'`)).toBe(0);
});

it('of a code nothing is left, and nobody else’s work is thrown away', async () => {
  const seller = await shop.seller();
  await leaver.deleteAccount(seller);
  shop.deps.clock.advance(14 * 24 * 60 * 60_000);
  await stepUp(shop, seller);
  await query(
    `insert into job (id, queue, priority, run_at, attempts, payload, dead_at) values
      (gen_random_uuid(), 'checkout.seen', 5, now(), 9, jsonb_build_object('phone', $1::text), now()),
      (gen_random_uuid(), 'notify', 5, now(), 9, jsonb_build_object('phone', $1::text), now()),
      (gen_random_uuid(), 'notify', 5, now(), 9, jsonb_build_object('phone', $1::text || '0'), now())`,
    [seller.phone],
  );
  await leaver.passDays(0);
  expect(await stateOf(seller)).toBe('erased');
  expect(await shop.count('otp_challenge', `strpos(address, '${seller.phone}') > 0`)).toBe(0);
  const { rows } = await query(`select queue from job where dead_at is not null order by queue`);
  expect(rows).toEqual([{ queue: 'checkout.seen' }, { queue: 'notify' }]);
});

it('earns nothing by whom it brought once it is gone', async () => {
  const seller = await shop.seller();
  const brought = await shop.seller('Kabir');
  await query(
    `update account b set referred_by = a.referral_code from account a where a.id = $1 and b.id = $2`,
    [seller.id, brought.id],
  );
  await gone(seller);
  const page = await shop.page(brought);
  const { body } = await shop.order(page);
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  expect(await balance(brought)).toBe(46_956);
  expect(await balance(seller)).toBe(0);
});

it('the invoice on the fees of its last month names who was charged', async () => {
  // Early in a month, so that the account goes before it is over.
  const now = shop.deps.clock.now();
  shop.deps.clock.advance(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2) - now.getTime());
  const seller = await shop.seller('Meera Devi');
  const page = await shop.page(seller, { prices: [{ type: 'once', amount: 1_000 }] });
  const { body } = await shop.order(page);
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  shop.deps.clock.advance(7 * 24 * 60 * 60_000);
  await shop.deps.jobs.drain();
  const left = await leaver.look(seller);
  expect(await leaver.deleteAccount(seller, left.remainder)).toMatchObject({ status: 200 });
  await leaver.passDays();
  expect(await stateOf(seller)).toBe('erased');
  shop.deps.clock.advance(32 * 24 * 60 * 60_000);
  await shop.deps.jobs.drain();
  const { rows } = await query(
    `select facts->'creator'->>'name' as name from fee_invoice where seller_id = $1`,
    [seller.id],
  );
  expect(rows).toEqual([{ name: 'Meera Devi' }]);
});

it('no job stumbles over who has gone, and the books agree', async () => {
  const seller = await shop.seller();
  const buyer = await shop.seller('Kabir');
  const page = await shop.page(seller, { prices: [{ type: 'once', amount: 1_000 }] });
  const { body } = await shop.order(page, { buyer: { phone: buyer.phone, name: 'Kabir' } });
  await shop.pay(body.payment.session, 'failed');
  await gone(buyer);
  await gone(seller);
  shop.deps.clock.advance(40 * 24 * 60 * 60_000);
  await shop.deps.jobs.drain();
  const { rows } = await query(`select queue, last_error from job where last_error is not null`);
  expect(rows).toEqual([]);
});
