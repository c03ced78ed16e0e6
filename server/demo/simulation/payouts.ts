// How the creator gets their money: who they are, their accounts, and a withdrawal for each way in which one can end.
import type { Payout, PayoutAccount, Wallet } from '@haat/openapi';
import { creator } from '../shop/items';
import type { DemoContext } from './context';
import { daysAfter, type Scheduler } from './scheduler';

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
  { daysAgo: 81.7, share: 0.9, to: 'paid' },
  { daysAgo: 71.2, share: 0.5, to: 'failed' },
  { daysAgo: 69.9, share: 0.8, to: 'paid' },
  { daysAgo: 58.3, share: 0.7, to: 'rejected' },
  { daysAgo: 57.1, share: 0.9, to: 'paid' },
  { daysAgo: 45.8, share: 0.6, to: 'reversed' },
  { daysAgo: 40.4, share: 0.9, to: 'paid' },
  { daysAgo: 26.2, share: 0.85, to: 'paid' },
  { daysAgo: 11.7, share: 0.85, to: 'paid' },
  { daysAgo: 1.2, share: 0.4, to: 'sent' },
];

interface PayoutRunner {
  /** Proves who the creator is, adds the accounts and plans the withdrawals. */
  setUp(): Promise<void>;
  /** Asks for a last withdrawal that nobody has sent yet. */
  close(): Promise<void>;
}

export function createPayoutRunner(demo: DemoContext, scheduler: Scheduler): PayoutRunner {
  const { call, now } = demo;
  const ids = new Map<Course, string>();
  let requestCount = 0;

  async function addAccount(course: Course): Promise<void> {
    const body = { ...accounts[course], otp: await demo.stepUpCode() };
    const { id } = await call<PayoutAccount>('POST', '/api/payout-accounts', { token: demo.token, body });
    ids.set(course, id);
    await demo.runJobs();
  }

  async function withdraw(share: number, to: Course): Promise<Payout> {
    const { token } = demo;
    const { available } = await call<Wallet>('GET', '/api/wallet', { token });
    requestCount += 1;
    const headers = { 'idempotency-key': `demo-payout-${requestCount}` };
    const amount = Math.floor((available * share) / 10_000) * 10_000;
    return call('POST', '/api/payouts', { token, headers, body: { amount, accountId: ids.get(to) } });
  }

  /** The account is gone before the bank is told, so the money comes back. */
  async function withdrawTooLate(share: number): Promise<void> {
    const { token } = demo;
    const code = await demo.stepUpCode();
    await withdraw(share, 'rejected');
    const headers = { 'step-up-code': code };
    await call('DELETE', `/api/payout-accounts/${ids.get('rejected')}`, { token, headers });
    await demo.runJobs();
  }

  return {
    async setUp() {
      const pan = { pan: 'ABCPK5127L', name: creator.name };
      await call('POST', '/api/kyc/pan', { token: demo.token, body: pan });
      await demo.runJobs();
      for (const course of Object.keys(accounts) as Course[]) await addAccount(course);
      for (const { daysAgo, share, to } of withdrawals)
        scheduler.plan(daysAfter(now, -daysAgo), async () => {
          if (to === 'rejected') return withdrawTooLate(share);
          await withdraw(share, to);
          await demo.runJobs();
        });
    },
    async close() {
      await withdraw(0.5, 'paid');
    },
  };
}
