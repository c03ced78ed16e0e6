import { afterAll, beforeAll, expect, it } from 'vitest';
import { newKey } from '../../orders/checkout/testing/shop';
import { type Bank, openBank } from './testing/bank';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

it('sends what is asked for, and tells when it has arrived', async () => {
  const payee = await bank.payee();
  const { status, body } = await bank.ask(payee, 60_000);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'requested', amount: 60_000, origin: 'asked', reason: null });
  expect(body.account.shown).not.toContain('50100');
  expect(await bank.purse(payee)).toEqual({ available: 40_000, inTransit: 60_000 });
  await bank.deps.jobs.drain();
  expect((await bank.detail(payee, body.id)).payout.status).toBe('sent');
  await bank.later(1);
  const { payout, timeline } = await bank.detail(payee, body.id);
  expect(payout).toMatchObject({ status: 'paid', reference: expect.stringMatching(/^SBX/) });
  expect(timeline.map(({ event }) => event)).toEqual(['payout.requested', 'gateway.took', 'gateway.paid']);
  expect(await bank.purse(payee)).toEqual({ available: 40_000, inTransit: 0 });
  await bank.later(60);
  expect(await bank.messagesTo(payee)).toEqual([
    expect.stringMatching(/^Your withdrawal of Rs 600 to [^:]*: arrived\. /),
  ]);
});

it('says what is missing before money can leave', async () => {
  const seller = await bank.seller();
  await bank.earn(seller, 100_000);
  const stranger = await bank.payee();
  const asking = async (payee: typeof stranger, amount: number) => {
    const { status, body } = await bank.ask(payee, amount);
    return [status, body.code];
  };
  expect(await asking({ ...seller, accountId: stranger.accountId }, 50_000)).toEqual([409, 'kyc_needed']);
  expect(await asking({ ...stranger, accountId: 'nobody' }, 50_000)).toEqual([404, 'not_found']);
  const other = await bank.payee();
  expect(await asking({ ...stranger, accountId: other.accountId }, 50_000)).toEqual([404, 'not_found']);
  expect(await asking(stranger, 9_999)).toEqual([422, 'amount_too_small']);
  expect(await asking(stranger, 100_001)).toEqual([422, 'balance_too_low']);
  const accountId = await bank.addAccount(stranger, { kind: 'upi', vpa: 'success@upi' });
  expect(await asking({ ...stranger, accountId }, 50_000)).toEqual([409, 'account_cooling']);
  bank.deps.clock.advance(24 * 3_600_000);
  expect(await asking({ ...stranger, accountId }, 50_000)).toEqual([201, undefined]);
  expect(await bank.purse(stranger)).toEqual({ available: 50_000, inTransit: 50_000 });
});

it('shows nobody another one’s withdrawal', async () => {
  const payee = await bank.payee();
  const { body } = await bank.ask(payee, 50_000);
  const other = await bank.payee();
  const { status } = await bank.call({
    method: 'GET',
    url: `/api/payouts/${body.id}`,
    token: other.token,
  });
  expect(status).toBe(404);
});

it('makes one withdrawal of one key, however often and however late it comes', async () => {
  const payee = await bank.payee();
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 5 }, () => bank.ask(payee, 30_000, key)));
  const [first] = answers;
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  await bank.later(1);
  // Eight days on the money is elsewhere, and the answer is still the withdrawal it was.
  await bank.later(8 * 24 * 60);
  await bank.ask(payee, 70_000);
  const again = await bank.ask(payee, 30_000, key);
  expect([again.status, again.body.id]).toEqual([201, first?.body.id]);
  expect((await bank.ask(payee, 30_001, key)).body.code).toBe('idempotency_key_reused');
  expect(await bank.count('payout', `seller_id = '${payee.id}'`)).toBe(2);
});

it('never lets more leave than there is, however many ask at once', async () => {
  const payee = await bank.payee();
  const answers = await Promise.all(Array.from({ length: 12 }, () => bank.ask(payee, 40_000)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.code === 'balance_too_low')).toHaveLength(10);
  expect(await bank.purse(payee)).toEqual({ available: 20_000, inTransit: 80_000 });
});

it('credits what the bank does not take, and says what to do', async () => {
  const payee = await bank.payee({ kind: 'bank', accountNumber: '7766666351000', ifsc: 'YESB0000001' });
  const { body } = await bank.ask(payee, 60_000);
  await bank.deps.jobs.drain();
  await bank.later(5);
  expect((await bank.detail(payee, body.id)).payout.status).toBe('sent');
  await bank.later(61);
  const { payout } = await bank.detail(payee, body.id);
  expect(payout).toMatchObject({ status: 'failed', reason: expect.stringContaining('use another account') });
  expect(await bank.purse(payee)).toEqual({ available: 100_000, inTransit: 0 });
  expect(await bank.messagesTo(payee)).toEqual([expect.stringContaining('did not arrive, money is back')]);
});

it('credits what the bank sends back an hour after it had arrived', async () => {
  const payee = await bank.payee({ kind: 'bank', accountNumber: '02014457596969', ifsc: 'CITI0000001' });
  const { body } = await bank.ask(payee, 100_000);
  await bank.deps.jobs.drain();
  await bank.later(1);
  expect((await bank.detail(payee, body.id)).payout.status).toBe('paid');
  await bank.later(25 * 60);
  expect((await bank.detail(payee, body.id)).payout.status).toBe('reversed');
  expect(await bank.purse(payee)).toEqual({ available: 100_000, inTransit: 0 });
  expect(await bank.messagesTo(payee)).toEqual([
    expect.stringContaining(': arrived.'),
    expect.stringContaining(': sent back by the bank.'),
  ]);
});

it('does not send to an account that was removed meanwhile', async () => {
  const payee = await bank.payee();
  const { body } = await bank.ask(payee, 60_000);
  await bank.removeAccount(payee);
  await bank.deps.jobs.drain();
  expect((await bank.detail(payee, body.id)).payout).toMatchObject({
    status: 'rejected',
    reason: expect.stringContaining('Choose another account'),
  });
  expect(await bank.purse(payee)).toEqual({ available: 100_000, inTransit: 0 });
});

it('lists withdrawals page by page, newest first', async () => {
  const payee = await bank.payee();
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) {
    bank.deps.clock.advance(1_000);
    ids.unshift((await bank.ask(payee, 20_000)).body.id);
  }
  const page = async (query: string) =>
    (await bank.call({ method: 'GET', url: `/api/payouts?limit=2${query}`, token: payee.token }))
      .body as never as { items: { id: string }[]; next: string | null };
  const first = await page('');
  const second = await page(`&cursor=${first.next}`);
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids);
  expect(second.next).toBeNull();
});

it('keeps account numbers out of the log', () => {
  expect(bank.deps.logged()).not.toMatch(/50100\d{7}/);
});

it('leaves books that agree', async () => {
  expect(await bank.ledger.prove()).toEqual([]);
});
