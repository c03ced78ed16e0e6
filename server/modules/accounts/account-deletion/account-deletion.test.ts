import type { AccountDeletion, PlacedOrder, Purchases } from '@haat/openapi';
import { expect, it } from 'vitest';
import { sentCode } from '../../messaging/sending/testing/sent-code';
import { createLedger } from '../../money';
import { publishKind } from '../../orders/checkout/testing/kinds';
import type { Seller } from '../../orders/checkout/testing/shop';
import { leaver, setUpAccountDeletion, shop } from './testing/leaver.setup';

setUpAccountDeletion();

const url = '/api/account/deletion';
const week = 7 * 24 * 60 * 60_000;
const reasons = ({ blockers }: AccountDeletion) => blockers.map(({ reason }) => reason);
const statusOf = async (seller: Seller, path: string) =>
  (await shop.call({ method: 'GET', url: path, token: seller.token })).status;

async function sold(seller: Seller, amount: number): Promise<string> {
  const page = await shop.page(seller, { prices: [{ type: 'once', amount }] });
  const { body } = await shop.order(page, { buyer: { phone: '98765 43299', name: 'Ravi' } });
  await shop.pay(body.payment.session);
  return page;
}

it('somebody with nothing open may go, and is told what that means before', async () => {
  const seller = await shop.seller('Meera');
  expect(await leaver.look(seller)).toEqual({
    status: 'active',
    askedAt: null,
    endsAt: null,
    coolingDays: 14,
    blockers: [],
    remainder: 0,
    onSale: 0,
    plan: 'FREE',
  });
  expect((await shop.call({ method: 'GET', url })).status).toBe(401);
});

it('needs a code, and a wrong one changes nothing', async () => {
  const seller = await shop.seller();
  const ask = (headers: Record<string, string>) =>
    shop.call({ method: 'POST', url, token: seller.token, headers, payload: { remainder: 0 } });
  expect((await ask({})).status).toBe(400);
  expect((await ask({ 'step-up-code': '000000' })).status).toBe(401);
  expect(await leaver.look(seller)).toMatchObject({ status: 'active' });
});

it('takes everything off sale at once, lets somebody stay, and asked twice counts once', async () => {
  const seller = await shop.seller();
  const page = await shop.page(seller);
  expect(await leaver.deleteAccount(seller)).toMatchObject({
    status: 200,
    body: { status: 'scheduled', onSale: 1 },
  });
  const { endsAt } = await leaver.look(seller);
  await shop.deps.jobs.drain();
  expect(
    (await shop.call({ method: 'GET', url: `/api/products/${page}`, token: seller.token })).body,
  ).toMatchObject({
    status: 'archived',
  });
  shop.deps.clock.advance(week);
  expect(await leaver.deleteAccount(seller)).toMatchObject({ status: 200, body: { endsAt, onSale: 0 } });
  expect(await leaver.cancelAccountDeletion(seller)).toMatchObject({ status: 'active', endsAt: null });
  await leaver.passDays();
  expect(await statusOf(seller, '/api/sessions')).toBe(200);
  expect(await leaver.cancelAccountDeletion(seller)).toMatchObject({ status: 'active' });
});

it('nobody goes while money is on its way or in the wallet, and each reason says what to do', async () => {
  const seller = await shop.seller();
  await sold(seller, 49_900);
  const before = await leaver.look(seller);
  expect(before.blockers).toMatchObject([{ reason: 'pending', amount: 46_956 }]);
  expect(before.blockers[0]?.until).toMatch(/^2026-/);
  expect(await leaver.deleteAccount(seller)).toMatchObject({
    status: 409,
    body: { code: 'cannot_leave', fields: { pending: expect.stringContaining('Wait for it') } },
  });
  shop.deps.clock.advance(week);
  await shop.deps.jobs.drain();
  const after = await leaver.look(seller);
  expect(reasons(after)).toEqual(['available']);
  expect(await leaver.deleteAccount(seller)).toMatchObject({ status: 409 });
  expect(await shop.count('product', `seller_id = '${seller.id}' and status = 'archived'`)).toBe(0);
});

it('what is too little to be sent is let go of by whoever agrees to it, and the books agree', async () => {
  const seller = await shop.seller();
  await sold(seller, 5_000);
  shop.deps.clock.advance(week);
  await shop.deps.jobs.drain();
  const { blockers, remainder } = await leaver.look(seller);
  expect(blockers).toEqual([]);
  expect(remainder).toBeGreaterThan(0);
  expect(await leaver.deleteAccount(seller, 0)).toMatchObject({
    status: 409,
    body: { code: 'remainder_changed' },
  });
  expect(await leaver.deleteAccount(seller, remainder)).toMatchObject({ status: 200 });
  await leaver.passDays();
  const { rows } = await shop.deps.database.pool.query<{ balance: number }>(
    `select coalesce(sum(amount), 0)::int as balance from ledger_entry
     where seller_id = $1 and account like 'creator.%'`,
    [seller.id],
  );
  expect(rows).toEqual([{ balance: 0 }]);
  expect(await createLedger({ ...shop.deps, settlementDays: 2 }).prove()).toEqual([]);
});

it('nobody goes while seats of a cancelled session wait for their refund, or have it refused', async () => {
  const seller = await shop.seller('Leela');
  const startsAt = new Date(shop.deps.clock.now().getTime() + 2 * week).toISOString();
  const { id } = await publishKind(shop, seller, {
    kind: 'webinar',
    title: 'Hampers',
    content: { startsAt, minutes: 60, timeZone: 'Asia/Kolkata', joinUrl: 'https://meet.example.com/room' },
  });
  const bought: PlacedOrder[] = [];
  for (const phone of ['98765 43290', '98765 43291']) {
    const { body } = await shop.order(id, { buyer: { phone, name: 'Ravi' } });
    await shop.pay(body.payment.session);
    bought.push(body);
  }
  await shop.deps.jobs.drain();
  const { current } = shop.deps.gateways.payments;
  const { refund: works } = current;
  current.refund = async (input) =>
    input.orderId === bought[1]?.id ? 'refused' : works.call(current, input);
  const cancel = (seats: number) =>
    shop.call({
      method: 'POST',
      url: `/api/products/${id}/cancellation`,
      token: seller.token,
      payload: { seats, amount: seats * 49_900, reason: '' },
    });
  expect((await cancel(2)).status).toBe(202);
  const waiting = async () =>
    (await leaver.look(seller)).blockers.find(({ reason }) => reason === 'refunds')?.count ?? 0;
  // Written down, and not one of them asked for yet.
  expect(await waiting()).toBe(2);
  expect(await leaver.deleteAccount(seller)).toMatchObject({
    status: 409,
    body: { code: 'cannot_leave', fields: { refunds: expect.stringContaining('refunds') } },
  });
  await shop.deps.jobs.drain();
  // One has its money back, the other a seat that was not refunded.
  expect(await waiting()).toBe(1);
  // Whose access was taken away by hand holds nobody.
  const setGrant = (status: string) =>
    shop.deps.database.pool.query('update access_grant set status = $1 where order_id = $2', [
      status,
      bought[1]?.id,
    ]);
  await setGrant('revoked');
  expect(await waiting()).toBe(0);
  await setGrant('active');
  current.refund = works;
  expect((await cancel(0)).status).toBe(202);
  await shop.deps.jobs.drain();
  expect(await leaver.look(seller)).toMatchObject({ blockers: [] });
  expect(await leaver.deleteAccount(seller)).toMatchObject({ status: 200 });
  await leaver.passDays();
  expect(await shop.count('cancelled_seat', `seller_id = '${seller.id}'`)).toBe(0);
  for (const order of bought) expect((await shop.read(order)).status).toBe('refunded');
});

it('what comes up in between holds the account until it is settled', async () => {
  const seller = await shop.seller();
  const page = await shop.page(seller);
  const { body: order } = await shop.order(page, { buyer: { phone: '98765 43298', name: 'Ravi' } });
  expect(await leaver.deleteAccount(seller)).toMatchObject({ status: 200 });
  // Paid a moment before everything was off sale.
  await shop.pay(order.payment.session);
  await leaver.passDays();
  expect(reasons(await leaver.look(seller))).toEqual(['available']);
  expect(await leaver.look(seller)).toMatchObject({ status: 'scheduled' });
  await shop.call({
    method: 'POST',
    url: `/api/transactions/${order.id}/refund`,
    token: seller.token,
    payload: {},
  });
  await shop.deps.jobs.drain();
  await leaver.passDays(1);
  expect(await statusOf(seller, '/api/sessions')).toBe(401);
});

it('subscriptions hold both sides: the seller of one that runs, and a buyer whose own goes on', async () => {
  const seller = await shop.seller();
  const price = { type: 'subscription', amount: 9_900, period: { unit: 'month', count: 1 } } as const;
  const page = await shop.page(seller, { prices: [price] });
  const buyer = await shop.seller('Kabir');
  const { body } = await shop.order(page, { buyer: { phone: buyer.phone, name: 'Kabir' } });
  await shop.pay(body.payment.session);
  await shop.deps.jobs.drain();
  expect(reasons(await leaver.look(seller))).toEqual(['pending', 'subscribers']);
  expect((await leaver.look(buyer)).blockers).toMatchObject([{ reason: 'subscriptions', count: 1 }]);
  expect(await leaver.deleteAccount(buyer)).toMatchObject({
    status: 409,
    body: { fields: { subscriptions: expect.stringContaining('Purchases') } },
  });
});

it('a number that has left opens another account, which finds nothing of the first', async () => {
  const seller = await shop.seller();
  const page = await shop.page(seller);
  const buyer = await shop.seller('Kabir Rao');
  const given = { phone: buyer.phone, name: 'Kabir Rao', email: 'kabir@example.com' };
  const { body } = await shop.order(page, { buyer: given });
  await shop.pay(body.payment.session);
  const library = async (token: string) =>
    (await shop.call({ method: 'GET', url: '/api/purchases', token })).body as Purchases;
  expect((await library(buyer.token)).items).toHaveLength(1);
  expect(await leaver.deleteAccount(buyer)).toMatchObject({ status: 200 });
  await leaver.passDays();
  expect(await statusOf(buyer, '/api/sessions')).toBe(401);

  await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone: buyer.phone } });
  const again = await shop.call({
    method: 'POST',
    url: '/api/verify-otp',
    payload: { phone: buyer.phone, otp: await sentCode(shop.deps, buyer.phone) },
  });
  const { user, token } = again.body as { user: { id: string; name: string | null }; token: string };
  expect(user.id).not.toBe(buyer.id);
  expect(user.name).toBeNull();
  expect((await library(token)).items).toEqual([]);
  // The seller's books keep the name and the number of the receipt, and nothing else.
  const { transaction } = await shop.sale(seller, body.id);
  expect(transaction.buyer).toMatchObject({ phone: buyer.phone, name: 'Kabir Rao', email: null });
});
