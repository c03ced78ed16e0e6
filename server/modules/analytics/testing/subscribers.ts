import type { TestDeps } from '../../../platform/testing/testing';
import { noSnapshot } from '../../orders/subscriptions/daily-snapshot';
import {
  insertSubscription,
  lockSubscription,
  type SubscriptionRow,
  saveSubscription,
} from '../../orders/subscriptions/subscription.repository';

/** Subscriptions of a seller as what is written down, without the orders and messages behind it; `terms` cost 100 rupees a month. */
export function subscribersOf({ clock, database, events, random }: TestDeps, seller: string) {
  const terms = {
    priceId: 'price',
    label: null,
    amount: 10_000,
    period: { unit: 'month', count: 1 },
  } as const;
  return {
    terms,
    /** Begins one now; answers its id. */
    async begin(productId: string, more: Partial<SubscriptionRow> = {}): Promise<string> {
      const [id, at] = [random.publicId(), clock.now()];
      await database.tx((trx) =>
        insertSubscription(
          { trx, events },
          {
            seller_id: seller,
            id,
            product_id: productId,
            buyer_phone: '+919800000000',
            buyer_email: null,
            buyer_name: null,
            status: 'active',
            terms,
            next_terms: null,
            anchor_day: 1,
            started_at: at,
            ends_at: new Date('2030-01-01T00:00:00Z'),
            since: at,
            reminded: 0,
            paused_at: null,
            resumed_at: null,
            charge: null,
            due_at: null,
            updated_at: at,
            ...noSnapshot,
            ...more,
          },
        ),
      );
      return id;
    },
    change: (id: string, change: Partial<SubscriptionRow>) =>
      database.tx(async (trx) => {
        const row = await lockSubscription(trx, seller, id);
        if (row) await saveSubscription({ trx, events }, row, { ...change, updated_at: clock.now() });
      }),
  };
}
