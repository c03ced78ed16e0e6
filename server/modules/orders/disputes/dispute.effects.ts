import type { SeenDispute } from '../../../gateways/payments';
import type { Tx } from '../../../platform/database/database';
import type { Notifier } from '../../messaging';
import type { Checkout, DisputedSale } from '../checkout';
import { type DisputeRow, findOfOrder, isOpen } from './dispute.repository';
import type { Holds } from './hold.service';

export interface DisputeEffects {
  /** A dispute is opened, won or lost: money is held, let go or taken, the order moves, the creator is told. */
  onStatusChange(trx: Tx, dispute: DisputeRow, sale: DisputedSale): Promise<void>;
  /** There is nothing more to do for the creator. */
  onAnswered(trx: Tx, dispute: DisputeRow): Promise<void>;
}

const byGateway = 'gateway';

/** One hold for each round a bank asks. */
const holdOf = ({ provider, id, round }: DisputeRow): string => `${provider}_${id}_${round}`;
const heldOf = ({ seller_id: sellerId, order_id: orderId, id: disputeId }: DisputeRow) => ({
  sellerId,
  orderId,
  disputeId,
});

export function createDisputeEffects(parts: {
  sales: Checkout['disputed'];
  holds: Holds;
  notify: Pick<Notifier, 'notify'>;
}): DisputeEffects {
  const { sales, holds, notify } = parts;

  async function notifySeller(
    trx: Tx,
    dispute: DisputeRow,
    { offer }: DisputedSale,
    status: 'opened' | 'won' | 'lost',
    held: number,
  ): Promise<void> {
    const { seller_id: sellerId, order_id: orderId, amount, reason, respond_by: by } = dispute;
    await notify.notify(trx, {
      template: 'dispute',
      status,
      key: holdOf(dispute),
      sellerId,
      email: offer.seller.email,
      orderId,
      productTitle: offer.product.title,
      amount,
      held,
      reason,
      by: by?.toISOString() ?? null,
    });
  }

  async function hold(trx: Tx, dispute: DisputeRow, sale: DisputedSale): Promise<number> {
    const { seller_id: sellerId, order_id: orderId, id, amount, reason, respond_by: actBy } = dispute;
    const { share, most } = await sales.opened(trx, sale, amount);
    return holds.placeSale(trx, {
      sellerId,
      id: holdOf(dispute),
      orderId,
      share,
      most,
      rule: 'dispute',
      reason: `The buyer disputed this payment: ${reason}`,
      whatToDo: 'Say what the buyer received and when. We send your response to the bank',
      actBy,
      disputeId: id,
      placedBy: byGateway,
    });
  }

  return {
    onAnswered: (trx, dispute) =>
      holds.reword(trx, {
        ...heldOf(dispute),
        whatToDo: dispute.answer
          ? 'Nothing more. We send your response to the bank. It usually decides within 45 days, and we will notify you'
          : 'Nothing more. The bank usually decides within 45 days, and we will notify you',
      }),

    async onStatusChange(trx, dispute, sale) {
      const { seller_id: sellerId, order_id: orderId, id, provider, round, amount, status } = dispute;
      if (status === 'opened') {
        // A reopened dispute is held again, with a new deadline.
        await holds.releaseDispute(trx, {
          ...heldOf(dispute),
          reason: 'The bank asks again, a step higher',
          by: byGateway,
        });
        const held = await hold(trx, dispute, sale);
        return notifySeller(trx, dispute, sale, 'opened', held);
      }
      const others = await findOfOrder(trx, sellerId, orderId);
      const othersOpen = others.some((one) => one.id !== id && isOpen(one));
      const isWon = status === 'won';
      const reason = isWon ? 'Dispute won' : 'The bank decided for the buyer';
      await holds.releaseDispute(trx, { ...heldOf(dispute), reason, by: byGateway });
      if (!isWon)
        await sales.lost(trx, sale, { id, key: `dispute_${provider}_${id}_${round}`, amount, othersOpen });
      else if (!othersOpen) await sales.won(trx, sale);
      return notifySeller(trx, dispute, sale, isWon ? 'won' : 'lost', 0);
    },
  };
}

/** An unmatched payment belongs to no creator: nothing is held, and the operator handles it. */
export function createUnmatchedDisputeEffects(
  sales: Pick<Checkout['disputed'], 'recordUnmatched'>,
  { paymentId }: Pick<SeenDispute, 'paymentId'>,
): DisputeEffects {
  return {
    onAnswered: async () => {},
    onStatusChange: (trx, { id, amount, status }, sale) =>
      sales.recordUnmatched(trx, sale, { id, paymentId, amount, status }),
  };
}
