import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentCode } from '../../../server/modules/messaging/sending/testing/sent-code';
import {
  newKey,
  openShop,
  type Seller,
  type Shop,
} from '../../../server/modules/orders/checkout/testing/shop';
import { loadConfig } from '../../../server/platform/config/config';

/** Of each sale: two of them pass the limit of ₹10,000 a day. */
const price = 600_000;
const day = 24 * 60 * 60_000;
let shop: Shop;
let meera: Seller;
let product: string;
beforeAll(async () => {
  shop = await openShop();
  // As it is where nobody has configured another.
  shop.deps.config.money.refundsWithoutCode = loadConfig({ NODE_ENV: 'test' }).money.refundsWithoutCode;
});
beforeEach(async () => {
  // Noon in India, so that no day ends within a test.
  const now = shop.deps.clock.now().getTime();
  shop.deps.clock.advance(2 * day - (now % day) + 6.5 * 60 * 60_000);
  meera = await shop.seller('Meera');
  product = await shop.page(meera, { prices: [{ type: 'once', amount: price }] });
});
afterAll(() => shop.close());

let buyers = 0;
async function sale(): Promise<string> {
  const phone = `98111${String(++buyers).padStart(5, '0')}`;
  const placed = await shop.order(product, { buyer: { phone, name: 'Ravi' } });
  await shop.pay(placed.body.payment.session);
  return placed.body.id;
}
async function code(): Promise<string> {
  shop.deps.clock.advance(60_000);
  await shop.call({ method: 'POST', url: '/api/step-up', token: meera.token });
  return (await sentCode(shop.deps, meera.phone)) ?? '';
}
const refund = (
  id: string,
  { amount, stepUp, key = newKey() }: { amount?: number; stepUp?: string; key?: string } = {},
) =>
  shop.call({
    method: 'POST',
    url: `/api/transactions/${id}/refund`,
    token: meera.token,
    headers: { 'idempotency-key': key, ...(stepUp && { 'step-up-code': stepUp }) },
    payload: { ...(amount && { amount }) },
  });
const brief = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { code?: string }).code,
];

describe('S19: refunds of a day above a sum', () => {
  test('need a code, which works once, and nothing moves without', async () => {
    const [first, second, third] = [await sale(), await sale(), await sale()];
    expect((await refund(first)).status).toBe(200);
    expect(brief(await refund(second))).toEqual([403, 'step_up_needed']);
    expect((await shop.sale(meera, second)).transaction.status).toBe('fulfilled');
    const stepUp = await code();
    const key = newKey();
    expect(brief(await refund(second, { stepUp: stepUp === '111111' ? '222222' : '111111' }))).toEqual([
      401,
      'otp_wrong',
    ]);
    expect((await refund(second, { stepUp, key })).status).toBe(200);
    // A try whose answer got lost needs no other code; another refund does.
    expect((await refund(second, { stepUp, key })).status).toBe(200);
    expect(brief(await refund(third, { stepUp }))).toEqual([401, 'otp_wrong']);
    shop.deps.clock.advance(day);
    expect((await refund(third)).status).toBe(200);
  });

  test('are summed over parts, and over refunds that are sent at once', async () => {
    const sales = [await sale(), await sale(), await sale(), await sale(), await sale(), await sale()];
    const answers = await Promise.all(sales.map((id) => refund(id, { amount: 300_000 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
  });

  test('and so is giving everybody their money back, whole', async () => {
    await sale();
    await sale();
    const start = (stepUp?: string) =>
      shop.call({
        method: 'POST',
        url: `/api/refund-rounds/${product}`,
        token: meera.token,
        headers: stepUp ? { 'step-up-code': stepUp } : {},
        payload: { orders: 2, amount: 2 * price, reason: 'The course is gone' },
      });
    expect(brief(await start())).toEqual([403, 'step_up_needed']);
    const stepUp = await code();
    expect((await start(stepUp)).status).toBe(202);
    // Asked again with the code used up: it runs.
    expect((await start(stepUp)).status).toBe(202);
  });

  test('and so are requests of buyers that are granted', async () => {
    const [first, second] = [await sale(), await sale()];
    expect((await refund(first)).status).toBe(200);
    const phone = `+9198111${String(buyers).padStart(5, '0')}`;
    await shop.call({ method: 'POST', url: '/api/send-otp', payload: { phone } });
    const payload = { phone, otp: await sentCode(shop.deps, phone) };
    const { token } = (await shop.call({ method: 'POST', url: '/api/verify-otp', payload })).body as {
      token: string;
    };
    const url = `/api/purchases/${second}/refund-request`;
    const response = await shop.call({ method: 'POST', url, token, payload: { reason: 'I cannot come' } });
    expect(response.status).toBe(201);
    const grant = (stepUp?: string) =>
      shop.call({
        method: 'POST',
        url: `/api/transactions/${second}/refund-request`,
        token: meera.token,
        headers: stepUp ? { 'step-up-code': stepUp } : {},
        payload: { isGranted: true },
      });
    expect(brief(await grant())).toEqual([403, 'step_up_needed']);
    expect((await grant(await code())).status).toBe(200);
  });
});
