import type { Deps } from '../../../../platform/deps';
import { atIndianHour, indianDay } from '../../../../platform/text/india';
import type { MoveOrder } from '../order/move-order.service';
import {
  findCharges,
  findExpired,
  findPending,
  findWaiting,
  lockOrder,
  type OpenOrder,
} from '../order/order.repository';
import { isCharge } from '../placing/order.rules';
import { forgetKeys } from '../placing/placement.repository';
import type { AskGateway } from '../reconciliation/gateway.question';
import type { UnpaidOrders } from './unpaid.service';

export type ExpiryDeps = Pick<Deps, 'config' | 'database' | 'jobs' | 'clock'>;

export interface Expiry {
  /** Expires unpaid orders, after a last lookup at the gateway */
  expireDue(): Promise<number>;
  /** Looks up orders whose webhook may have been lost; returns how many changed. */
  reconcile(): Promise<number>;
  /** Asks about orders that a bank has not answered yet: often while they are new. Answers how many were decided. */
  askPending(since: 'lately' | 'ever'): Promise<number>;
}

const minute = 60_000;
/** Ms after which most payments have completed, and until which we poll. */
const askAfter = 2 * minute;
const askUntil = 7 * minute;
/** Ms for which an order that hangs at a bank is new, and after which no bank answers any more. */
const pendingIsNew = 15 * minute;
const pendingIsOver = 3 * 24 * 60 * minute;
const day = 24 * 60 * minute;
const keysLive = 3 * day;

/** Orders without a webhook: one sweep for all instead of a job each. */
export function createExpiry(
  deps: ExpiryDeps,
  parts: { moveOrder: MoveOrder; ask: AskGateway; unpaidOrders: UnpaidOrders },
): Expiry {
  const { config, database, jobs, clock } = deps;
  const { moveOrder, ask, unpaidOrders } = parts;

  async function expire({ sellerId, id }: OpenOrder): Promise<boolean> {
    return database.tx(async (trx) => {
      const order = await lockOrder(trx, sellerId, id);
      if (!order) return false;
      // A payment may have come. Nor does one expire that hangs at a bank, before no bank answers any
      // more; the time of a charge is calculated from that.
      const patience = order.status === 'pending' && !isCharge(order) ? pendingIsOver : 0;
      if (order.expires_at.getTime() > clock.now().getTime() - patience) return false;
      const result = await moveOrder(trx, order, { events: ['order.expired'] });
      if (result.outcome !== 'moved') return false;
      await unpaidOrders.handle(trx, order, { from: result.from, to: result.status });
      return true;
    });
  }

  async function expireDue(): Promise<number> {
    let total = 0;
    for (;;) {
      const due = await findExpired(database.db, clock.now());
      let ended = 0;
      for (const order of due) {
        const answer = await ask(order);
        if (answer === 'silent') continue;
        if (await expire(order)) ended += 1;
        else if (answer === 'news') ended += 1;
      }
      total += ended;
      if (ended === 0) return total;
    }
  }

  async function askPending(since: 'lately' | 'ever'): Promise<number> {
    const now = clock.now().getTime();
    const from = new Date(since === 'lately' ? now - pendingIsNew : 0);
    let decided = 0;
    for (const order of await findPending(database.db, from)) {
      const answer = await ask(order);
      if (answer === 'news' || (answer === 'nothing' && (await expire(order)))) decided += 1;
    }
    return decided;
  }

  async function askCharges(): Promise<void> {
    // The bank is charged on the day after an order was placed.
    const placedBefore = atIndianHour(indianDay(clock.now()), 0);
    let after = '';
    for (;;) {
      const charges = await findCharges(database.db, { placedBefore, after });
      for (const order of charges) if ((await ask(order)) === 'nothing') await expire(order);
      const last = charges.at(-1);
      if (!last) return;
      after = last.id;
    }
  }

  async function reconcile(): Promise<number> {
    const expiry = config.orderExpiryMinutes * minute;
    const placed = clock.now().getTime() + expiry;
    const waiting = await findWaiting(database.db, new Date(placed - askUntil), new Date(placed - askAfter));
    let changedCount = 0;
    for (const order of waiting) if ((await ask(order)) === 'news') changedCount += 1;
    return changedCount;
  }

  jobs.every('checkout.expire', minute, async () => {
    await expireDue();
  });
  jobs.every('checkout.reconcile', minute, async () => {
    await reconcile();
  });
  jobs.every('checkout.pending', minute, async () => {
    await askPending('lately');
  });
  jobs.every('checkout.pending-long', 10 * minute, async () => {
    await askPending('ever');
  });
  jobs.every('checkout.charges', 60 * minute, askCharges);
  jobs.every('checkout.forget-keys', 60 * minute, () =>
    forgetKeys(database.db, new Date(clock.now().getTime() - keysLive)),
  );

  return { expireDue, reconcile, askPending };
}
