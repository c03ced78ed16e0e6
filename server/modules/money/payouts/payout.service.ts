import type { Payout, PayoutDetail, Payouts } from '@haat/openapi';
import { readCursor, writeCursor } from '../../../platform/database/cursor';
import type { Deps } from '../../../platform/deps';
import { notFound, unavailable } from '../../../platform/http/errors';
import {
  askAboutAll,
  changeMoving,
  findInDoubt,
  findOwner,
  findPayout,
  findSteps,
  listPayouts,
  type PayoutRow,
} from './payout.repository';
import { overdueAfterMs } from './payout.rules';
import { viewDetail, viewPayout } from './payout.view';
import type { PayoutTransfer } from './payout-transfer.service';

/** A payout that needs attention, and why. */
interface DoubtfulPayout extends Payout {
  sellerId: string;
  /** `overdue`, `unknown_there`, or `said_` and what the gateway says against our books. */
  doubt: string;
  provider: string;
}

type ServiceDeps = Pick<Deps, 'database' | 'clock' | 'log'>;
const usualLimit = 25;
const shownToOperators = 200;
const watchedForMs = 7 * overdueAfterMs;

export function createPayoutService({ database, clock, log }: ServiceDeps, transfers: PayoutTransfer) {
  const { db } = database;

  async function needingALook(): Promise<DoubtfulPayout[]> {
    const before = new Date(clock.now().getTime() - overdueAfterMs);
    const rows = await findInDoubt(db, before, shownToOperators);
    return rows.map((row) => ({ ...viewPayout(row), ...doubtOf(row) }));
  }

  return {
    async list(sellerId: string, page: { limit?: number; cursor?: string | null }): Promise<Payouts> {
      const limit = page.limit ?? usualLimit;
      const after = page.cursor ? readCursor(page.cursor) : null;
      const rows = await listPayouts(db, sellerId, { after, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return { items: shown.map(viewPayout), next: last ? writeCursor(last) : null };
    },

    async detail(sellerId: string, id: string): Promise<PayoutDetail> {
      const row = await findPayout(db, sellerId, id);
      if (!row) throw notFound('Withdrawal not found');
      return viewDetail(row, await findSteps(db, sellerId, id));
    },

    /** A webhook about a transfer: its status is looked up. */
    async handleWebhook(id: string): Promise<void> {
      const sellerId = await findOwner(db, id);
      if (sellerId === null) throw notFound('Transfer not found');
      if (!(await transfers.transfer(sellerId, id)))
        throw unavailable(
          'gateway_silent',
          'The payment could not be confirmed with the gateway. Send it again',
        );
    },

    needingALook,

    /** Asks the gateway about one payout now. */
    async askAgain(id: string): Promise<void> {
      const sellerId = await findOwner(db, id);
      if (sellerId === null) throw notFound('Withdrawal not found');
      await changeMoving(db, { seller_id: sellerId, id }, { ask_at: clock.now() });
      await transfers.transfer(sellerId, id);
    },

    /** Every night: what is open and what arrived this week is held against the gateway, and what is in doubt is loud. */
    async reconcile(): Promise<void> {
      const now = clock.now();
      await askAboutAll(db, { now, since: new Date(now.getTime() - watchedForMs) });
      for (const { id, doubt, status } of await needingALook())
        log.error({ payoutId: id, status, doubt }, 'Payout needs attention');
    },
  };
}

const doubtOf = ({ seller_id: sellerId, doubt, provider }: PayoutRow) => ({
  sellerId,
  doubt: doubt ?? 'overdue',
  provider,
});
