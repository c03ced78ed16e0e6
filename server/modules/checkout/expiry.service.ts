import type { PaymentGateway } from '../../gateways/payments';
import type { Deps } from '../../platform/deps';
import type { MoveOrder } from './move-order.service';
import { findExpired, findWaiting, lockOrder, type OpenOrder } from './order.repository';
import type { Payments } from './payment.service';
import { forgetKeys } from './placement.repository';

export type ExpiryDeps = Pick<Deps, 'config' | 'database' | 'gateways' | 'jobs' | 'clock' | 'log'>;

export interface Expiry {
  /** Ends unpaid orders whose time is over, after asking the gateway once more; answers how many. */
  expireDue(): Promise<number>;
  /** Asks the gateway about orders whose webhook may have been lost; answers how many it had news of. */
  reconcile(): Promise<number>;
}

const minute = 60_000;
/** Ms after which a buyer who pays has usually paid, and until which we go on asking. */
const askAfter = 2 * minute;
const askUntil = 7 * minute;
const keysLive = 3 * 24 * 60 * minute;

/** What becomes of orders nobody tells us anything about: one sweep for all, not a job for each. */
export function createExpiry(
  deps: ExpiryDeps,
  { moveOrder, payments }: { moveOrder: MoveOrder; payments: Payments },
): Expiry {
  const { config, database, gateways, jobs, clock, log } = deps;

  /** True when the gateway had something to say. A gateway that does not answer is asked again at the next sweep. */
  async function ask(order: OpenOrder): Promise<'news' | 'nothing' | 'silent'> {
    const gateway: PaymentGateway | null = gateways.payments.named(order.provider);
    try {
      const notice = await gateway?.status({ session: order.session });
      if (!notice) return 'nothing';
      const { outcome } = await payments.apply(notice);
      return outcome === 'applied' ? 'news' : 'nothing';
    } catch (error) {
      log.warn({ err: error, orderId: order.id }, 'The gateway could not be asked about an order');
      return 'silent';
    }
  }

  async function expire({ sellerId, id }: OpenOrder): Promise<boolean> {
    return database.tx(async (trx) => {
      const order = await lockOrder(trx, sellerId, id);
      // A retry may have given it more time, and a payment may have come.
      if (!order || order.expires_at > clock.now()) return false;
      const moved = await moveOrder(trx, order, { events: ['order.expired'] });
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
  jobs.every('checkout.forget-keys', 60 * minute, () =>
    forgetKeys(database.db, new Date(clock.now().getTime() - keysLive)),
  );

  return { expireDue, reconcile };
}
