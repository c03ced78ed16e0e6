import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../../platform/testing/testing';
import { createNotifier, type Notifier, type Tellable } from '.';
import { languageOf, readerOf } from './reader';

const accountId = '0193b2aa-0000-7000-8000-000000000001';
const sold = { orderId: 'order', productTitle: 'Raga notes', sellerName: 'Asha', amount: 49_900 };
const unpaid: Tellable = { template: 'unpaid', phone: '+919820012345', email: 'a@example.com', ...sold };
const review: Tellable = {
  template: 'review',
  accountId: null,
  email: 'Kabir@example.com',
  key: 'x',
  productTitle: 'Raga notes',
  sellerName: 'Asha',
  news: { about: 'hidden', reason: 'It names a number.' },
};

const known = (change: Partial<Record<'accounts' | 'addresses' | 'orders', [string, 'en' | 'hi'][]>>) => ({
  accounts: new Map(change.accounts),
  addresses: new Map(change.addresses),
  orders: new Map(change.orders),
});
const spoken = (notice: Tellable, ...[change = {}]: Partial<Parameters<typeof known>>) =>
  languageOf(readerOf(notice), known(change));

it('is what the account chose that is told', () => {
  const fees: Tellable = {
    template: 'fees',
    sellerId: accountId,
    email: null,
    month: 'May',
    papers: [],
    days: 3,
  };
  expect(spoken(fees)).toBe('en');
  expect(spoken(fees, { accounts: [[accountId, 'hi']] })).toBe('hi');
  const loginMethod: Tellable = {
    template: 'loginMethod',
    accountId: null,
    readerId: accountId,
    to: { channel: 'mail', email: 'gone@example.com' },
    did: 'removed',
    channel: 'mail',
    shown: 'g•••',
    key: 'k',
  };
  expect(spoken(loginMethod, { accounts: [[accountId, 'hi']] })).toBe('hi');
});

it('is for a buyer what their account chose, or what the product is sold in', () => {
  expect(spoken(unpaid, { orders: [['order', 'hi']] })).toBe('hi');
  expect(spoken(unpaid, { orders: [['order', 'hi']], addresses: [['+919820012345', 'en']] })).toBe('en');
  expect(spoken(review, { addresses: [['kabir@example.com', 'hi']] })).toBe('hi');
  expect(spoken({ ...review, language: 'hi' })).toBe('hi');
});

it('is for the operator not what a product is sold in', () => {
  const lapsed: Tellable = {
    template: 'refundLapsed',
    audience: 'operator',
    email: 'care@haat.example',
    ...sold,
    number: 1,
    reason: 'No sound.',
    buyerName: null,
  };
  expect(spoken(lapsed, { orders: [['order', 'hi']] })).toBe('en');
  expect(spoken({ ...lapsed, audience: 'buyer' }, { orders: [['order', 'hi']] })).toBe('hi');
});

let deps: TestDeps;
let notify: Notifier;
beforeAll(async () => {
  deps = await testDeps();
  notify = createNotifier(deps);
  await deps.database.db
    .insertInto('account')
    .values({
      id: accountId,
      name: 'Asha',
      email: null,
      handle: null,
      plan: 'FREE',
      starts_at: 'dashboard',
      referral_code: 'r',
      referred_by: null,
      created_at: deps.clock.now(),
      language: 'hi',
      bio: null,
    })
    .execute();
  const verified = { account_id: accountId, verified_at: deps.clock.now() };
  await deps.database.db
    .insertInto('account_phone')
    .values({ phone: '+919876543210', ...verified })
    .execute();
});
beforeEach(() => deps.database.db.deleteFrom('message').execute());
afterAll(() => deps.close());

const sent = async () => {
  await deps.jobs.drain();
  return (await notify.outbox()).map(({ text }) => text);
};

it('is found where messages are carried, by the account and by its number', async () => {
  await deps.database.tx((trx) => notify.notify(trx, { ...unpaid, email: null, phone: '+919876543210' }));
  expect(await sent()).toEqual([expect.stringContaining('पेमेंट नहीं हुआ')]);
});

it('of a code is what the page spoke that asked for it, unless the account chose', async () => {
  const ask = (phone: string, language?: 'en' | 'hi') =>
    deps.database.tx((trx) => notify.sendCode(trx, { channel: 'sms', phone }, '012345', { language }));
  await ask('+919800000001', 'hi');
  await ask('+919800000002');
  await ask('+919876543210', 'en');
  const texts = await sent();
  expect(texts.filter((text) => text.includes('आपका Haat कोड है'))).toHaveLength(2);
  expect(texts.filter((text) => text.includes('is your Haat code'))).toHaveLength(1);
});
