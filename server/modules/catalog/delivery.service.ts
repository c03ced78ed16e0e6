import type { ReceivedPart } from '@haat/contract';
import type { Deps } from '../../platform/deps';
import type { Around } from './kinds/kind';
import { kindOf } from './kinds/kinds';
import { createMarkdown } from './markdown';
import { findProducts, type ProductRow } from './product.repository';

/** What selling a product depends on besides its status and its prices. */
export interface Standing {
  /** Why it cannot be bought at the moment, for people; null when it can. */
  closed: string | null;
  /** How many may be sold in all, over every price; null where that is not limited. */
  seats: number | null;
  /** The other products that its buyer receives with it; null where it has none. */
  holds: string[] | null;
}

/** Why its kind sells nothing of it at the moment; what it speaks of is asked too. */
export function closedNow({ kind, content }: ProductRow, around: Around): string | null {
  const closedOf = (other: ProductRow) =>
    kindOf(other).closed?.(other.content as never, { ...around, closedOf: () => null }) ?? null;
  return kindOf({ kind }).closed?.(content as never, { ...around, closedOf }) ?? null;
}

/** What the checkout and its receipts ask of the kinds. */
export function createDelivery({ clock, database, workers }: Pick<Deps, 'clock' | 'database' | 'workers'>) {
  const toHtml = createMarkdown({ workers });
  const aroundWith = async (sellerId: string, ids: readonly string[]): Promise<Around> => ({
    now: clock.now(),
    others: await findProducts(database.db, sellerId, ids),
  });

  const idsOf = ({ kind, content }: ProductRow) => kindOf({ kind }).refersTo?.(content as never) ?? null;

  return {
    async standing(product: ProductRow): Promise<Standing> {
      const holds = idsOf(product);
      const around = await aroundWith(product.seller_id, holds ?? []);
      const closed = closedNow(product, around);
      return { closed, seats: kindOf(product).seats?.(product.content as never, around.now) ?? null, holds };
    },

    /** A product's own text as HTML that is safe to show. */
    toHtml,

    /** What a buyer gets for the payment. `findHolds` answers the products it was bought with; null: those it holds now. */
    async received(
      product: ProductRow,
      findHolds: () => Promise<readonly string[] | null>,
    ): Promise<ReceivedPart[]> {
      const holds = kindOf(product).refersTo ? await findHolds() : null;
      const around = await aroundWith(product.seller_id, holds ?? idsOf(product) ?? []);
      const receivedOf = async (other: ProductRow): Promise<ReceivedPart[]> =>
        kindOf(other).received(other.content as never, {
          ...around,
          toHtml,
          holds: null,
          receivedOf: async () => [],
        });
      return kindOf(product).received(product.content as never, { ...around, toHtml, holds, receivedOf });
    },
  };
}
