import { expect, it } from 'vitest';
import { platformAccountId } from '../../../platform/money/platform-account';
import { createLedger } from '../../money';
import { product, setUpCashfree, shop } from '../checkout/testing/cashfree.setup';

setUpCashfree();

const net = 46_956;
const processEvents = () => shop.deps.jobs.drain();
const proved = async () =>
  expect(await createLedger({ ...shop.deps, settlementDays: 2 }).prove()).toEqual([]);
const mine = async (what: string) =>
  (await shop.call({ method: 'GET', url: what, token: shop.owner.token })).body as { items: unknown[] };
const difference = (orderId: string, isOpen: boolean) =>
  shop.count(
    'gateway_difference',
    `order_id = '${orderId}' and kind = 'unmatchedDisputed' and ended_at is ${isOpen ? '' : 'not '}null`,
  );
const ofPlatform = (orderId: string, status: string) =>
  shop.count(
    'dispute',
    `order_id = '${orderId}' and seller_id = '${platformAccountId}' and status = '${status}'`,
  );
const unmatched = (orderId: string, status: string) =>
  shop.count('unmatched_payment', `order_id = '${orderId}' and status = '${status}'`);

it('leaves a sale alone whose second payment a bank questions and takes', async () => {
  const { id } = await shop.placed(product);
  await shop.cashfree.pay(id);
  const paymentId = await shop.cashfree.pay(id);
  await processEvents();
  const before = await shop.wallet(shop.owner);
  const dispute = await shop.cashfree.dispute(id, 'CREATED', { paymentId });
  await processEvents();
  expect((await shop.sale(shop.owner, id)).transaction.status).toBe('fulfilled');
  expect(await shop.wallet(shop.owner)).toEqual(before);
  expect(before).toMatchObject({ pending: net, held: 0 });
  expect((await mine('/api/disputes')).items).toEqual([]);
  expect([
    await ofPlatform(id, 'opened'),
    await difference(id, true),
    await unmatched(id, 'returning'),
  ]).toEqual([1, 1, 1]);

  await shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: dispute, paymentId });
  await processEvents();
  expect((await shop.sale(shop.owner, id)).transaction.status).toBe('fulfilled');
  expect(await shop.wallet(shop.owner)).toEqual(before);
  // The bank has given it back; somebody looks whether we did so too.
  expect([await ofPlatform(id, 'lost'), await difference(id, true), await unmatched(id, 'returned')]).toEqual(
    [1, 1, 1],
  );
  await shop.later(25 * 60);
  expect(await shop.count('refund', `order_id = '${id}'`)).toBe(0);
  await proved();
});

it('ends by itself when a bank questions what came too late to buy anything', async () => {
  const page = await shop.page(shop.owner);
  const { id } = await shop.placed(page);
  await shop.later(31);
  await shop.call({ method: 'POST', url: `/api/products/${page}/pause`, token: shop.owner.token });
  await shop.cashfree.pay(id);
  await processEvents();
  const before = await shop.wallet(shop.owner);
  const dispute = await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  expect(await shop.wallet(shop.owner)).toEqual(before);
  expect((await mine('/api/wallet/holds')).items).toEqual([]);
  expect(await ofPlatform(id, 'opened')).toBe(1);
  await shop.cashfree.dispute(id, 'MERCHANT_LOST', { id: dispute });
  await processEvents();
  expect(await ofPlatform(id, 'lost')).toBe(1);
  expect(await shop.count('orders', `id = '${id}' and status = 'expired'`)).toBe(1);
  expect(await shop.wallet(shop.owner)).toEqual(before);
  await proved();
});

it('is over when the bank lets go of what bought nothing', async () => {
  const { id } = await shop.placed(product);
  await shop.cashfree.pay(id);
  const paymentId = await shop.cashfree.pay(id);
  const dispute = await shop.cashfree.dispute(id, 'CREATED', { paymentId });
  await processEvents();
  await shop.cashfree.dispute(id, 'MERCHANT_WON', { id: dispute, paymentId });
  await processEvents();
  expect([
    await ofPlatform(id, 'won'),
    await difference(id, false),
    await unmatched(id, 'returning'),
  ]).toEqual([1, 1, 1]);
  await proved();
});

it('knows a dispute of the sale also when it is heard of before its payment', async () => {
  const { id } = await shop.placed(product);
  const back = `${shop.deps.webhookBase()}/webhooks/cashfree`;
  shop.cashfree.webhooksTo(null);
  await shop.cashfree.pay(id);
  shop.cashfree.webhooksTo(back);
  await shop.cashfree.dispute(id, 'CREATED');
  await processEvents();
  expect((await shop.sale(shop.owner, id)).transaction.status).toBe('disputed');
  expect(await difference(id, true)).toBe(0);
  expect((await mine('/api/disputes')).items).toMatchObject([{ orderId: id, status: 'opened' }]);
  await proved();
});
