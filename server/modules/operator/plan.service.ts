import type { Session } from '../../platform/contract';
import type { Deps } from '../../platform/deps';
import { notFound } from '../../platform/errors';
import type { Plans } from '../plans';
import { type Audit, reasonOf } from './audit.service';

/** What creators have paid the house for plans, and how it goes back. */
export function createPlanDesk(
  { database }: Pick<Deps, 'database'>,
  { plans, audit }: { plans: Pick<Plans, 'boughtBy' | 'refund'>; audit: Audit },
) {
  return {
    /** All of it. Throws a 404 refusal for what they have not paid for, and whatever a refund refuses. */
    async giveBack(
      by: Session,
      orderId: string,
      { creatorId, reason: text }: { creatorId: string; reason: string },
    ): Promise<void> {
      const reason = reasonOf(text);
      const bought = (await plans.boughtBy(creatorId)).find((one) => one.orderId === orderId);
      if (!bought) throw notFound('There is no such plan');
      const { plan, period, amount } = bought;
      // The refund asks its gateway, so it is no transaction of ours: what was decided is written down before.
      await database.tx((trx) =>
        audit.record(trx, {
          by,
          action: 'refundPlan',
          subject: { kind: 'order', id: orderId },
          creatorId,
          reason,
          before: { plan, period, amount },
        }),
      );
      await plans.refund(orderId, { reason });
    },
  };
}

export type PlanDesk = ReturnType<typeof createPlanDesk>;
