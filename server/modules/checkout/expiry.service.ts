import { GatewaySilent } from '../../gateways/payments';
import type { Deps } from '../../platform/deps';
import type { Notify } from '../notify';
import type { MoveOrder } from './move-order.service';
import type { Offers } from './offer.service';
import { findExpired, findPending, findWaiting, lockOrder, type OpenOrder } from './order.repository';
import { type Payments, unpaidNotice } from './payment.service';
import { forgetKeys } from './placement.repository';

export type ExpiryDeps = Pick<Deps, 'config' | 'database' | 'jobs' | 'clock' | 'log'>;

export interface Expiry {
  /** Ends unpaid orders whose time is over, after asking the gateway once more; answers how many. */
  expireDue(): Promise<number>;
  /** Asks the gateway about orders whose webhook may have been lost; answers how many it had news of. */
  reconcile(): Promise<number>;
  /** Asks about orders that a bank has not answered yet: often while they are new. Answers how many were decided. */
  askPending(since: 'lately' | 'ever'): Promise<number>;
}

const minute = 60_000;
/** Ms after which a buyer who pays has usually paid, and until which we go on asking. */
const askAfter = 2 * minute;
const askUntil = 7 * minute;
/** Ms for which an order that hangs at a bank is new, and after which no bank answers any more. */
const pendingIsNew = 15 * minute;
const pendingIsOver = 3 * 24 * 60 * minute;
const keysLive = 3 * 24 * 60 * minute;

/** What becomes of orders nobody tells us anything about: one sweep for all, not a job for each. */
export function createExpiry(
  deps: ExpiryDeps,
  parts: { moveOrder: MoveOrder; payments: Payments; offers: Offers; notify: Notify },
): Expiry {
  const { config, database, jobs, clock, log } = deps;
  const { moveOrder, payments, offers, notify } = parts;

  /** A gateway that does not answer is asked again at the next sweep. */
  async function ask({ id }: OpenOrder): Promise<'news' | 'nothing' | 'silent'> {
    try {
      return (await payments.ask(id)).isNews ? 'news' : 'nothing';
    } catch (error) {
      if (!(error instanceof GatewaySilent))
        log.error({ err: error, orderId: id }, 'Asking the gateway about an order failed');
      else log.warn({ err: error, orderId: id }, 'The gateway could not be asked about an order');
      return 'silent';
    }
  }

  async function expire({ sellerId, id, productId }: OpenOrder): Promise<boolean> {
    const offer = await offers.find(productId);
    return database.tx(async (trx) => {
      const order = await lockOrder(trx, sellerId, id);
      // A retry may have given it more time, and a payment may have come.
      if (!order || order.expires_at > clock.now()) return false;
      // Nor does one expire that hangs at a bank, before no bank answers any more.
      if (order.status === 'pending' && order.expires_at.getTime() > clock.now().getTime() - pendingIsOver)
        return false;
      const moved = await moveOrder(trx, order, { events: ['order.expired'] });
      if (moved.outcome === 'moved' && moved.from === 'pending' && offer)
        await notify.notify(trx, unpaidNotice(order, offer));
      return moved.outcome === 'moved';
    });
  }

  async function expireDue(): Promise<number> {
    let total = 0;
    for (;;) {
      const due = await findExpired(database.db, clock.now());
      let ended = 0;
      for (const order of due) {
        const heard = await ask(order);
        if (heard === 'silent') continue;
        if (await expire(order)) ended += 1;
        else if (heard === 'news') ended += 1;
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
      const heard = await ask(order);
      if (heard === 'news' || (heard === 'nothing' && (await expire(order)))) decided += 1;
    }
    return decided;
  }

  async function reconcile(): Promise<number> {
    const expiry = config.orderExpiryMinutes * minute;
    const placed = clock.now().getTime() + expiry;
    const waiting = await findWaiting(database.db, new Date(placed - askUntil), new Date(placed - askAfter));
    let news = 0;
    for (const order of waiting) if ((await ask(order)) === 'news') news += 1;
    return news;
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
  jobs.every('checkout.forget-keys', 60 * minute, () =>
    forgetKeys(database.db, new Date(clock.now().getTime() - keysLive)),
  );

  return { expireDue, reconcile, askPending };
}
