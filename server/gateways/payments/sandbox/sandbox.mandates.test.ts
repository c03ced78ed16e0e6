import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewaySilent } from '../payments.gateway';
import { mandateInput, openTestBank, type TestBank } from './testing/bank';

let bank: TestBank;
beforeAll(async () => {
  bank = await openTestBank();
});
beforeEach(() => bank.begin());
afterAll(() => bank.close());

describe('a mandate', () => {
  it('is the same when it is proposed twice, and is approved on a page of ours', async () => {
    const first = await bank.mandates.propose(mandateInput('M1'));
    expect(await bank.mandates.propose(mandateInput('M1'))).toEqual(first);
    const { url } = bank.mandates.approval({ id: 'M1', ...first }) as { url: string };
    expect(url).toBe(`/sandbox/mandates/${first.session}`);
    expect(await bank.mandates.seen({ id: 'M1', ...first })).toEqual({
      state: 'proposed',
      why: null,
      method: null,
    });
  });

  it('begins with the payment of its order, once, and says so', async () => {
    const mandate = await bank.agreed();
    await bank.gateways.sandboxBank.play(mandate.session, 'agree', 'card');
    await bank.gateways.sandboxBank.play(mandate.session, 'decline', 'card');
    await bank.deps.jobs.drain();
    expect(await bank.mandates.seen(mandate)).toEqual({ state: 'active', why: null, method: 'upi' });
    expect(await bank.statusOf('M1', mandate.session)).toMatchObject([
      { provider: 'sandboxMandates', orderId: 'M1', outcome: 'success', amount: 49_900, method: 'upi' },
    ]);
    expect(bank.webhooks).toEqual([
      { kind: 'ask', orderId: 'M1' },
      { kind: 'mandate', mandateId: 'M1' },
    ]);
  });

  it('lets the payment of its order be tried again after a no', async () => {
    const { session } = await bank.mandates.propose(mandateInput('M1'));
    await bank.gateways.sandboxBank.play(session, 'decline', 'upi');
    expect(await bank.statusOf('M1', session)).toMatchObject([{ outcome: 'failed' }]);
    await bank.gateways.sandboxBank.play(session, 'leave', 'upi');
    expect(await bank.statusOf('M1', session)).toMatchObject([{ outcome: 'dropped' }]);
    await bank.gateways.sandboxBank.play(session, 'agree', 'upi');
    expect(await bank.statusOf('M1', session)).toMatchObject([{ outcome: 'success' }]);
  });

  it('is paid for once when its buyer presses everything at once', async () => {
    const { session } = await bank.mandates.propose(mandateInput('M1'));
    const acts = ['agree', 'decline', 'agree', 'leave', 'agree'] as const;
    await Promise.all(acts.map((act) => bank.gateways.sandboxBank.play(session, act, 'upi')));
    await bank.deps.jobs.drain();
    expect(await bank.statusOf('M1', session)).toMatchObject([{ outcome: 'success', amount: 49_900 }]);
    expect(bank.webhooks.filter((webhook) => (webhook as { kind: string }).kind === 'mandate')).toHaveLength(
      1,
    );
  });

  it('takes nothing with an approval that only proves the account, and is over after a no', async () => {
    const proof = { amount: 100, isKept: false };
    const mandate = await bank.agreed('M1', proof);
    expect(await bank.statusOf('M1', mandate.session)).toEqual([]);
    const { session } = await bank.mandates.propose(mandateInput('M2', proof));
    await bank.gateways.sandboxBank.play(session, 'decline', 'upi');
    expect(await bank.mandates.seen({ id: 'M2', session })).toMatchObject({ state: 'ended', why: 'refused' });
  });

  it('is held back, taken up again and ended in the app of the bank', async () => {
    const mandate = await bank.agreed();
    const play = async (act: 'pause' | 'resume' | 'end') => {
      await bank.gateways.sandboxBank.play(mandate.session, act, 'upi');
      return bank.mandates.seen(mandate);
    };
    expect(await play('pause')).toMatchObject({ state: 'paused', why: null });
    expect(await play('resume')).toMatchObject({ state: 'active', why: null });
    expect(await play('end')).toMatchObject({ state: 'ended', why: 'byBuyer' });
    expect(await play('resume')).toMatchObject({ state: 'ended', why: 'byBuyer' });
  });

  it('ends once, whoever asks and however often', async () => {
    const mandate = await bank.agreed();
    await bank.mandates.end(mandate);
    await bank.mandates.end(mandate);
    await bank.mandates.end({ id: 'nobody', session: '' });
    expect(await bank.mandates.seen(mandate)).toMatchObject({ state: 'ended', why: 'byUs' });
  });

  it('opens to nobody whose session we did not sign', async () => {
    const { session } = await bank.agreed();
    expect(await bank.gateways.sandboxBank.mandate(session.replace('M1', 'M2'))).toBeNull();
    expect(await bank.gateways.sandboxBank.play('M1.x', 'end', 'upi')).toBeNull();
    await expect(bank.mandates.seen({ id: 'M2', session })).rejects.toThrow(GatewaySilent);
  });
});
