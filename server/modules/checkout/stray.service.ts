import type { PaymentNotice } from '../../gateways/payments';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { enqueue } from '../../platform/jobs';
import type { Notify } from '../notify';
import { recordNotice } from './move.repository';
import type { Offers } from './offer.service';
import type { KnownOrders } from './order.facts';
import type { OrderFacts } from './order.repository';
import { endStray, findStray, insertStray, noteOnOrder } from './stray.repository';

/** Why money bought nothing: it came after the sale was over, a second time, or as another amount. */
export type StrayReason = 'late' | 'twice' | 'amount';

export interface Strays {
  /** Remembers a payment that bought nothing, and gives it back by itself; a copy changes nothing. */
  take(trx: Tx, order: OrderFacts, notice: PaymentNotice, reason: StrayReason): Promise<void>;
}

interface ReturnJob {
  provider: string;
  paymentId: string;
}

const queue = 'checkout.return';
/** Ms between two questions about a refund that the gateway has taken. */
const askAgainAfter = 30 * 60_000;
/** Days of trying: a gateway that is down today is not down for ever. */
const attempts = 60;

const noticeOutcomes = { late: 'late', twice: 'paidTwice', amount: 'mismatch' } as const;
const words: Record<StrayReason, string | null> = {
  late: 'Your payment arrived when this was no longer on sale. It goes back to you by itself, within 7 working days',
  amount: 'You paid another amount than this costs. It goes back to you by itself, within 7 working days',
  // The order is paid, and says so.
  twice: null,
};

export type StrayDeps = Pick<Deps, 'database' | 'gateways' | 'jobs' | 'clock' | 'log'>;

/** Money that came and bought nothing: nobody has to ask for it back. It was never a sale, so the ledger of a seller knows nothing of it. */
export function createStrays(
  deps: StrayDeps,
  parts: { known: KnownOrders; offers: Offers; notify: Notify },
): Strays {
  const { database, gateways, jobs, clock, log } = deps;
  const { known, offers, notify } = parts;

  jobs.handle<ReturnJob>(
    queue,
    async ({ provider, paymentId }) => {
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
      const offer = await offers.find(order.product_id);
      await database.tx(async (trx) => {
        if (state === 'pending') {
          const runAt = new Date(clock.now().getTime() + askAgainAfter);
          return enqueue(trx, { queue, payload: { provider, paymentId }, runAt });
        }
        const status = state === 'refunded' ? 'returned' : 'refused';
        const isEnded = await endStray(trx, stray, { status, at: clock.now() });
        if (!isEnded || status === 'refused') return;
        await notify.notify(trx, {
          template: 'refund',
          phone: order.buyer_phone,
          email: order.buyer_email,
          orderId: order.id,
          productTitle: offer?.product.title ?? '',
          sellerName: offer?.seller.name ?? '',
          amount: stray.amount,
        });
      });
    },
    { attempts },
  );

  return {
    async take(trx, order, notice, reason) {
      const { provider, paymentId, amount } = notice;
      const at = clock.now();
      const stray = { provider, payment_id: paymentId, order_id: order.id, reason, amount, at };
      if (!(await insertStray(trx, stray))) return;
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
      log.error({ orderId: order.id, paymentId, reason }, 'A payment bought nothing and goes back');
    },
  };
}
