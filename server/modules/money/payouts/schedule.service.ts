import type { PayoutSettings } from '@haat/openapi';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, Refusal } from '../../../platform/http/errors';
import type { PayoutDependencies } from './payout.dependencies';
import { nextMorning } from './payout.rules';
import type { RequestPayout } from './request.service';
import {
  dropSchedule,
  endSchedule,
  findDueSchedules,
  findSchedule,
  keepSchedule,
  moveSchedule,
} from './schedule.repository';

export interface Schedules {
  settings(sellerId: string): Promise<PayoutSettings>;
  /**
   * Has everything above the least sent to an account every morning, or no longer.
   * @throws Refusal 404 (not this seller's account), 409 `kyc_needed`
   */
  choose(sellerId: string, input: { daily: boolean; accountId?: string | null }): Promise<PayoutSettings>;
  /** Makes the payouts of the mornings that have come. */
  runDue(): Promise<void>;
}

type ScheduleDeps = Pick<Deps, 'config' | 'database' | 'clock' | 'log'>;
const most = 100;

export function createSchedules(
  deps: ScheduleDeps,
  { kyc }: PayoutDependencies,
  request: RequestPayout,
): Schedules {
  const { config, database, clock, log } = deps;

  async function settings(sellerId: string): Promise<PayoutSettings> {
    const schedule = await findSchedule(database.db, sellerId);
    return {
      now: clock.now().toISOString(),
      least: config.payoutLeast,
      daily: schedule !== undefined,
      accountId: schedule?.account_id ?? null,
      nextAt: schedule?.next_at.toISOString() ?? null,
    };
  }

  /** One morning of one creator: however often it is tried, one payout at most. */
  async function run(sellerId: string): Promise<void> {
    // The others of its batch took their time: it may be off by now, or for another account.
    const schedule = await findSchedule(database.db, sellerId);
    if (!schedule || schedule.next_at > clock.now()) return;
    const { account_id: accountId, next_at: morning } = schedule;
    if (!(await kyc.accountFor(sellerId, accountId))) {
      // There is nowhere to send to any more; the settings say that it is off.
      log.info({ sellerId }, 'Daily payouts stopped: payout account removed');
      return endSchedule(database.db, schedule);
    }
    const key = `daily-${morning.toISOString().slice(0, 10)}`;
    try {
      await request(sellerId, { amount: 'all', accountId, key, origin: 'daily' });
    } catch (error) {
      // Too little, or an account that is still new: tomorrow is another day.
      if (!(error instanceof Refusal)) throw error;
    }
    await moveSchedule(database.db, schedule, nextMorning(clock.now()));
  }

  return {
    settings,

    async choose(sellerId, { daily, accountId }) {
      if (!daily) {
        await dropSchedule(database.db, sellerId);
        return settings(sellerId);
      }
      if (!(await kyc.isComplete(sellerId)))
        throw conflict('kyc_needed', 'Daily withdrawals need your PAN and a verified account first');
      const account = accountId ? await kyc.accountFor(sellerId, accountId) : null;
      if (!account) throw notFound('Account not found');
      const schedule = { seller_id: sellerId, account_id: account.id, next_at: nextMorning(clock.now()) };
      await keepSchedule(database.db, schedule);
      return settings(sellerId);
    },

    async runDue() {
      for (;;) {
        const due = await findDueSchedules(database.db, clock.now(), most);
        for (const { seller_id } of due) await run(seller_id);
        if (due.length < most) return;
      }
    },
  };
}
