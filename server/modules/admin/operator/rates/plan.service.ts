import { notFound } from '../../../../platform/http/errors';
import type { Plans } from '../../../orders';
import { type Audit, reasonOf } from '../audit.service';
import type { MoneyAct } from '../second-operator/money.act';

export interface PlanRefund {
  creatorId: string;
  orderId: string;
  reason: string;
}

/** What creators have paid the platform for plans, and how it goes back. */
export function createPlanAdmin({
  plans,
  audit,
}: {
  plans: Pick<Plans, 'boughtBy' | 'refund'>;
  audit: Audit;
}) {
  return {
    /** All of it. Throws a 404 refusal for what they have not paid for, and whatever a refund refuses. */
    async giveBack(given: PlanRefund): Promise<MoneyAct<void>> {
      const { creatorId, orderId } = given;
      const reason = reasonOf(given.reason);
      const bought = (await plans.boughtBy(creatorId)).find((one) => one.orderId === orderId);
      if (!bought) throw notFound('Plan not found');
      const { plan, period, amount } = bought;
      return {
        kind: 'refundPlan',
        subject: orderId,
        creatorId,
        amount,
        reason,
        given: { ...given },
        // The refund asks its gateway, so it is no transaction of ours: what was decided is written down before.
        write: async (trx, by) =>
          void (await audit.record(trx, {
            by,
            action: 'refundPlan',
            subject: { kind: 'order', id: orderId },
            creatorId,
            reason,
            before: { plan, period, amount },
          })),
        finish: () => plans.refund(orderId, { reason }),
      };
    },
  };
}

export type PlanAdmin = ReturnType<typeof createPlanAdmin>;
