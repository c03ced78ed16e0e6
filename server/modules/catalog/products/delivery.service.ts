import type { ProductContext } from '@haat/kinds/kind';
import { filesIn } from '@haat/kinds/parts/items/items.rules';
import { lessonAccess } from '@haat/kinds/parts/learning/lesson-access';
import { kindOf } from '@haat/kinds/rules';
import type { Lesson, Price, ReceivedPart } from '@haat/openapi';
import type { Db } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { findPlayedFiles } from '../media';
import { createMarkdown } from './markdown/markdown';
import { type ConnectedChannels, createProductContext, idsOfFiles } from './product/product.context';
import { findProducts, type ProductRow } from './product/product.repository';

/** What selling a product depends on besides its status and its prices. */
export interface ProductAvailability {
  /** Why it cannot be bought at the moment, for people; null when it can. */
  closed: string | null;
  /** How many may be sold in all, over every price; null where that is not limited. */
  seats: number | null;
  /** The other products that its buyer receives with it; null where it has none. */
  holds: string[] | null;
  /** Those of them of which a limited number may be sold, by their ids. */
  seatsOfHeld: ReadonlyMap<string, number>;
}

/** An item that is sold with a product. */
export interface ItemSold {
  productId: string;
  /** The least of its prices: by which it counts, and for as long as that pays for; null where it has none. */
  price: Price | null;
}

/** An item that its buyer may open. */
export interface OpenItem {
  productId: string;
  /** The grant that opens it. */
  accessId: string;
  /** Where its holder is let in, for kinds that admit people elsewhere. */
  joinPath: string;
}

const leastPrice = ({ prices }: ProductRow): Price | null =>
  prices.reduce<Price | null>(
    (least, price) => (least && least.amount <= price.amount ? least : price),
    null,
  );

type ClosedIn = ProductContext & { full?: ReadonlySet<string> };

/** Why a product that another speaks of cannot be bought at the moment; null when it can. */
export function closedOfOther(
  other: Pick<ProductRow, 'id' | 'kind' | 'content'>,
  productContext: ClosedIn,
): { state: 'ended' | 'full'; reason: string } | null {
  const ended =
    kindOf(other).closed?.(other.content as never, { ...productContext, closedOf: () => null }) ?? null;
  if (ended !== null) return { state: 'ended', reason: ended };
  return productContext.full?.has(other.id) ? { state: 'full', reason: 'Sold out' } : null;
}

/** Why its kind sells nothing of it at the moment; what it speaks of is asked too. */
export function closedNow({ kind, content }: ProductRow, productContext: ClosedIn): string | null {
  const closedOf = (other: ProductRow) => closedOfOther(other, productContext)?.reason ?? null;
  return kindOf({ kind }).closed?.(content as never, { ...productContext, closedOf }) ?? null;
}

const seatsNow = (one: Pick<ProductRow, 'kind' | 'content'>, now: Date): number | null =>
  kindOf(one).seats?.(one.content as never, now) ?? null;

/** Those of products (`ids`) of which a limited number may be sold: in one order, in which their counts are locked. */
function limitedOf(
  ids: readonly string[],
  rows: ReadonlyMap<string, Pick<ProductRow, 'kind' | 'content'>>,
  now: Date,
): ReadonlyMap<string, number> {
  const limited = ids.toSorted().flatMap((id) => {
    const row = rows.get(id);
    const seats = row ? seatsNow(row, now) : null;
    return seats === null ? [] : [[id, seats] as const];
  });
  return new Map(limited);
}

/** What the checkout and its receipts ask of the kinds. */
export function createDelivery(
  { clock, database, workers }: Pick<Deps, 'clock' | 'database' | 'workers'>,
  connectedChannels: ConnectedChannels,
) {
  const toHtml = createMarkdown({ workers });
  const contextOf = createProductContext({ clock, database }, connectedChannels);
  const contextWith = async (sellerId: string, ids: readonly string[]) => ({
    now: clock.now(),
    others: await findProducts(database.db, sellerId, ids),
  });

  const idsOf = ({ kind, content }: ProductRow) => kindOf({ kind }).refersTo?.(content as never) ?? null;

  return {
    async availability(product: ProductRow): Promise<ProductAvailability> {
      const holds = idsOf(product);
      const productContext = await contextOf(product.seller_id, [product]);
      const closed = closedNow(product, productContext);
      const { now, others } = productContext;
      return {
        closed,
        seats: seatsNow(product, now),
        holds,
        seatsOfHeld: limitedOf(holds ?? [], others, now),
      };
    },

    /** As `seatsOfHeld`, of products that an order was placed for: its creator may sell others with it by now. */
    async seatsOf(db: Db, sellerId: string, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      return limitedOf(ids, await findProducts(db, sellerId, ids), clock.now());
    },

    /** Why nothing of a product, as it is now, could be bought at another moment; null when it could. */
    async closedAt(product: ProductRow, at: Date): Promise<string | null> {
      return closedNow(product, { ...(await contextOf(product.seller_id, [product])), now: at });
    },

    /**
     * The items that are sold with a product, in their order: those it was sold with (`findHolds`; null: those it holds now), or itself alone.
     * Asks `db` for products of more than one item alone.
     */
    async itemsOf(
      db: Db,
      product: ProductRow,
      findHolds: () => Promise<readonly string[] | null>,
    ): Promise<ItemSold[]> {
      const now = idsOf(product);
      if (now === null) return [{ productId: product.id, price: leastPrice(product) }];
      const ids = (await findHolds()) ?? now;
      const rows = await findProducts(db, product.seller_id, ids);
      return ids.map((productId) => {
        const row = rows.get(productId);
        return { productId, price: row ? leastPrice(row) : null };
      });
    },

    /** A product's own text as HTML that is safe to show. */
    toHtml,

    /** What a lesson of a product teaches. */
    async partsOfLesson(product: ProductRow, lesson: Lesson, accessId: string): Promise<ReceivedPart[]> {
      const ids = filesIn(lesson.items, 'items').map(({ mediaId }) => mediaId);
      const files = await findPlayedFiles(database.db, product.seller_id, [...new Set(ids)]);
      return lessonAccess(lesson, { toHtml, files, accessId });
    },

    /** What a buyer gets for the payment, of the items that are open to them. */
    async received(product: ProductRow, open: readonly OpenItem[]): Promise<ReceivedPart[]> {
      const items = new Map(open.map((item) => [item.productId, item]));
      const productIds = kindOf(product).refersTo ? [...items.keys()] : null;
      const { others, now } = await contextWith(product.seller_id, productIds ?? []);
      const files = await findPlayedFiles(
        database.db,
        product.seller_id,
        idsOfFiles([product, ...others.values()]),
      );
      const productContext = { now, others, files };
      const grantOf = ({ id }: { id: string }) => ({
        joinPath: items.get(id)?.joinPath ?? '',
        accessId: items.get(id)?.accessId ?? '',
      });
      const accessOf = async (other: ProductRow): Promise<ReceivedPart[]> =>
        kindOf(other).access(other.content as never, {
          ...productContext,
          toHtml,
          thankYou: other.thank_you,
          productIds: null,
          ...grantOf(other),
          accessOf: async () => [],
        });
      return kindOf(product).access(product.content as never, {
        ...productContext,
        toHtml,
        thankYou: product.thank_you,
        productIds,
        ...grantOf(product),
        accessOf,
      });
    },
  };
}
