import type { Clock } from '../../platform/clock/clock';
import type { Database } from '../../platform/database/database';
import type { PayoutGateway, TransferEvent, TransferState, TransferTarget } from './payouts.gateway';
import { findTransfer, recordTransfer } from './sandbox.payouts.repository';
import type { SandboxPayoutTable } from './sandbox-payout.tables';

type Course = SandboxPayoutTable['course'];

/** Cashfree's test accounts behave here as there; every other account is paid. */
const courses: Record<string, Course> = {
  '2640101002729/CNRR0002640': 'rejected',
  '026291800001190/YESB0000262': 'failed',
  '007711000031/HDFC0000077': 'silent',
  '00224412311300/YESB0000001': 'slow',
  '7766666351000/YESB0000001': 'later',
  '02014457596969/CITI0000001': 'reversed',
};

const minute = 60_000;

/** How a transfer stands after so many ms: the steps of its course with their times, the last that has come. */
const steps: Record<Course, readonly (readonly [after: number, state: TransferState, reason?: string])[]> = {
  paid: [
    [0, 'pending'],
    [10_000, 'paid'],
  ],
  slow: [
    [0, 'pending'],
    [30 * minute, 'paid'],
  ],
  silent: [[0, 'pending']],
  rejected: [[0, 'rejected', 'invalid_ifsc_fail']],
  failed: [
    [0, 'pending'],
    [10_000, 'failed', 'invalid_account_fail'],
  ],
  later: [
    [0, 'pending'],
    [30 * minute, 'failed', 'bene_bank_declined'],
  ],
  reversed: [
    [0, 'pending'],
    [10_000, 'paid'],
    [60 * minute, 'reversed', 'bene_bank_declined'],
  ],
};

function courseOf(to: TransferTarget): Course {
  if (to.kind === 'upi') return /fail|invalid/i.test(to.vpa) ? 'failed' : 'paid';
  return courses[`${to.accountNumber}/${to.ifsc}`] ?? 'paid';
}

/** The built-in bank: pays within seconds, trips where Cashfree's test accounts do, and moves no money. It keeps no account's number. */
export function createSandboxPayouts({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): PayoutGateway {
  async function status(id: string): Promise<TransferEvent | null> {
    const transfer = await findTransfer(database.db, id);
    if (!transfer) return null;
    const age = clock.now().getTime() - transfer.at.getTime();
    const [, state, reason = null] = steps[transfer.course].findLast(([after]) => age >= after) ?? [
      0,
      'pending' as const,
    ];
    return { state, reason, reference: state === 'paid' || state === 'reversed' ? `SBX${id}` : null };
  }

  return {
    provider: 'sandbox',
    status,
    async send({ id, amount, to }) {
      const course = courseOf(to);
      await recordTransfer(database.db, { transfer_id: id, amount, course, at: clock.now() });
      return (await status(id)) ?? { state: 'pending', reason: null, reference: null };
    },
    // It sends no webhooks: the status has to be looked up.
    verifyWebhook: () => null,
  };
}
