import type { Order, Purchases, SignedIn } from '@haat/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageId } from '../../messaging/sending/messages';
import { sentCode } from '../../messaging/sending/testing/sent-code';
import { openShop, type Seller, type Shop } from '../checkout/testing/shop';

// Accounts that came in by e-mail: they sell and buy like any other.
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function post<Body>(url: string, payload: object, token?: string, headers = {}): Promise<Body> {
  const { status, body } = await shop.call({
    method: 'POST',
    url,
    payload,
    headers,
    ...(token && { token }),
  });
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return body;
}

async function byMail(email: string): Promise<Seller> {
  await post('/api/emaillogin', { email });
  const otp = await sentCode(shop.deps, email);
  const { user, token } = await post<SignedIn>('/api/verifyEmail-otp', { email, otp });
  await shop.call({ method: 'PATCH', url: '/api/account', payload: { name: 'Asha' }, token });
  return { id: user.id, token, phone: '' };
}

/** With a code to `mail` as well, where money is tied to the account. */
async function addPhone(seller: Seller, phone: string, mail?: string): Promise<void> {
  await post('/api/account/addresses', { phone }, seller.token);
  const otp = await sentCode(shop.deps, phone);
  if (mail) await post('/api/step-up', {}, seller.token);
  const headers = mail && { 'step-up-code': await sentCode(shop.deps, mail) };
  await post('/api/account/addresses/verify', { phone, otp }, seller.token, headers);
}

const get = async <Body>(url: string, token: string): Promise<{ status: number; body: Body }> =>
  shop.call({ method: 'GET', url, token });

async function sell(product: string, phone: string): Promise<string> {
  const { body } = await shop.order(product, { buyer: { phone } });
  await shop.pay(body.payment.session);
  shop.deps.clock.advance(60_000);
  return body.id;
}

const messagesOf = async (orderId: string): Promise<{ channel: string; to: string }[]> => {
  await shop.deps.jobs.drain();
  const ids = ['sms', 'mail'].map((channel) => messageId('sale', channel, orderId));
  const { rows } = await shop.deps.database.pool.query<{ channel: string; to: string }>(
    'select channel, sent_to as "to" from message where id = any($1) order by channel',
    [ids],
  );
  return rows;
};

it('a seller is told of a sale by mail, and by phone as soon as there is one', async () => {
  const seller = await byMail('asha@example.com');
  const product = await shop.page(seller);
  expect(await messagesOf(await sell(product, '9876543210'))).toEqual([
    { channel: 'mail', to: 'asha@example.com' },
  ]);
  await addPhone(seller, '+919876500001', 'asha@example.com');
  expect(await messagesOf(await sell(product, '9876543210'))).toEqual([
    { channel: 'sms', to: '+919876500001' },
  ]);
});

it('a library is empty without a phone, and holds what each phone bought once it is proven', async () => {
  const seller = await shop.seller();
  const product = await shop.page(seller);
  const first = await sell(product, '9876511111');
  const second = await sell(product, '9876522222');
  const buyer = await byMail('ravi@example.com');
  const library = async () =>
    (await get<Purchases>('/api/purchases', buyer.token)).body.items.map(({ orderId }) => orderId);
  const order = async (id: string) => (await get<Order>(`/api/orders/${id}`, buyer.token)).status;

  expect(await get('/api/purchases', buyer.token)).toMatchObject({
    status: 200,
    body: { items: [], next: null },
  });
  expect(await order(first)).toBe(404);
  await addPhone(buyer, '+919876511111');
  expect(await library()).toEqual([first]);
  await addPhone(buyer, '+919876522222');
  expect(await library()).toEqual([second, first]);
  expect([await order(first), await order(second)]).toEqual([200, 200]);
});
