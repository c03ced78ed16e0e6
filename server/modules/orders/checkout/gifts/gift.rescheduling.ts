import { kindOf } from '@haat/kinds/rules';
import type { Deps } from '../../../../platform/deps';
import type { Catalog } from '../../../catalog';
import { bringForward } from './gift.repository';
import { dayBefore } from './gift.rules';

/** A gift arrives before what it gives begins, though that was moved to before its day: the day before, or at once where that has come. */
export function rescheduleGifts(
  { clock, database, events }: Pick<Deps, 'clock' | 'database' | 'events'>,
  { catalog }: { catalog: Pick<Catalog, 'closedAt' | 'getSellable'> },
): void {
  events.on('product.published', {
    key: 'gifts.moved',
    handle: async ({ sellerId, productId }) => {
      const product = (await catalog.getSellable(productId))?.product;
      const held = product && kindOf(product).session?.(product.content as never);
      if (!product || !held) return;
      const since = new Date(held.session.startsAt);
      // Of what is recorded a gift may arrive afterwards.
      if ((await catalog.closedAt(product, since)) === null) return;
      const at = new Date(Math.max(dayBefore(since).getTime(), clock.now().getTime()));
      await bringForward(database.db, { sellerId, productId }, { since, at });
    },
  });
}
