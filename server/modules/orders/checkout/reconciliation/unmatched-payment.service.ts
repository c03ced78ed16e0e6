import { GatewaySilent, type PaymentNotice, type SeenRefund } from '../../../../gateways/payments';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { enqueue } from '../../../../platform/jobs/jobs';
import { houseId } from '../../../../platform/money/platform-account';
import type { Ledger } from '../../../money';
import { recordNotice } from '../order/move.repository';
import type { KnownOrders } from '../order/order.facts';
import type { OrderFacts } from '../order/order.repository';
import type { Unpaid } from '../payments/unpaid.service';
import { keepDifference } from './reconciliation.repository';
import {
  endStray,
  findStray,
  findStuckStrays,
  insertStray,
  noteOnOrder,
  type StrayRow,
} from './unmatched-payment.repository';

/** Why money bought nothing: it came after the sale was over, a second time, or as another amount. */
export type StrayReason = 'late' | 'twice' | 'amount';

export interface Strays {
  /** Remembers a payment that bought nothing, and gives it back by itself; a copy changes nothing. */
  take(trx: Tx, order: OrderFacts, notice: PaymentNotice, reason: StrayReason): Promise<void>;
  /** Asks about the going back of a payment now. @throws GatewaySilent */
  goOn(provider: string, paymentId: string): Promise<void>;
  /** The gateway has given a payment back, whoever asked it to; false when it is none that bought nothing. */
  wentBack(provider: string, paymentId: string): Promise<boolean>;
  /** A bank took a payment back by itself, in the same transaction; a part of one leaves it as it is. */
  taken(trx: Tx, payment: { order: OrderFacts; paymentId: string; amount: number }): Promise<void>;
  /** Those that do not go back by themselves, the oldest first; or those that were settled by hand, the newest first. */
  stuck(isSettled: boolean): Promise<StuckStray[]>;
  /** Hears whether the gateway has given it back meanwhile, before somebody does; asks it for nothing. */
  lookAgain(stray: StuckStray): Promise<void>;
  /** Somebody gave it back from our bank; false when it has ended before. */
  settle(trx: Tx, stray: StuckStray): Promise<boolean>;
}

/** What the operator looks at. */
type StuckStray = StrayRow & { seller_id: string };

interface ReturnJob {
  provider: string;
  paymentId: string;
}

const queue = 'checkout.return';
/** Ms between two questions about a refund that the gateway has taken. */
const askAgainAfter = 30 * 60_000;
/** Ms on its way after which somebody looks. */
const stuckAfter = 3 * 24 * 60 * 60_000;
const mostStuck = 200;
/** Days of trying: a gateway that is down today is not down for ever. */
const attempts = 60;

const noticeOutcomes = { late: 'late', twice: 'paidTwice', amount: 'mismatch' } as const;
const words: Record<StrayReason, string | null> = {
  late: 'Your payment arrived after this was no longer on sale. It is refunded automatically within 7 working days',
  amount: 'The amount you paid does not match the price. It is refunded automatically within 7 working days',
  // The order is paid, and says so.
  twice: null,
};

export type StrayDeps = Pick<Deps, 'database' | 'events' | 'gateways' | 'jobs' | 'clock' | 'log'>;

/**
 * Money that came and bought nothing: nobody has to ask for it back. It was never a sale, so the ledger keeps it for the house: the gateway has
 * it, and we owe it to a buyer, until it is back.
 */
export function createStrays(
  deps: StrayDeps,
  parts: { known: KnownOrders; ledger: Ledger; unpaid: Unpaid },
): Strays {
  const { database, events, gateways, jobs, clock, log } = deps;
  const { known, ledger, unpaid } = parts;

  const movementOf = (stray: Pick<StrayRow, 'provider' | 'payment_id' | 'amount'>) => ({
    sellerId: houseId,
    reference: `${stray.provider}:${stray.payment_id}`,
    amount: stray.amount,
  });

  async function end(trx: Tx, stray: StrayRow, order: OrderFacts): Promise<void> {
    const { provider, payment_id: paymentId, amount } = stray;
    const at = clock.now();
    if (!(await endStray(trx, stray, { status: 'returned', at }))) {
      if ((await findStray(trx, provider, paymentId))?.status !== 'settled') return;
      const detail = { refundId: `return_${paymentId}`, paymentId, amount };
      const about = { provider, orderId: order.id, kind: 'takenTwice' as const, detail };
      if (await keepDifference(trx, { ...about, at, isOver: false }))
        log.error({ orderId: order.id, paymentId }, 'The gateway gave back what was settled by hand');
      return;
    }
    await ledger.post(trx, { type: 'strayReturned', ...movementOf(stray) });
    await events.publish(trx, 'payment.returned', {
      sellerId: order.seller_id,
      orderId: order.id,
      paymentId: stray.payment_id,
      amount: stray.amount,
    });
  }

  async function goOn(provider: string, paymentId: string): Promise<void> {
    const stray = await findStray(database.db, provider, paymentId);
    if (stray?.status !== 'returning') return;
    const order = await known.find(stray.order_id);
    const gateway = gateways.payments.named(provider);
    if (!order || !gateway) throw new Error('Money that bought nothing has nobody to give it back');
    const state = await gateway.refund({
      orderId: order.id,
      session: order.gateway_session,
      paymentId,
      amount: stray.amount,
      refundId: `return_${paymentId}`,
    });
    if (state === 'refused')
      log.error(
        { orderId: order.id, paymentId },
        'The gateway refuses to give back money that bought nothing',
      );
    await database.tx(async (trx) => {
      if (state === 'refunded') return end(trx, stray, order);
      if (state === 'refused')
        return void (await endStray(trx, stray, { status: 'refused', at: clock.now() }));
      const runAt = new Date(clock.now().getTime() + askAgainAfter);
      await enqueue(trx, { queue, payload: { provider, paymentId }, runAt });
    });
  }

  async function wentBack(provider: string, paymentId: string): Promise<boolean> {
    const stray = await findStray(database.db, provider, paymentId);
    const order = stray && (await known.find(stray.order_id));
    if (!stray || !order) return false;
    await database.tx((trx) => end(trx, stray, order));
    return true;
  }

  jobs.handle<ReturnJob>(queue, ({ provider, paymentId }) => goOn(provider, paymentId), { attempts });

  return {
    goOn,

    wentBack,

    async lookAgain({ provider, payment_id: paymentId, order_id: orderId, amount }) {
      const order = await known.find(orderId);
      const gateway = gateways.payments.named(provider);
      if (!order || !gateway) return;
      let seen: SeenRefund[] = [];
      try {
        seen = await gateway.refunds({ id: orderId, session: order.gateway_session });
      } catch (error) {
        // One that has not answered for days is the reason why somebody gives it back by hand.
        if (!(error instanceof GatewaySilent)) throw error;
        log.warn({ orderId, paymentId }, 'The gateway does not say whether this has gone back');
      }
      const isBack = (one: SeenRefund) =>
        one.state === 'refunded' && one.paymentId === paymentId && one.amount >= amount;
      if (seen.some(isBack)) await wentBack(provider, paymentId);
    },

    stuck: (isSettled) =>
      findStuckStrays(database.db, {
        isSettled,
        since: new Date(clock.now().getTime() - stuckAfter),
        most: mostStuck,
      }),

    async settle(trx, stray) {
      if (!(await endStray(trx, stray, { status: 'settled', at: clock.now() }))) return false;
      await ledger.post(trx, { type: 'straySettled', ...movementOf(stray) });
      return true;
    },

    async taken(trx, { order, paymentId, amount }) {
      const stray = await findStray(trx, order.provider, paymentId);
      if (stray && stray.amount <= amount) await end(trx, stray, order);
    },

    async take(trx, order, notice, reason) {
      const { provider, paymentId, amount } = notice;
      const at = clock.now();
      const stray = { provider, payment_id: paymentId, order_id: order.id, reason, amount, at };
      if (!(await insertStray(trx, stray))) return;
      await ledger.post(trx, { type: 'stray', ...movementOf(stray) });
      await recordNotice(trx, {
        provider,
        eventId: notice.eventId,
        type: notice.outcome,
        orderId: order.id,
        outcome: noticeOutcomes[reason],
        at,
      });
      const told = words[reason];
      if (told !== null) await noteOnOrder(trx, { sellerId: order.seller_id, id: order.id }, told);
      await enqueue(trx, { queue, payload: { provider, paymentId } });
      // The second payment of an order leaves what the first one bought.
      if (reason !== 'twice') await unpaid.forgo(trx, order);
      log.error({ orderId: order.id, paymentId, reason }, 'A payment bought nothing and goes back');
    },
  };
}
