import type { Deps } from '../../../../platform/deps';
import { conflict, notFound } from '../../../../platform/http/errors';
import { platformAccountId } from '../../../../platform/money/platform-account';
import type { Checkout } from '../../../orders';
import { type Audit, reasonOf } from '../audit.service';
import type { MoneyAct } from '../second-operator/money.act';
import { findOrder } from './find.repository';

/** Sales whose creator cannot give the money back, or does not. */
export function createSaleAdmin(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  { checkout, audit }: { checkout: Pick<Checkout, 'refundByRule' | 'refundableForRule'>; audit: Audit },
) {
  return {
    /**
     * What is left of a sale goes back, by a job that does not give up while the gateway is silent. Each time under its own name: what was
     * refused before may be tried again. Throws a 404 refusal, and a 409 one for what is not paid, was given back, or is on its way.
     */
    async giveBack({ orderId, reason: text }: { orderId: string; reason: string }): Promise<MoneyAct<void>> {
      const reason = reasonOf(text);
      const order = await findOrder(database.db, orderId);
      if (!order || order.seller_id === platformAccountId) throw notFound('Sale not found');
      const { seller_id: sellerId } = order;
      const { left: amount } = await database.tx((trx) =>
        checkout.refundableForRule(trx, { sellerId, orderId }),
      );
      return {
        kind: 'refundSale',
        subject: orderId,
        creatorId: sellerId,
        amount,
        reason,
        given: { orderId, reason },
        async write(trx, by) {
          const { status, left } = await checkout.refundableForRule(trx, { sellerId, orderId });
          if (left > amount) throw conflict('sale_changed', 'This sale has changed. Check it and try again.');
          const id = await audit.record(trx, {
            by,
            action: 'refundSale',
            subject: { kind: 'order', id: orderId },
            creatorId: sellerId,
            reason,
            before: { status, amount: left },
          });
          await checkout.refundByRule(trx, { sellerId, orderId, rule: `operator-${id}`, reason });
        },
        finish: async () => jobs.kick(),
      };
    },
  };
}

export type SaleAdmin = ReturnType<typeof createSaleAdmin>;
