import type { DoubtfulPayout } from '@haat/openapi';
import type { Deps } from '../../../../platform/deps';
import type { Session } from '../../../../platform/http/contract';
import { notFound } from '../../../../platform/http/errors';
import type { PayoutsModule } from '../../../money';
import { type Audit, reasonOf } from '../audit.service';

/** Payouts that need attention. */
export function createPayoutAdmin(
  { database }: Pick<Deps, 'database'>,
  { payouts, audit }: { payouts: Pick<PayoutsModule, 'needingALook' | 'askAgain'>; audit: Audit },
) {
  const list = async (): Promise<DoubtfulPayout[]> =>
    (await payouts.needingALook()).map(({ id, sellerId, at, status, amount, account, provider, doubt }) => ({
      id,
      creatorId: sellerId,
      at,
      status,
      amount,
      shown: account.shown,
      provider,
      doubt,
    }));

  return {
    list,

    /** Asks the gateway now; what it answers moves the payout, as at any other time. Throws a 404 refusal. */
    async ask(by: Session, id: string, text: string): Promise<DoubtfulPayout[]> {
      const reason = reasonOf(text);
      const payout = (await list()).find((one) => one.id === id);
      if (!payout) throw notFound('This payout does not need attention');
      const { creatorId, status, doubt } = payout;
      // Asking is no transaction of ours: that it was asked is written down before.
      await database.tx((trx) =>
        audit.record(trx, {
          by,
          action: 'askAboutPayout',
          subject: { kind: 'payout', id },
          creatorId,
          reason,
          before: { status, doubt },
        }),
      );
      await payouts.askAgain(id);
      return list();
    },
  };
}

export type PayoutAdmin = ReturnType<typeof createPayoutAdmin>;
