// The calls of the people who run the installation, each answer held against the contract.
import type {
  CreatorForOperator,
  LapsedRequests,
  OperatorProposal,
  OperatorRates,
  PlacedOrder,
  Reviews,
  SignedIn,
  Tickets,
} from '@haat/openapi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CallOptions, call } from '../simulators/call';
import { type Haat, startHaat } from '../simulators/haat';
import { appOf, enrolmentCode } from '../simulators/operator';
import { type Creator, decide, passwordSentTo, placeOrder, publishPage, signIn } from '../simulators/shop';
import { operations } from './contract';
import { walker } from './walker';

const phone = '9812345699';
let haat: Haat;
let operator: Creator;
let creator: Creator;
/** What only a gateway at fault or a buyer brings about; their answers are tested beside the module. */
const notHere = [
  'resolveDifference',
  'askAboutPayout',
  'settleUnmatchedPayment',
  'handInEvidence',
  'judgeReview',
];
const ours = operations.filter(({ path }) => path.startsWith('/api/operator'));

const walk = walker(() => haat, ours);
/** As the operator, unless said otherwise. */
const ask = <Body>(method: string, path: string, options: CallOptions = {}) =>
  walk.ask<Body>(method, `/api/operator${path}`, { token: operator.token, ...options });

let app: () => Promise<string>;

/** Lets the operator act for another 15 minutes. */
async function unlock(): Promise<void> {
  expect((await ask('POST', '/unlock', { body: { code: await app() } })).status).toBe(200);
}

beforeAll(async () => {
  haat = await startHaat({ env: { OPERATORS: `+91${phone},+919812345690` } });
  operator = await signIn(haat, phone, 'Asha');
  creator = await signIn(haat, '9812345698', 'Meera Kulkarni');
});
afterAll(() => haat?.dispose());

test('an operator sets up a second factor before anything else', async () => {
  const refused = await ask<{ code: string }>('GET', '/audit');
  expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_missing']);
  await ask('GET', '');
  const { code } = await enrolmentCode(haat, phone);
  const enrolment = await ask<{ secret: string }>('POST', '/second-factor', { body: { code } });
  app = appOf(haat, enrolment.body.secret);
  await ask('POST', '/second-factor/confirmation', { body: { code: await app() } });
  await ask('POST', '/second-factor/recovery-codes', { body: { code: await app() } });
  await haat.advanceClock('PT13H');
});

test('everybody else hears that there is nothing, and the listed that a code is needed', async () => {
  const guarded = ours.filter(({ id }) => id !== 'getOperator');
  for (const { method, path, jsonBody } of guarded) {
    if (jsonBody || path.includes('/find')) continue;
    const id = path.includes('/creators/') ? '018f0000-0000-7000-8000-000000000001' : 'x';
    const bare = path.replace('/api/operator', '').replace('{id}', id);
    expect((await ask(method, bare, { token: creator.token })).status, path).toBe(404);
    const refused = await ask<{ code: string }>(method, bare);
    expect([refused.status, refused.body.code], path).toEqual([403, 'step_up_needed']);
  }
});

test('the desk, the books and the log', async () => {
  await ask('GET', '');
  await unlock();
  await ask('GET', '');
  for (const list of [
    '/differences',
    '/differences?state=closed',
    '/payouts',
    '/disputes',
    '/disputes?state=over',
    '/unmatched-payments',
    '/unmatched-payments?state=settled',
    '/browser-errors',
  ])
    expect((await ask('GET', list)).body).toEqual({ items: [], next: null });
  await ask('GET', '/trial-balance');
  await ask('GET', '/audit?action=unlock&limit=5');
  const { body: rates } = await ask<OperatorRates>('GET', '/rates');
  const cheaper = { ...rates.now, FREE: { ...rates.now.FREE, feeBasisPoints: 450 } };
  await ask('PUT', '/rates', { body: { rates: cheaper, startsAt: null, reason: 'It costs less to run' } });
  const pricing = await fetch(`${haat.url}/PricingPage`);
  expect(await pricing.text()).toContain('4.5%');
  const app = await fetch(`${haat.url}/login`);
  expect(await app.text()).toContain('&quot;FREE&quot;:450');
  const dearer = { ...rates.now, FREE: { ...rates.now.FREE, feeBasisPoints: 950 } };
  const refused = await ask('PUT', '/rates', { body: { rates: dearer, startsAt: null, reason: 'Why' } });
  expect(refused.status).toBe(422);
});

test('a creator’s money, pages and papers', async () => {
  await unlock();
  const { id } = creator.user;
  const page = await publishPage(haat.url, creator.token, { title: 'Copied' });
  await ask('GET', '/find?q=Meera');
  await ask('GET', `/creators/${id}`);
  const input = {
    headers: { 'Idempotency-Key': 'conformance-plan-2' },
    body: { plan: 'PREMIUM', period: 'month', amount: 58_882 },
  };
  const plan = await call<PlacedOrder>(haat.url, 'POST', '/api/plan/orders', {
    token: creator.token,
    ...input,
  });
  await decide(haat.url, plan.body.payment.session, 'success');
  const refund = { creatorId: id, reason: 'Asked for within seven days' };
  expect((await ask('POST', `/plans/${plan.body.id}/refund`, { body: refund })).status).toBe(200);
  const given = { creatorId: id, amount: 5_000, expected: 0, reason: 'A fee was taken twice' };
  const headers = { 'idempotency-key': 'conformance-adjust-1' };
  expect((await ask('POST', '/adjustments', { body: given, headers })).body).toEqual({
    before: 0,
    after: 5_000,
  });
  const much = { ...given, amount: 2_500_000, expected: 5_000 };
  const key = { 'idempotency-key': 'conformance-adjust-2' };
  const proposed = await ask<OperatorProposal>('POST', '/adjustments', { body: much, headers: key });
  expect([proposed.status, proposed.body.status]).toEqual([202, 'waiting']);
  await ask('GET', '/proposals');
  const decision = `/proposals/${proposed.body.id}/decision`;
  const verdict = (isConfirmed: boolean) =>
    ask('POST', decision, { body: { isConfirmed, reason: 'Too much' } });
  expect((await verdict(true)).status).toBe(403);
  expect((await verdict(false)).status).toBe(200);
  expect((await verdict(false)).status).toBe(409);
  await ask('GET', '/proposals?state=decided');
  const hold = {
    creatorId: id,
    amount: 2_000,
    rule: 'review',
    reason: 'Under review',
    whatToDo: 'Contact us',
  };
  const held = await ask<CreatorForOperator>('POST', '/holds', {
    body: hold,
    headers: { 'idempotency-key': 'conformance-hold-1' },
  });
  await ask('GET', '/holds');
  const release = { creatorId: id, id: held.body.holds[0]?.id, reason: 'All is well' };
  await ask('POST', '/holds/release', { body: release });
  await ask('POST', `/products/${page.id}/standing`, { body: { event: 'block', reason: 'A copy' } });

  const email = 'meera.k@example.com';
  await call(haat.url, 'POST', '/api/account/addresses', { token: creator.token, body: { email } });
  const otp = await passwordSentTo(haat, email);
  // Money is tied to the account by now.
  await call(haat.url, 'POST', '/api/step-up', { token: creator.token });
  const stepUp = await passwordSentTo(haat, '+919812345698', 1);
  await call(haat.url, 'POST', '/api/account/addresses/verify', {
    token: creator.token,
    body: { email, otp },
    headers: { 'step-up-code': stepUp },
  });
  const { body: person } = await ask<CreatorForOperator>('GET', `/creators/${id}`);
  const lost = { loginMethodId: person.loginMethods.at(-1)?.id, reason: 'They cannot read it any more' };
  expect((await ask('POST', `/creators/${id}/lost-login-method`, { body: lost })).status).toBe(200);
  expect((await ask('POST', `/creators/${id}/lost-login-method`, { body: lost })).status).toBe(404);
  await haat.advanceClock('PT1M');
  creator = await signIn(haat, '9812345698');

  const pan = { pan: 'ABCPV0002D', name: 'Meera Kulkarni' };
  await call(haat.url, 'POST', '/api/kyc/pan', { token: creator.token, body: pan });
  await expect
    .poll(async () => (await ask<Reviews>('GET', '/reviews')).body.items.length, { timeout: 15_000 })
    .toBe(1);
  const review = (await ask<Reviews>('GET', '/reviews')).body.items[0]?.id;
  await ask('POST', '/reviews/verdict', {
    body: { id: review, verdict: 'accept', reason: 'The same person' },
  });
});

test('what people write and ask for', async () => {
  const form = { topic: 'question', name: 'Ravi', reach: 'ravi@example.com', about: '', text: 'May I ask?' };
  await fetch(`${haat.url}/ContactUs`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  const page = await publishPage(haat.url, creator.token, { title: 'A class' });
  const buyer = { phone: '9812345697', name: 'Ravi' };
  const placed = await placeOrder(haat.url, { productId: page.id, buyer }, 'conformance-operator-1');
  await decide(haat.url, placed.payment.session);
  const { token }: Pick<SignedIn, 'token'> = await signIn(haat, '9812345697');
  await call(haat.url, 'POST', `/api/purchases/${placed.id}/refund-request`, {
    token,
    body: { reason: 'It was moved to another day' },
  });
  await haat.advanceClock('P8D');
  await unlock();
  await expect
    .poll(async () => (await ask<LapsedRequests>('GET', '/refund-requests')).body.items.length, {
      timeout: 15_000,
    })
    .toBe(1);
  const answer = { isGranted: true, reason: 'You have waited long enough' };
  const left = await ask<LapsedRequests>('POST', `/refund-requests/${placed.id}/decision`, { body: answer });
  expect(left.body.items).toEqual([]);

  expect((await ask('GET', '/reported-reviews')).status).toBe(200);
  const verdict = { creatorId: creator.user.id, id: 'x', verdict: 'hide', reason: 'It names a number' };
  expect((await ask('POST', '/reported-reviews/verdict', { body: verdict })).status).toBe(404);

  const second = await placeOrder(haat.url, { productId: page.id, buyer }, 'conformance-operator-2');
  await decide(haat.url, second.payment.session);
  const given = { reason: 'The creator does not answer' };
  expect((await ask('POST', `/sales/${second.id}/refund`, { body: given })).status).toBe(200);
  const evidence = { provider: 'cashfree', creatorId: null, reason: 'The log of visits' };
  expect((await ask('POST', '/disputes/784512/evidence', { body: evidence })).status).toBe(404);
  const settled = { provider: 'cashfree', paymentId: '1453002801', reason: 'Sent by NEFT' };
  expect((await ask('POST', '/unmatched-payments/settlement', { body: settled })).status).toBe(404);

  const tickets = await ask<Tickets>('GET', '/tickets');
  expect(tickets.body.items).toHaveLength(1);
  await ask('POST', `/tickets/${tickets.body.items[0]?.id}/answer`, { body: { reason: 'Answered by mail' } });
});

test('no call of the operator was left out', () => {
  expect(walk.leftOut(notHere)).toEqual([]);
});
