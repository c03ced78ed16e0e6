import type { ProductContext } from '@haat/kinds/kind';
import { missingIn } from '@haat/kinds/missing';
import { kindOf } from '@haat/kinds/rules';
import type { Missing } from '@haat/openapi';
import type { Clock } from '../../../../platform/clock/clock';
import type { Database, Db } from '../../../../platform/database/database';
import { findProducts, type ProductRow } from './product.repository';
import { missingFor } from './product.rules';
import { countTaken } from './seats.repository';

type Speaking = Pick<ProductRow, 'kind' | 'content'>;

/** The products of the same creator that a product's content speaks of. */
export const idsReferredTo = ({ kind, content }: Speaking): string[] =>
  kindOf({ kind }).refersTo?.(content as never) ?? [];

/** What the kinds may look at besides a product's own content: the time, and the products it speaks of. */
export function createProductContext({ clock, database }: { clock: Clock; database: Database }) {
  return async (
    sellerId: string,
    products: readonly Speaking[],
    db: Db = database.db,
  ): Promise<ProductContext> => ({
    now: clock.now(),
    others: await findProducts(db, sellerId, [...new Set(products.flatMap(idsReferredTo))]),
  });
}

/** Of channels of third parties, by their ids there, those that are connected to a seller. */
export type ConnectedChannels = (
  db: Db,
  sellerId: string,
  ids: readonly string[],
) => Promise<ReadonlySet<string>>;

export interface OwnerContext extends ProductContext {
  /** The channels that the products connect to, as far as they are connected to their creator. */
  connected: ReadonlySet<string>;
}

const channelsOf = ({ kind, content }: Speaking): string[] => {
  const id = kindOf({ kind }).connectsTo?.(content as never) ?? null;
  return id === null ? [] : [id];
};

/** As `createProductContext`, with what publishing depends on. */
export function createOwnerContext(
  deps: { clock: Clock; database: Database },
  connectedChannels: ConnectedChannels,
) {
  const contextOf = createProductContext(deps);
  return async (
    sellerId: string,
    products: readonly Speaking[],
    db: Db = deps.database.db,
  ): Promise<OwnerContext> => {
    const channels = products.flatMap(channelsOf);
    const connected =
      channels.length > 0 ? await connectedChannels(db, sellerId, channels) : new Set<string>();
    return { ...(await contextOf(sellerId, products, db)), connected };
  };
}

/** Seats that are held of it; 0 where nobody counts them. */
export async function takenOf(db: Db, row: ProductRow, { now }: ProductContext): Promise<number> {
  const isCounted = (kindOf(row).seats?.(row.content as never, now) ?? null) !== null;
  return isCounted ? countTaken(db, row.seller_id, row.id) : 0;
}

/** All that publishing still needs of a row, changed or not. `onSale` is the content that is on sale already; null when none is. */
export function missingOf(
  row: ProductRow,
  {
    sellerName,
    productContext,
    onSale = row.status === 'published' ? row.content : null,
  }: { sellerName: string | null; productContext: OwnerContext; onSale?: ProductRow['content'] | null },
): Missing[] {
  const isOnSale = (id: string) => productContext.others.get(id)?.status === 'published';
  const isConnected = (id: string) => productContext.connected.has(id);
  const ofKind = missingIn(row.kind, row.content, { now: productContext.now, isOnSale, isConnected, onSale });
  return [...missingFor(row), ...ofKind, ...missingName(sellerName)];
}

const missingName = (sellerName: string | null): Missing[] =>
  sellerName
    ? []
    : [{ field: 'name', message: 'Add your name, so that buyers know who they are buying from' }];
