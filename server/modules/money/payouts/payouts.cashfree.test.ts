import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CashfreePayouts } from '../../../../tests/simulators/cashfree/cashfree-payouts';
import { type Bank, openBank } from './testing/bank';

let bank: Bank;
let cashfree: CashfreePayouts;
let back: string;

beforeAll(async () => {
  bank = await openBank({ isOutside: true });
  cashfree = bank.cashfree as CashfreePayouts;
  back = `${bank.deps.webhookBase()}/webhooks/cashfree-payouts`;
});
beforeEach(() => {
  cashfree.trouble(null);
  cashfree.webhooksTo(back);
});
afterAll(() => bank.close());

const posts = (id: string) => cashfree.transfers.has(id);
const sent = () => cashfree.requests.filter((call) => call.startsWith('POST')).length;

it('hears by webhook, twice and out of order, and books it once', async () => {
  const payee = await bank.payee();
  const { body } = await bank.ask(payee, 60_000);
  await bank.deps.jobs.drain();
  expect((await bank.detail(payee, body.id)).payout.status).toBe('sent');
  await cashfree.decide(body.id, 'SUCCESS', 'COMPLETED');
  const [webhook] = cashfree.webhooks.slice(-1);
  expect(await cashfree.deliver(webhook as never)).toBe(200);
  expect((await bank.detail(payee, body.id)).payout).toMatchObject({
    status: 'paid',
    reference: expect.stringMatching(/^UTR/),
  });
  await cashfree.decide(body.id, 'REVERSED', 'BENE_BANK_DECLINED');
  // The old news once more: what counts is what Cashfree answers.
  expect(await cashfree.deliver(webhook as never)).toBe(200);
  expect((await bank.detail(payee, body.id)).timeline.map(({ event }) => event)).toEqual([
    'payout.requested',
    'gateway.took',
    'gateway.paid',
    'gateway.reversed',
  ]);
  expect(await bank.purse(payee)).toEqual({ available: 100_000, inTransit: 0 });
});

it.each(['lost', 'down', 'silent', 'serverError', 'nonsense', 'tooMany', 'notListed'] as const)(
  'pays once when Cashfree is %s at first',
  async (kind) => {
    const payee = await bank.payee();
    cashfree.trouble(kind);
    const { status, body } = await bank.ask(payee, 60_000);
    expect(status).toBe(201);
    await bank.deps.jobs.drain();
    await bank.later(1);
    expect((await bank.detail(payee, body.id)).payout.status).toBe('requested');
    expect(await bank.purse(payee)).toEqual({ available: 40_000, inTransit: 60_000 });
    cashfree.trouble(null);
    await bank.later(10);
    await bank.later(10);
    expect((await bank.detail(payee, body.id)).payout.status).toBe('paid');
    expect(posts(body.id)).toBe(true);
    expect(await bank.purse(payee)).toEqual({ available: 40_000, inTransit: 0 });
  },
);

it('asks before it sends again, and never under another id', async () => {
  const payee = await bank.payee();
  cashfree.trouble('lost');
  const before = sent();
  const { body } = await bank.ask(payee, 60_000);
  await bank.deps.jobs.drain();
  cashfree.trouble(null);
  await bank.later(10);
  expect(sent()).toBe(before + 1);
  expect(cashfree.transfers.get(body.id)).toMatchObject({ transfer_amount: 600 });
});

it('hears of a reversal that nobody told, after an arrival that nobody told', async () => {
  const payee = await bank.payee({ kind: 'bank', accountNumber: '02014457596969', ifsc: 'CITI0000001' });
  const { body } = await bank.ask(payee, 60_000);
  await bank.deps.jobs.drain();
  const transfer = cashfree.transfers.get(body.id);
  if (transfer) Object.assign(transfer, { status: 'REVERSED', status_code: 'BENE_BANK_DECLINED', ahead: [] });
  await bank.later(1);
  const { payout, timeline } = await bank.detail(payee, body.id);
  expect(payout).toMatchObject({ status: 'reversed', reason: expect.stringContaining('declined') });
  expect(timeline.map(({ event }) => event)).toEqual([
    'payout.requested',
    'gateway.took',
    'gateway.paid',
    'gateway.reversed',
  ]);
  expect(await bank.purse(payee)).toEqual({ available: 100_000, inTransit: 0 });
});

it('moves nothing when the gateway contradicts itself, and asks for a look', async () => {
  const payee = await bank.payee();
  const { body } = await bank.ask(payee, 60_000);
  await bank.deps.jobs.drain();
  await cashfree.decide(body.id, 'SUCCESS', 'COMPLETED');
  await cashfree.decide(body.id, 'FAILED', 'INVALID_ACCOUNT_FAIL');
  expect((await bank.detail(payee, body.id)).payout.status).toBe('paid');
  expect(await bank.purse(payee)).toEqual({ available: 40_000, inTransit: 0 });
  expect(await bank.count('payout', `id = '${body.id}' and doubt = 'said_failed'`)).toBe(1);
  await bank.later(24 * 60);
  expect(bank.deps.logged()).toContain('Payout needs attention');
  await cashfree.decide(body.id, 'SUCCESS', 'COMPLETED');
  expect(await bank.count('payout', `id = '${body.id}' and doubt is null`)).toBe(1);
});

it('refuses a webhook that is not Cashfree’s, or about nothing of ours', async () => {
  const payee = await bank.payee();
  const { body } = await bank.ask(payee, 60_000);
  await bank.deps.jobs.drain();
  await cashfree.decide(body.id, 'SUCCESS', 'COMPLETED');
  const webhook = cashfree.webhooks.at(-1) as { body: string; headers: Record<string, string> };
  const post = async (payload: string, headers = webhook.headers) =>
    (await bank.call({ method: 'POST', url: '/webhooks/cashfree-payouts', headers, payload })).status;
  expect(await post(webhook.body.replace('600', '601'))).toBe(401);
  expect(await post(webhook.body, { 'content-type': 'application/json' })).toBe(401);
  cashfree.trouble('down');
  expect(await post(webhook.body)).toBe(503);
});

it('lets one that cannot be read keep nobody else waiting', async () => {
  const [broken, good] = [await bank.payee(), await bank.payee()];
  cashfree.trouble('down');
  const stuck = await bank.ask(broken, 60_000);
  const { body } = await bank.ask(good, 60_000);
  await bank.deps.jobs.drain();
  await bank.deps.database.pool.query(
    `update payout_account set details = '\\x00' where seller_id = '${broken.id}'`,
  );
  await bank.deps.database.pool.query(`update payout set tried_at = null where id = '${stuck.body.id}'`);
  cashfree.trouble(null);
  await bank.later(10);
  await bank.later(10);
  expect((await bank.detail(good, body.id)).payout.status).toBe('paid');
  expect((await bank.detail(broken, stuck.body.id)).payout.status).toBe('requested');
  expect(await bank.purse(broken)).toEqual({ available: 40_000, inTransit: 60_000 });
});

it('knows of money that has not reached its bank for a day', async () => {
  const payee = await bank.payee({ kind: 'bank', accountNumber: '007711000031', ifsc: 'HDFC0000077' });
  const { body } = await bank.ask(payee, 60_000);
  await bank.deps.jobs.drain();
  await bank.later(26 * 60);
  expect((await bank.detail(payee, body.id)).payout.status).toBe('sent');
  expect(bank.deps.logged()).toMatch(new RegExp(`needs attention.*${body.id}|${body.id}.*needs attention`));
});

it('leaves books that agree', async () => {
  expect(await bank.ledger.prove()).toEqual([]);
});
