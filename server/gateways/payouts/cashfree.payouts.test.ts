import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  type CashfreePayouts,
  payoutKeys,
  startCashfreePayouts,
} from '../../../tests/simulators/cashfree/cashfree-payouts';
import { fixedClock } from '../../platform/clock/clock';
import { createCashfreePayouts } from './cashfree.payouts';
import { PayoutsSilent, type Transfer } from './payouts.gateway';

let cashfree: CashfreePayouts;
const clock = fixedClock();
const gateway = (change: object = {}) =>
  createCashfreePayouts({
    clock,
    config: {
      provider: 'cashfree',
      url: cashfree.url,
      ...payoutKeys,
      apiVersion: '2024-01-01',
      publicKey: null,
      timeoutMs: 1_000,
      ...change,
    },
  });
const bank = (accountNumber: string, ifsc: string): Transfer => ({
  id: 'transfer1',
  amount: 123_456,
  to: { kind: 'bank', holder: 'MEERA D’COSTA', accountNumber, ifsc },
  remarks: 'Haat transfer1',
});
const good = bank('026291800001191', 'YESB0000262');

beforeEach(async () => {
  cashfree = await startCashfreePayouts();
});
afterEach(() => cashfree.close());

it('hands a transfer over in rupees, with a name a bank takes', async () => {
  expect(await gateway().send(good)).toEqual({ state: 'pending', reason: null, reference: null });
  expect(cashfree.transfers.get('transfer1')).toMatchObject({
    transfer_amount: 1234.56,
    transfer_mode: 'banktransfer',
    beneficiary_details: {
      beneficiary_name: 'MEERA D COSTA',
      beneficiary_instrument_details: { bank_account_number: '026291800001191', bank_ifsc: 'YESB0000262' },
    },
  });
  expect(await gateway().status('transfer1')).toMatchObject({ state: 'paid', reference: expect.any(String) });
});

it('sends to a UPI address as such', async () => {
  await gateway().send({ ...good, to: { kind: 'upi', holder: 'Meera', vpa: 'success@upi' } });
  expect(cashfree.transfers.get('transfer1')).toMatchObject({ transfer_mode: 'upi' });
});

it('answers the transfer it has when the same id comes again', async () => {
  await gateway().send(good);
  expect((await gateway().send(good)).state).toBe('paid');
  expect(cashfree.transfers.size).toBe(1);
  expect(cashfree.requests).toEqual([
    'POST /payout/transfers',
    'POST /payout/transfers',
    'GET /payout/transfers?transfer_id=transfer1',
  ]);
});

it.each([
  ['an IFSC that is none', bank('2640101002729', 'CNRR0002640'), 'rejected', 'invalid_ifsc_fail'],
  ['an account that is none', bank('026291800001190', 'YESB0000262'), 'failed', 'invalid_account_fail'],
])('says why %s does not get its money', async (_what, transfer, state, reason) => {
  const first = await gateway().send(transfer);
  const status = first.state === 'pending' ? await gateway().status(transfer.id) : first;
  expect(status).toMatchObject({ state, reason });
});

it('is told of money that came back after it had arrived', async () => {
  await gateway().send(bank('02014457596969', 'CITI0000001'));
  expect((await gateway().status('transfer1'))?.state).toBe('paid');
  expect(await gateway().status('transfer1')).toMatchObject({
    state: 'reversed',
    reason: 'bene_bank_declined',
  });
});

it('takes a refusal of what was asked for the last word', async () => {
  expect(await gateway().send({ ...good, amount: 50 })).toMatchObject({
    state: 'rejected',
    reason: 'transfer_amount_invalid',
  });
});

it('knows nothing of a transfer that was never made', async () => {
  expect(await gateway().status('nobody')).toBeNull();
});

it.each([
  ['down', 'not_reached', undefined],
  ['silent', 'no_answer_in_time', undefined],
  ['serverError', 'status_500_internal_error', undefined],
  ['nonsense', 'status_200_without_words', undefined],
  ['tooMany', 'too_many_requests', 2_000],
  ['notListed', 'not_let_in', undefined],
] as const)('does not know how it stands when Cashfree is %s', async (kind, reason, retryAfterMs) => {
  cashfree.trouble(kind);
  const silence = { name: 'PayoutsSilent', reason, retryAfterMs };
  await expect(gateway().send(good)).rejects.toMatchObject(silence);
  await expect(gateway().status('transfer1')).rejects.toMatchObject(silence);
});

it('finds again what was taken when the answer got lost', async () => {
  cashfree.trouble('lost');
  await expect(gateway().send(good)).rejects.toBeInstanceOf(PayoutsSilent);
  cashfree.trouble(null);
  expect((await gateway().send(good)).state).toBe('paid');
  expect(cashfree.transfers.size).toBe(1);
});

it('signs each call where a public key is configured', async () => {
  await gateway({ publicKey: cashfree.publicKey }).status('nobody');
  expect(cashfree.secondFactor()).toBe(`${payoutKeys.clientId}.${clock.now().getTime() / 1_000}`);
});

it('takes the word of a webhook that Cashfree signed, and only what it is about', async () => {
  await gateway().send(good);
  await cashfree.decide('transfer1', 'SUCCESS', 'COMPLETED');
  const { body, headers } = cashfree.webhooks[0] as never as {
    body: string;
    headers: Record<string, string>;
  };
  const bytes = Buffer.from(body);
  expect(gateway().verifyWebhook(bytes, headers)).toEqual({ kind: 'ask', transferId: 'transfer1' });
  expect(gateway({ clientSecret: 'other' }).verifyWebhook(bytes, headers)).toBeNull();
  expect(gateway().verifyWebhook(Buffer.from(`${body} `), headers)).toBeNull();
});
