// A creator's withdrawals and documents, for stories.
import type { Kyc, Payout, PayoutAccount, PayoutDetail, PayoutSettings, Payouts } from '@haat/openapi';
import { now } from './samples';

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const account = (id: string, changes: Partial<PayoutAccount>): PayoutAccount => ({
  id,
  kind: 'bank',
  status: 'verified',
  shown: 'HDFC Bank ••4821',
  holder: 'MEERA S KULKARNI',
  reason: null,
  addedAt: minutesAgo(40_000),
  usableAt: minutesAgo(38_000),
  ...changes,
});

export const accounts = {
  bank: account('Account1111111', {}),
  upi: account('Account2222222', { kind: 'upi', shown: 'me••@okhdfcbank' }),
  fresh: account('Account3333333', {
    shown: 'State Bank of India ••0917',
    usableAt: new Date(now.getTime() + 20 * 3_600_000).toISOString(),
  }),
};

export const kycWith = (...list: PayoutAccount[]): Kyc => ({
  status: list.length > 0 ? 'complete' : 'none',
  isComplete: list.length > 0,
  pan:
    list.length > 0
      ? {
          shown: 'A••••1234•',
          name: 'Meera Kulkarni',
          registeredName: 'MEERA S KULKARNI',
          taxedAs: 'person',
          givenAt: minutesAgo(41_000),
          reason: null,
        }
      : null,
  accounts: list,
  triesLeft: 5,
  coolingHours: 24,
});

const payout = (id: string, changes: Partial<Payout>): Payout => ({
  id,
  at: minutesAgo(6_000),
  status: 'paid',
  amount: 25_000_00,
  account: { id: accounts.bank.id, kind: 'bank', shown: accounts.bank.shown },
  origin: 'asked',
  reference: 'HDFCR52026112100',
  reason: null,
  paidAt: minutesAgo(5_990),
  ...changes,
});

export const payouts = {
  sent: payout('Payout11111111', {
    at: minutesAgo(14),
    status: 'sent',
    amount: 12_000_00,
    reference: null,
    paidAt: null,
  }),
  paid: payout('Payout22222222', {}),
  daily: payout('Payout33333333', { origin: 'daily', amount: 6_871_40, at: minutesAgo(7_440) }),
  failed: payout('Payout44444444', {
    status: 'failed',
    at: minutesAgo(9_000),
    reference: null,
    paidAt: null,
    reason:
      'The bank could not find this account number. Check it, add the account again and withdraw again.',
  }),
};

export const somePayouts: Payouts = {
  items: [payouts.sent, payouts.paid, payouts.daily, payouts.failed],
  next: null,
};

export const payoutSettings: PayoutSettings = {
  now: now.toISOString(),
  least: 10_000,
  daily: false,
  accountId: null,
  nextAt: null,
};

const requested = (at: string) => ({
  at,
  event: 'payout.requested',
  text: 'Withdrawal requested',
});

export const details: Record<'sent' | 'failed', PayoutDetail> = {
  sent: {
    payout: payouts.sent,
    timeline: [
      requested(payouts.sent.at),
      { at: minutesAgo(13), event: 'gateway.took', text: 'Sent to the bank' },
    ],
  },
  failed: {
    payout: payouts.failed,
    timeline: [
      requested(payouts.failed.at),
      { at: minutesAgo(8_999), event: 'gateway.took', text: 'Sent to the bank' },
      {
        at: minutesAgo(8_990),
        event: 'gateway.failed',
        text: 'The bank could not complete it. The money is back in your wallet',
      },
    ],
  },
};
