import type { Deps } from '../../../platform/deps';
import type { Catalog, Sellable } from '../../catalog';
import type { Charges } from './charges/charge.service';
import { findCharging, lockSubscription, saveSubscription } from './subscription.repository';
import type { Stories } from './subscription.story';

/** Whether a page goes on for those who have subscribed. */
export const isSoldOn = (sellable: Sellable | null): boolean =>
  sellable?.product.status === 'published' || sellable?.product.status === 'paused';

/** Archived or blocked products are not charged: charges in progress are cancelled */
export function followUnsold(
  { database, events, jobs, clock }: Pick<Deps, 'database' | 'events' | 'jobs' | 'clock'>,
  {
    catalog,
    charges,
    stories,
  }: { catalog: Pick<Catalog, 'getSellable'>; charges: Pick<Charges, 'end'>; stories: Stories },
): void {
  async function endCharge(sellerId: string, id: string): Promise<void> {
    await database.tx(async (trx) => {
      const row = await lockSubscription(trx, sellerId, id);
      if (!row?.charge) return;
      const now = clock.now();
      const live = await charges.end(trx, row, now);
      // What time brings next tells its buyer that it ends.
      const next = await saveSubscription({ trx, events }, row, { charge: null, updated_at: now });
      if (live) await stories.tell(trx, next, 'autopayOff', {});
    });
  }

  events.on(['product.archived', 'product.blocked'], {
    key: 'subscriptions.unsold',
    async handle({ sellerId, productId }) {
      // On sale again before anybody was told.
      if (isSoldOn(await catalog.getSellable(productId))) return;
      for (const id of await findCharging(database.db, sellerId, productId)) await endCharge(sellerId, id);
      jobs.kick();
    },
  });
}
