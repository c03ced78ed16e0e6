import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDeps } from '../../../platform/testing/testing';
import { chargeSession } from '../mandates.gateway';
import { createPaymentGateways } from '../payments';
import { GatewaySilent } from '../payments.gateway';
import { mandateInput, openTestBank, type TestBank } from './testing/bank';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
});
beforeEach(() => bank.begin());
afterAll(() => bank.close());

describe('a charge', () => {
  it('is taken from seven in the morning of its day, once, and says so', async () => {
    await bank.agreed();
    expect([await bank.charge(), await bank.charge()]).toEqual(['taken', 'taken']);
    bank.goTo('2026-11-22T06:50');
    await bank.deps.jobs.drain();
    expect(await bank.statusOf('C1')).toEqual([]);
    bank.webhooks = [];
    bank.goTo('2026-11-22T07:00');
    await bank.deps.jobs.drain();
    const [paid] = await bank.statusOf('C1');
    expect(paid).toMatchObject({ orderId: 'C1', outcome: 'success', amount: 49_900, method: 'upi' });
    expect(bank.webhooks).toEqual([{ kind: 'ask', orderId: 'C1' }]);
    bank.goTo('2026-11-23T07:00');
    await bank.deps.jobs.drain();
    expect(await bank.statusOf('C1')).toEqual([paid]);
    expect(await bank.charge()).toBe('taken');
  });

  it.each([
    ['more than was agreed to', { amount: 49_901 }],
    ['for today', { day: '2026-11-21' }],
    ['too far ahead', { day: '2026-12-06' }],
    ['of a mandate that nobody knows', { mandateId: 'M2' }],
  ])('is refused: %s', async (_what, over) => {
    await bank.agreed();
    expect(await bank.charge(over)).toBe('refused');
    bank.goTo('2026-12-10T12:00');
    await bank.deps.jobs.drain();
    expect(await bank.statusOf('C1')).toEqual([]);
  });

  it('is refused in the evening before, while it is held back, and after the end', async () => {
    const { session } = await bank.agreed();
    bank.goTo('2026-11-21T21:00');
    expect(await bank.charge()).toBe('refused');
    await bank.gateways.sandboxBank.play(session, 'pause', 'upi');
    expect(await bank.charge({ day: '2026-11-24' })).toBe('refused');
    await bank.gateways.sandboxBank.play(session, 'end', 'upi');
    expect(await bank.charge({ day: '2026-11-24' })).toBe('refused');
  });

  it('fails when the bank was told to say no, and only that one', async () => {
    const { session } = await bank.agreed();
    await bank.charge();
    await bank.charge({ id: 'C2', day: '2026-11-23' });
    const shown = await bank.gateways.sandboxBank.play(session, 'refuse', 'upi');
    expect(shown).toMatchObject({ refuses_next: true, waiting: [{ id: 'C1' }, { id: 'C2' }] });
    bank.goTo('2026-11-22T08:00');
    await bank.deps.jobs.drain();
    bank.goTo('2026-11-23T08:00');
    await bank.deps.jobs.drain();
    expect(await bank.statusOf('C1')).toMatchObject([{ outcome: 'failed', failure: expect.any(String) }]);
    expect(await bank.statusOf('C2')).toMatchObject([{ outcome: 'success' }]);
  });

  it('fails when its mandate is over by then', async () => {
    const mandate = await bank.agreed();
    await bank.charge();
    await bank.mandates.end(mandate);
    bank.goTo('2026-11-22T08:00');
    await bank.deps.jobs.drain();
    expect(await bank.statusOf('C1')).toMatchObject([{ outcome: 'failed' }]);
  });

  it('can be taken back until its day, and then is never taken', async () => {
    await bank.agreed();
    await bank.charge();
    await bank.charge({ id: 'C2' });
    const revoke = (id: string) => bank.mandates.revoke({ id, mandateId: 'M1' });
    expect([await revoke('C1'), await revoke('C1'), await revoke('C9')]).toEqual(Array(3).fill('revoked'));
    expect(await bank.charge()).toBe('refused');
    bank.goTo('2026-11-22T08:00');
    await bank.deps.jobs.drain();
    expect(await bank.statusOf('C1')).toEqual([]);
    expect(await revoke('C2')).toBe('tooLate');
  });

  it('is either taken back or taken when both happen at once', async () => {
    await bank.agreed();
    const ids = Array.from({ length: 6 }, (_, n) => `C${n}`);
    for (const id of ids) await bank.charge({ id });
    bank.goTo('2026-11-22T07:00');
    const [revoked] = await Promise.all([
      Promise.all(ids.map((id) => bank.mandates.revoke({ id, mandateId: 'M1' }))),
      bank.deps.jobs.drain(),
    ]);
    await bank.deps.jobs.drain();
    const taken = await Promise.all(ids.map(async (id) => (await bank.statusOf(id)).length));
    expect(taken).toEqual(revoked.map((state) => (state === 'tooLate' ? 1 : 0)));
  });

  it('goes back as every payment does, and never more than it was', async () => {
    await bank.agreed();
    await bank.charge();
    bank.goTo('2026-11-22T08:00');
    await bank.deps.jobs.drain();
    const [paid] = await bank.statusOf('C1');
    const order = { orderId: 'C1', session: chargeSession('M1'), paymentId: paid?.paymentId ?? '' };
    const give = (refundId: string, amount: number) =>
      bank.mandates.payments.refund({ ...order, refundId, amount });
    expect(await give('R1', 40_000)).toBe('refunded');
    expect(await give('R1', 40_000)).toBe('refunded');
    expect(await give('R2', 10_000)).toBe('refused');
    const charge = { id: 'C1', session: order.session };
    const during = { from: new Date(0), to: bank.deps.clock.now() };
    expect(await bank.mandates.payments.refunds(charge)).toMatchObject([{ refundId: 'R1', amount: 40_000 }]);
    expect(await bank.mandates.payments.disputes(charge)).toEqual([]);
    expect(await bank.mandates.payments.settlements(during)).toEqual([]);
  });

  it('is told again to a shop that did not take the word', async () => {
    await bank.agreed();
    await bank.deps.jobs.drain();
    bank.webhooks = [];
    bank.answers = 503;
    await bank.charge();
    bank.goTo('2026-11-22T08:00');
    await bank.deps.jobs.drain();
    expect(bank.webhooks).toEqual([]);
    bank.answers = 200;
    bank.goTo('2026-11-22T09:00');
    await bank.deps.jobs.drain();
    expect(bank.webhooks).toEqual([{ kind: 'ask', orderId: 'C1' }]);
  });
});

it('opens no payments of its own, and hears no webhooks', async () => {
  const { payments } = bank.mandates;
  const order = { id: 'C1', amount: 1, currency: 'INR', buyer: mandateInput('C1').buyer };
  await expect(payments.open(order)).rejects.toThrow(GatewaySilent);
  expect(payments.verifyWebhook(Buffer.from('{}'), {})).toBeNull();
  expect(await payments.checkout({ id: 'C1', session: chargeSession('M1') }, null)).toEqual({
    kind: 'redirect',
    url: '/cashfree?id=C1&back=1',
  });
});

it('takes nothing beside a gateway outside, also where it was agreed to before', async () => {
  const { session } = await bank.agreed();
  await bank.charge();
  const payments = {
    provider: 'cashfree' as const,
    url: 'http://127.0.0.1:1',
    scriptUrl: 'http://127.0.0.1:1/script.js',
    clientId: 'id',
    clientSecret: 'secret',
    apiVersion: '2025-01-01',
    mode: 'sandbox' as const,
    timeoutMs: 1_000,
    seamless: false,
    subscriptions: false,
  };
  const config = { ...bank.deps.config, providers: { ...bank.deps.config.providers, payments } };
  const later = await testDeps({ database: bank.deps.database, clock: bank.deps.clock, config });
  const beside = createPaymentGateways({ ...later, webhookBase: () => '' });
  bank.goTo('2026-11-22T08:00');
  await later.jobs.drain();
  await later.jobs.stop();
  const former = beside.mandates.named('sandboxMandates');
  expect(await former?.payments.status({ id: 'C1', session: chargeSession('M1') })).toEqual([]);
  expect(await former?.charge({ id: 'C2', mandateId: 'M1', amount: 1, day: '2026-11-24' })).toBe('refused');
  await expect(former?.propose(mandateInput('M2'))).rejects.toThrow(GatewaySilent);
  expect(beside.mandates.current).toBeNull();
  expect(await beside.sandboxBank.mandate(session)).toBeNull();
  expect(await beside.sandboxBank.pageOf('M1')).toBeNull();
  // It can still be ended, so that we hold nothing for open that is not.
  await former?.end({ id: 'M1', session });
  expect(await former?.seen({ id: 'M1', session })).toMatchObject({ state: 'ended', why: 'byUs' });
});
