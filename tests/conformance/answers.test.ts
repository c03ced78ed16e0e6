// One walk through every operation of the contract; each answer must be one the contract names and fit its schema.

import { readFileSync } from 'node:fs';
import type {
  DeviceSession,
  Kyc,
  Notifications,
  OrderDocuments,
  OwnAddress,
  PayoutAccount,
  Product,
  ProductVersions,
  SignedIn,
  Transactions,
} from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../simulators/call';
import { type Google, startGoogle } from '../simulators/google';
import { type Haat, startHaat } from '../simulators/haat';
import { askForPassword, type Creator, decide, passwordSentTo, placeOrder, signIn } from '../simulators/shop';
import { walkAccountDeletion } from './account-deletion.walk';
import { operations } from './contract';
import { walkKinds } from './kinds.walk';
import { walkLinks } from './links.walk';
import { walkPlans } from './plans.walk';
import { walkReviews } from './reviews.walk';
import { walkSales } from './sales.walk';
import { walkSubscriptions } from './subscriptions.walk';
import { walkFiles, walkUploads } from './uploads.walk';
import { walkVideo } from './video.walk';
import { walker } from './walker';

let haat: Haat;
let google: Google;
let creator: Creator;
const clientId = 'conformance.apps.googleusercontent.com';
/** Those of the operator, of payouts, of channels and of buckets are walked in files of their own. */
const apart =
  /^\/api\/(operator|payouts|payout-settings|telegram|discord|members|broadcasts)|^\/api\/products\/\{id\}\/(members|outsiders|broadcasts)|^\/api\/uploads\/\{id\}\/direct|^\/webhooks\/(cashfree-payouts|telegram)/;
const { ask, leftOut } = walker(
  () => haat,
  operations.filter(({ path }) => !apart.test(path)),
);

beforeAll(async () => {
  google = await startGoogle(clientId);
  haat = await startHaat({
    env: { GOOGLE_CLIENT_ID: clientId, GOOGLE_CERTIFICATES_URL: google.certificatesUrl },
  });
  creator = await signIn(haat, '9812345603', 'Meera');
});
afterAll(async () => {
  await haat?.dispose();
  await google?.close();
});

/** Webhooks are signed by their gateway: the payment tests send them. A stream does not end: its own tests follow it. Banks question no payment of the sandbox: the dispute tests answer one. */
const notHere = ['receiveWebhook', 'answerDispute', 'streamNotifications'];

test('every way in, call by call', async () => {
  const email = 'asha@example.com';
  await ask('POST', '/api/emaillogin', { body: { email, phone: '' } });
  const otp = await passwordSentTo(haat, email);
  await ask('POST', '/api/verifyEmail-otp', { body: { email, otp, phone: null, refId: null } });

  const nonce = await call<{ nonce: string }>(haat.url, 'GET', '/api/google/nonce');
  await ask('GET', '/api/google/nonce');
  const cookie = nonce.headers.get('set-cookie')?.split(';')[0] ?? '';
  const gtoken = google.credential({ nonce: nonce.body.nonce });
  const body = { gtoken, phone: null, refId: null };
  const known = await ask<SignedIn>('POST', '/api/verifygmail', { body, headers: { cookie } });
  expect(known.body.user.email).toBe(email);
  const again = await ask('POST', '/api/verifygmail', { body, headers: { cookie } });
  expect(again.status).toBe(401);

  const { token } = known.body;
  const address = { phone: '9812345605' };
  await ask('POST', '/api/account/addresses', { token, body: address });
  const code = await passwordSentTo(haat, '+919812345605');
  await ask('POST', '/api/account/addresses/verify', { token, body: { ...address, otp: code } });
  const { body: loginMethods } = await ask<{ items: OwnAddress[] }>('GET', '/api/account/addresses', {
    token,
  });
  await ask('PUT', '/api/notifications/device', { token, body: { notitoken: 'a device' } });
  const { body: sessions } = await ask<{ items: DeviceSession[] }>('GET', '/api/sessions', { token });
  const other = sessions.items.find(({ isCurrent }) => !isCurrent);
  await ask('DELETE', `/api/sessions/${other?.id}`, { token });
  await haat.advanceClock('PT1M');
  const sentBefore = (await haat.outbox()).filter((message) => message.to === email && message.otp).length;
  await ask('POST', '/api/step-up', { token });
  const stepUp = await passwordSentTo(haat, email, sentBefore);
  const added = loginMethods.items.find(({ channel }) => channel === 'sms');
  const headers = { 'step-up-code': stepUp };
  expect((await ask('DELETE', `/api/account/addresses/${added?.id}`, { token, headers })).status).toBe(200);
  expect((await ask('DELETE', `/api/account/addresses/${added?.id}`, { token, headers })).status).toBe(401);
  expect((await ask('DELETE', `/api/account/addresses/${added?.id}`, { token })).status).toBe(400);
  await ask('DELETE', '/api/sessions?keepCurrent=true', { token });
  await ask('DELETE', '/api/sessions', { token });
  expect((await ask('GET', '/api/sessions', { token })).status).toBe(401);
});

test('a whole sale, call by call', async () => {
  const { token } = creator;
  await ask('POST', '/api/send-otp', { body: { phone: '9812345604' } });
  // The next one takes its place: whoever does not wait for the first may read it as the second.
  await passwordSentTo(haat, '+919812345604');
  await haat.advanceClock('PT1M');
  const otp = await askForPassword(haat, '9812345604');
  await ask('POST', '/api/verify-otp', {
    body: { phone: '9812345604', otp, email: '', is_p: true, name: 'Asha' },
  });
  await ask('POST', '/api/userinfo', { token });
  await ask('POST', '/api/sessaave', { token, body: { device: 'A browser' } });
  await ask('PATCH', '/api/account', { token, body: { name: 'Meera Iyer', handle: 'MeeraBakes' } });
  await ask('GET', '/api/account/handle', { token });

  const picture = readFileSync(new URL('../../server/demo/assets/ananya.jpg', import.meta.url));
  const media = await ask<Product['cover']>('POST', '/api/media?alt=Bread', {
    token,
    body: picture,
    headers: { 'content-type': 'image/jpeg' },
  });
  await walkUploads(ask, { token, picture });
  await walkFiles(ask, { token });
  const cover = { id: media.body!.id, width: media.body!.width, height: media.body!.height, alt: 'Bread' };
  const draft = await ask<Product>('POST', '/api/products', {
    token,
    body: { kind: 'page', title: 'Bread', prices: [{ type: 'once', amount: 49_900 }], cover },
  });
  const { id } = draft.body;
  await ask('PATCH', `/api/products/${id}`, {
    token,
    body: { description: '**Bread** in a weekend.', thankYou: { message: 'Yours' } },
  });
  await ask('GET', `/api/products/${id}`, { token });
  for (const event of ['publish', 'pause', 'resume'])
    await ask('POST', `/api/products/${id}/${event}`, { token });
  await ask('POST', `/api/products/${id}/resume`, { token });
  const changed = await ask<Product>('PATCH', `/api/products/${id}`, {
    token,
    body: { title: 'Bread and rye' },
  });
  expect(changed.body).toMatchObject({ hasUnpublishedChanges: true, published: { title: 'Bread' } });
  expect((await ask('DELETE', `/api/products/${id}/changes?version=1`, { token })).status).toBe(409);
  await ask('DELETE', `/api/products/${id}/changes`, { token });
  const { body: versions } = await ask<ProductVersions>('GET', `/api/products/${id}/versions`, { token });
  const restore = `/api/products/${id}/versions/${versions.items[0]?.number}/restore`;
  expect((await ask('POST', restore, { token })).status).toBe(200);
  await ask('GET', '/api/products?kind=page&status=published&q=bread&limit=5', { token });
  await ask('GET', `/api/public/products/${id}`);
  await ask('POST', `/api/public/products/${id}/opened`);
  await ask('POST', '/api/public/products/NoSuchProduct/opened');
  await ask('POST', '/api/browser-errors', {
    body: { kind: 'screen', message: 'Not a price', stack: '', route: '/wallet', version: 'app.js' },
  });

  await walkLinks(ask, { token, productId: id });

  const buyer = { phone: '9812345604', email: 'asha@example.com', name: 'Asha' };
  const order = { productId: id, buyer };
  const placed = await placeOrder(haat.url, order, 'conformance-1');
  await ask('POST', '/api/orders', { body: order, headers: { 'idempotency-key': 'conformance-1' } });
  await ask('GET', `/api/orders/${placed.id}`, { headers: { 'order-token': placed.token } });
  const session = encodeURIComponent(placed.payment.session);
  await ask('POST', `/sandbox/payments/${session}`, { body: { outcome: 'failed', method: 'upi' } });
  await ask('GET', `/api/orders/${placed.id}`, { headers: { 'order-token': placed.token } });
  await decide(haat.url, placed.payment.session);
  await ask('GET', `/api/orders/${placed.id}`, { headers: { 'order-token': placed.token } });
  await ask('POST', '/webhooks/sandbox', { body: { anything: true } });

  const sales = await ask<Transactions>('GET', '/api/transactions?status=fulfilled&limit=10', { token });
  expect(sales.body.items).toHaveLength(1);
  await ask('GET', `/api/transactions/${placed.id}`, { token });
  const documents = await ask<OrderDocuments>('GET', `/api/transactions/${placed.id}/documents`, { token });
  const document = await fetch(haat.url + documents.body.items[0]!.url);
  expect(document.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await document.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await ask('GET', '/api/wallet', { token });
  await ask('GET', '/api/wallet/holds', { token });
  await ask('GET', '/api/disputes', { token });
  await ask('GET', '/api/wallet/entries', { token });
  await ask('GET', '/api/wallet/entries?kind=sale&from=2026-01-01T00:00:00Z', { token });
  await ask('GET', '/api/account/addresses', { token });
  await ask('PUT', '/api/business', { token, body: { gstin: '29AAICP2912R1ZR' } });
  await ask('PUT', '/api/business', { token, body: { gstin: '29AAICP2912R1ZS' } });
  await ask('GET', '/api/business', { token });
  await ask('GET', '/api/fee-invoices', { token });
  await ask('DELETE', '/api/business', { token });
  for (const range of ['today', '7d', '30d', 'all'])
    await ask('GET', `/api/analytics/overview?range=${range}`, { token });
  for (const figures of ['?range=7d', '?from=2026-01-05', `/${id}?range=all`, '/NoSuchProduct'])
    await ask('GET', `/api/analytics/products${figures}`, { token });
  const asha = await signInAgain();
  await ask('GET', '/api/purchases', { token: asha });
  const { body: feed } = await ask<Notifications>('GET', '/api/notifications', { token });
  expect(feed.items.map(({ event }) => event)).toContain('sale');
  await ask('POST', '/api/notifications/read', { token, body: { until: feed.items[0]?.at } });
  await ask('GET', '/api/notifications/choices', { token });
  await ask('PATCH', '/api/notifications/choices/sale', { token, body: { mail: 'daily' } });
  await ask('GET', `/api/purchases/${placed.id}/documents`, { token: asha });
  await ask('GET', `/api/purchases/${placed.id}`, { token: asha });
  const bought = await call(haat.url, 'POST', '/api/orders', {
    body: { productId: id, buyer: { phone: '9812345604' }, answers: {} },
    headers: { 'idempotency-key': 'a browser of its own' },
  });
  const browser = { headers: { cookie: bought.headers.get('set-cookie')?.split(';')[0] ?? '' } };
  expect(await ask('GET', '/api/purchases', browser)).toMatchObject({ status: 200 });
  const { id: held } = bought.body as { id: string };
  expect(await ask('GET', `/api/orders/${held}`, browser)).toMatchObject({ status: 200 });
  expect(await ask('GET', `/api/orders/${placed.id}`, browser)).toMatchObject({ status: 404 });
  expect(await ask('GET', `/api/purchases/${placed.id}`, browser)).toMatchObject({ status: 404 });
  await walkReviews(ask, { token, buyer: asha, orderId: placed.id, productId: id });
  await walkSales(ask, { token, buyer: asha, orderId: placed.id, productId: id });
  await ask('POST', `/api/transactions/${placed.id}/refund`, { token, body: { reason: 'Asked' } });
  await ask('GET', '/api/wallet/entries', { token });
  await ask('GET', `/api/transactions/${placed.id}`, { token });

  const spare = await ask<Product>('POST', '/api/products', {
    token,
    body: { kind: 'page', title: 'Spare', prices: [] },
  });
  await ask('POST', `/api/products/${spare.body.id}/publish`, { token });
  await ask('DELETE', `/api/products/${spare.body.id}`, { token });
  await ask('POST', '/api/logout', { token, body: { notitoken: null } });
});

test('who a creator is, call by call', async () => {
  await haat.advanceClock('PT10M');
  const { token } = await signIn(haat, '9812345606', 'Meera');
  await ask('GET', '/api/kyc', { token });
  await ask('POST', '/api/kyc/pan', { token, body: { pan: 'ABCPV1234D', name: 'Meera' } });
  await expect
    .poll(async () => (await ask<Kyc>('GET', '/api/kyc', { token })).body.status, { timeout: 15_000 })
    .toBe('panVerified');
  await haat.advanceClock('PT1M');
  await ask('POST', '/api/step-up', { token });
  const otp = await passwordSentTo(haat, '+919812345606', 1);
  const body = { kind: 'upi', vpa: 'meera@upi', otp };
  const added = await ask<PayoutAccount>('POST', '/api/payout-accounts', { token, body });
  expect(added.status).toBe(201);
  expect((await ask('POST', '/api/payout-accounts', { token, body })).status).toBe(200);
  await ask('GET', '/api/payout-accounts', { token });
  const path = `/api/payout-accounts/${added.body.id}`;
  expect((await ask('DELETE', path, { token })).status).toBe(403);
  await haat.advanceClock('PT1M');
  await ask('POST', '/api/step-up', { token });
  const headers = { 'step-up-code': await passwordSentTo(haat, '+919812345606', 2) };
  expect((await ask('DELETE', path, { token, headers })).status).toBe(200);
});

test('a video that is sold, call by call', async () =>
  walkVideo(ask, haat, await signIn(haat, '9812345615', 'Meera')));

test('every kind of product, call by call', () => walkKinds(ask, haat));

test('everything taken along, and the way out and back', () => walkAccountDeletion(ask, haat));

test('plans and invitations, call by call', () => walkPlans(ask, haat));

test('a subscription, call by call', () => walkSubscriptions(ask, haat));

test('no call of the contract was left out', () => {
  expect(leftOut(notHere)).toEqual([]);
});

async function signInAgain(): Promise<string> {
  await haat.advanceClock('PT5M');
  return (await signIn(haat, '9812345604')).token;
}

test('the served contract is the one these answers are held against', async () => {
  const served = await call<string>(haat.url, 'GET', '/openapi.yaml');
  expect(served.status).toBe(200);
  for (const operation of operations) expect(served.body).toContain(`operationId: ${operation.id}`);
});
