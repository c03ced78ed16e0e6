import type { Deps } from '../../../platform/deps';
import { type DiscountRow, findAutomatic } from './discount.repository';

export interface Automatic {
  /** A seller's discounts without a code; at most a minute old unless asked fresh. */
  of(sellerId: string, options?: { isFresh: boolean }): Promise<readonly DiscountRow[]>;
  forget(sellerId: string): void;
}

const keptMs = 20_000;
const keptAtMost = 5_000;

/** Most sellers have none, and every preview and order asks. What was kept too long never sells: placing an order looks at the row. */
export function createAutomatic({ clock, database }: Pick<Deps, 'clock' | 'database'>): Automatic {
  const cache = new Map<string, { rows: readonly DiscountRow[]; until: number }>();
  return {
    async of(sellerId, { isFresh } = { isFresh: false }) {
      const now = clock.now().getTime();
      const cached = cache.get(sellerId);
      if (cached && cached.until > now && !isFresh) return cached.rows;
      const rows = await findAutomatic(database.db, sellerId);
      cache.delete(sellerId);
      if (cache.size >= keptAtMost) cache.delete(cache.keys().next().value as string);
      cache.set(sellerId, { rows, until: now + keptMs });
      return rows;
    },
    forget: (sellerId) => void cache.delete(sellerId),
  };
}
