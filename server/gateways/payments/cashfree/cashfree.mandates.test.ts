import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Cashfree, startCashfree } from '../../../../tests/simulators/cashfree/cashfree';
import type { SubscriptionStatus } from '../../../../tests/simulators/cashfree/cashfree.subscriptions.book';
import type { MandateGateway } from '../mandates.gateway';
import { mandateIn } from './cashfree.mandate-states';
import { wordIn } from './cashfree.notice';
import { atCashfree, mandate, mandateInput, mandatesAt, troubles } from './cashfree.testing';

let cashfree: Cashfree;
let gateway: MandateGateway;
const known = () => cashfree.subscriptions.book.subscription(mandateInput.id);
const event = () => wordIn(Buffer.from(cashfree.webhooks.at(-1)?.body ?? ''));

beforeEach(async () => {
  cashfree = await startCashfree();
  cashfree.subscriptions.clock(atCashfree);
  gateway = mandatesAt(cashfree);
});
afterEach(() => cashfree.close());

describe('a proposal', () => {
  it('is opened with exact rupees and letters that every bank can print, and once for its id', async () => {
    const { session } = await gateway.propose(mandateInput);
    expect(session).toMatch(/^sub_session_/);
    expect(await gateway.propose(mandateInput)).toEqual({ session });
    expect(cashfree.subscriptions.book.all()).toMatchObject([
      {
        subscription_id: mandateInput.id,
        customer_details: { customer_phone: '9876543210', customer_email: 'no-reply@haat.example' },
        plan_details: { plan_name: 'Diary monthly', plan_type: 'ON_DEMAND', plan_max_amount: 499.5 },
        authorization_details: { authorization_amount: 499.5, authorization_amount_refund: false },
        subscription_meta: { return_url: `https://haat.example/cashfree/back?id=${mandateInput.id}` },
      },
    ]);
  });

  it('without an order leads back to its own page, and gives back what proved the account', async () => {
    const first = { amount: 100, isKept: false };
    await gateway.propose({
      ...mandateInput,
      title: 'मासिक',
      first,
      buyer: { ...mandateInput.buyer, email: 'asha@haat.example' },
    });
    expect(known()).toMatchObject({
      customer_details: { customer_email: 'asha@haat.example' },
      plan_details: { plan_name: 'Subscription' },
      authorization_details: { authorization_amount: 1, authorization_amount_refund: true },
      subscription_meta: { return_url: `https://haat.example/autopay/back?id=${mandateInput.id}` },
    });
    await cashfree.subscriptions.approve(mandateInput.id);
    expect(cashfree.subscriptions.book.refunds()).toMatchObject([{ refund_amount: 1 }]);
  });

  it('is opened where only requests know our address', async () => {
    await mandatesAt(cashfree, null).propose(mandateInput);
    expect(known()).toMatchObject({ subscription_meta: {} });
  });

  it('is found again when Cashfree took it and the answer got lost', async () => {
    cashfree.trouble('lost');
    await expect(gateway.propose(mandateInput)).rejects.toMatchObject({ name: 'GatewaySilent' });
    cashfree.trouble(null);
    expect(await gateway.propose(mandateInput)).toEqual({ session: known()?.subscription_session_id });
  });

  it.each(troubles)('is not opened while Cashfree is %s', async (trouble, reason) => {
    cashfree.trouble(trouble);
    await expect(gateway.propose(mandateInput)).rejects.toMatchObject({ name: 'GatewaySilent', reason });
  });

  it('that Cashfree does not take is nobody’s session', async () => {
    const refused = gateway.propose({ ...mandateInput, most: 0 });
    await expect(refused).rejects.toMatchObject({ reason: expect.stringMatching(/^status_400_plan/) });
  });

  it('is approved on Cashfree’s page, by its script', async () => {
    const { session } = await gateway.propose(mandateInput);
    expect(gateway.approval({ id: mandateInput.id, session })).toEqual({
      kind: 'script',
      script: cashfree.scriptUrl,
      mode: 'sandbox',
      about: 'mandate',
      session,
      upi: null,
    });
    expect(await gateway.payments.checkout({ id: mandateInput.id, session }, 'phone')).toMatchObject({
      about: 'mandate',
    });
  });
});

describe('how a mandate stands', () => {
  beforeEach(() => gateway.propose(mandateInput) as Promise<never>);

  it('is asked for, whatever a webhook says', async () => {
    expect(await gateway.seen(mandate)).toEqual({ state: 'proposed', why: null, method: null });
    await cashfree.subscriptions.approve(mandateInput.id, 'PENDING');
    expect(await gateway.seen(mandate)).toEqual({ state: 'proposed', why: null, method: 'upi' });
    await cashfree.subscriptions.decideApproval(mandateInput.id, 'SUCCESS');
    expect(await gateway.seen(mandate)).toEqual({ state: 'active', why: null, method: 'upi' });
    expect(event()).toEqual({ kind: 'mandate', mandateId: mandateInput.id });
  });

  it.each<[SubscriptionStatus, string, string | null]>([
    ['ON_HOLD', 'paused', null],
    ['PAUSED', 'paused', null],
    ['CUSTOMER_PAUSED', 'paused', null],
    ['CUSTOMER_CANCELLED', 'ended', 'byBuyer'],
    ['CANCELLED', 'ended', 'byUs'],
    ['COMPLETED', 'ended', 'over'],
    ['EXPIRED', 'ended', 'over'],
    ['CARD_EXPIRED', 'ended', 'over'],
    ['LINK_EXPIRED', 'ended', 'lapsed'],
  ])('with %s is %s', async (status, state, why) => {
    await cashfree.subscriptions.become(mandateInput.id, status);
    expect(await gateway.seen(mandate)).toMatchObject({ state, why });
  });

  it('is refused where it is over before the bank agreed, and lapsed where there is none', async () => {
    await cashfree.subscriptions.approve(mandateInput.id, 'FAILED');
    await cashfree.subscriptions.become(mandateInput.id, 'CANCELLED');
    expect(await gateway.seen(mandate)).toMatchObject({ state: 'ended', why: 'refused' });
    expect(await gateway.seen({ ...mandate, id: 'unheardOf1234' })).toMatchObject({
      state: 'ended',
      why: 'lapsed',
    });
  });

  it('is not guessed from words that nobody knows', () => {
    expect(() => mandateIn({ subscription_status: 'DREAMING' })).toThrow('not_understood');
    expect(() => mandateIn(null)).toThrow('not_understood');
    const approval = { authorization_status: 'SUCCESS', payment_group: 'credit_card' };
    const read = mandateIn({ subscription_status: 'ACTIVE', authorisation_details: approval });
    expect(read).toEqual({ state: 'active', why: null, method: 'card' });
  });

  it.each(troubles)('is not known while Cashfree is %s', async (trouble, reason) => {
    cashfree.trouble(trouble);
    await expect(gateway.seen(mandate)).rejects.toMatchObject({ name: 'GatewaySilent', reason });
  });
});

describe('the end', () => {
  beforeEach(() => gateway.propose(mandateInput) as Promise<never>);

  it('is told once or twice, and is fine where it came already', async () => {
    await cashfree.subscriptions.approve(mandateInput.id);
    await gateway.end(mandate);
    await gateway.end(mandate);
    expect(known()).toMatchObject({ subscription_status: 'CANCELLED' });
    await gateway.end({ ...mandate, id: 'unheardOf1234' });
  });

  it('is told again when the answer got lost', async () => {
    cashfree.trouble('lost');
    await expect(gateway.end(mandate)).rejects.toMatchObject({ name: 'GatewaySilent' });
    cashfree.trouble(null);
    await gateway.end(mandate);
    expect(known()).toMatchObject({ subscription_status: 'CANCELLED' });
  });
});
