import type { Deps } from '../../../platform/deps';
import type { Catalog, Sellable } from '../../catalog';
import type { Charges } from './charges/charge.service';
import { findCharging, lockSubscription, saveSubscription } from './subscription.repository';
import type { Timeline } from './subscription.timeline';

/** Whether a page goes on for those who have subscribed. */
export const isStillSold = (sellable: Sellable | null): boolean =>
  sellable?.product.status === 'published' || sellable?.product.status === 'paused';

/** Nobody is charged for a page that is archived or blocked: what is under way is taken back, also when the bank has been told. */
export function handleUnsoldProducts(
  { database, events, jobs, clock }: Pick<Deps, 'database' | 'events' | 'jobs' | 'clock'>,
  {
    catalog,
    charges,
    timeline,
  }: { catalog: Pick<Catalog, 'getSellable'>; charges: Pick<Charges, 'end'>; timeline: Timeline },
): void {
  async function endCharge(sellerId: string, id: string): Promise<void> {
    await database.tx(async (trx) => {
      const row = await lockSubscription(trx, sellerId, id);
      if (!row?.charge) return;
      const now = clock.now();
      const live = await charges.end(trx, row, now);
      // What time brings next tells its buyer that it ends.
      const next = await saveSubscription({ trx, events }, row, { charge: null, updated_at: now });
      if (live) await timeline.record(trx, next, 'autopayOff', {});
    });
  }

  events.on(['product.archived', 'product.blocked'], {
    key: 'subscriptions.unsold',
    async handle({ sellerId, productId }) {
      // On sale again before anybody was told.
      if (isStillSold(await catalog.getSellable(productId))) return;
      for (const id of await findCharging(database.db, sellerId, productId)) await endCharge(sellerId, id);
      jobs.kick();
    },
  });
}
