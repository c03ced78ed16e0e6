import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict } from '../../../../platform/http/errors';
import type { Catalog } from '../../../catalog';
import type { MandateRow, Mandates } from '../../mandates';
import { type Charges, isSamePrice } from '../charges/charge.service';
import type { Messages, TellBuyer } from '../subscription.messages';
import {
  lockSubscription,
  nextTermsOf,
  type SubscriptionRow,
  saveSubscription,
} from '../subscription.repository';
import type { Timeline } from '../subscription.timeline';
import { mayStartAutopay, type Situation } from '../subscription.view';

/** A buyer's yes and no to money that is taken by itself. */
export interface AutopayService {
  /** The path where its buyer agrees; while a proposal is open that one. @throws Refusal 409, 503 */
  start(situation: Situation): Promise<string>;
  /** Turns off auto-renew and cancels a pending charge. Idempotent. */
  end(found: SubscriptionRow): Promise<void>;
}

export function createAutopayService(
  { database, events, clock }: Pick<Deps, 'events' | 'database' | 'clock'>,
  {
    catalog,
    charges,
    mandates,
    messages,
    timeline,
  }: {
    catalog: Pick<Catalog, 'getSellable'>;
    charges: Charges;
    mandates: Mandates;
    messages: Messages;
    timeline: Timeline;
  },
): AutopayService {
  async function off(trx: Tx, row: SubscriptionRow, tell: TellBuyer): Promise<MandateRow | null> {
    const now = clock.now();
    const live = await charges.end(trx, row, now);
    const next = await saveSubscription({ trx, events }, row, { charge: null, updated_at: now });
    if (!live) return null;
    await timeline.record(trx, next, 'autopayOff', {});
    await tell(trx, next, 'autopayOff');
    return live;
  }

  return {
    async start(situation) {
      const { row } = situation;
      if (!mayStartAutopay(situation))
        throw conflict('autopay_unavailable', 'Auto-renew is not available for this');
      const sellable = await catalog.getSellable(row.product_id);
      const agreed = nextTermsOf(row);
      const { id } = await mandates.propose({
        sellerId: row.seller_id,
        subscriptionId: row.id,
        title: sellable?.product.title ?? '',
        most: agreed.amount,
        buyer: { phone: row.buyer_phone, email: row.buyer_email, name: row.buyer_name },
      });
      // Other terms that came while the gateway was asked end what is proposed only from here on.
      const now = await database.tx((trx) => lockSubscription(trx, row.seller_id, row.id));
      if (!now || !isSamePrice(nextTermsOf(now), agreed))
        throw conflict('autopay_unavailable', 'The terms have just changed. Check them and try again');
      return `/autopay?id=${id}`;
    },

    async end(found) {
      const tell = await messages.writer(found);
      await database.tx(async (trx) => {
        const row = await lockSubscription(trx, found.seller_id, found.id);
        if (row) await off(trx, row, tell);
      });
    },
  };
}
