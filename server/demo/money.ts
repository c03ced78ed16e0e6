// How the creator gets their money: who they are, their accounts, and a withdrawal for each way in which one can end.
import type { Payout, PayoutAccount, Wallet } from '@haat/openapi';
import { type Agenda, daysAfter } from './agenda';
import { creator } from './shop';
import type { Stage } from './stage';

/** Accounts at which the built-in bank behaves so; see docs/kyc.md. */
const accounts = {
  paid: { kind: 'bank', accountNumber: '50100456712347', ifsc: 'HDFC0000123' },
  failed: { kind: 'bank', accountNumber: '7766666351000', ifsc: 'YESB0000001' },
  reversed: { kind: 'bank', accountNumber: '02014457596969', ifsc: 'CITI0000001' },
  sent: { kind: 'bank', accountNumber: '007711000031', ifsc: 'HDFC0000077' },
  /** Taken away before the money left. */
  rejected: { kind: 'upi', vpa: 'meera.kulkarni@okaxis' },
} as const;

type Course = keyof typeof accounts;

/** So many days before the end, what share of the available money goes where. */
const withdrawals: readonly { daysAgo: number; share: number; to: Course }[] = [
  { daysAgo: 82, share: 0.9, to: 'paid' },
  { daysAgo: 71, share: 0.5, to: 'failed' },
  { daysAgo: 70, share: 0.8, to: 'paid' },
  { daysAgo: 58, share: 0.7, to: 'rejected' },
  { daysAgo: 57, share: 0.9, to: 'paid' },
  { daysAgo: 46, share: 0.6, to: 'reversed' },
  { daysAgo: 40, share: 0.9, to: 'paid' },
  { daysAgo: 26, share: 0.85, to: 'paid' },
  { daysAgo: 12, share: 0.85, to: 'paid' },
  { daysAgo: 1.2, share: 0.4, to: 'sent' },
];

interface Money {
  /** Proves who the creator is, adds the accounts and plans the withdrawals. */
  setUp(): Promise<void>;
  /** Asks for a last withdrawal that nobody has sent yet. */
  close(): Promise<void>;
}

export function createMoney(stage: Stage, agenda: Agenda): Money {
  const { call, now } = stage;
  const ids = new Map<Course, string>();
  let asked = 0;

  async function addAccount(course: Course): Promise<void> {
    const body = { ...accounts[course], otp: await stage.stepUpCode() };
    const { id } = await call<PayoutAccount>('POST', '/api/payout-accounts', { token: stage.token, body });
    ids.set(course, id);
    await stage.runJobs();
  }

  async function withdraw(share: number, to: Course): Promise<Payout> {
    const { token } = stage;
    const { available } = await call<Wallet>('GET', '/api/wallet', { token });
    asked += 1;
    const headers = { 'idempotency-key': `demo-payout-${asked}` };
    const amount = Math.floor((available * share) / 10_000) * 10_000;
    return call('POST', '/api/payouts', { token, headers, body: { amount, accountId: ids.get(to) } });
  }

  /** The account is gone before the bank is told, so the money comes back. */
  async function withdrawTooLate(share: number): Promise<void> {
    const { token } = stage;
    const code = await stage.stepUpCode();
    await withdraw(share, 'rejected');
    const headers = { 'step-up-code': code };
    await call('DELETE', `/api/payout-accounts/${ids.get('rejected')}`, { token, headers });
    await stage.runJobs();
  }

  return {
    async setUp() {
      const pan = { pan: 'ABCPK5127L', name: creator.name };
      await call('POST', '/api/kyc/pan', { token: stage.token, body: pan });
      await stage.runJobs();
      for (const course of Object.keys(accounts) as Course[]) await addAccount(course);
      for (const { daysAgo, share, to } of withdrawals)
        agenda.plan(daysAfter(now, -daysAgo), async () => {
          if (to === 'rejected') return withdrawTooLate(share);
          await withdraw(share, to);
          await stage.runJobs();
        });
    },
    async close() {
      await withdraw(0.5, 'paid');
    },
  };
}
