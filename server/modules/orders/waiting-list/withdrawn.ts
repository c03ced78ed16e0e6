// What the place of somebody was of, whose session has no page any more.
import { currentOf } from '@haat/kinds/parts/live/series.rules';
import type { ProductSession } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import type { WaitingListModel } from '@haat/openapi/pages';
import type { Deps } from '../../../platform/deps';
import type { Identity } from '../../accounts';
import type { Catalog } from '../../catalog';
import { findCancellation } from '../../delivery';

export interface WithdrawnContext extends Pick<Deps, 'clock' | 'database'> {
  catalog: Pick<Catalog, 'getSellable' | 'imageSources'>;
  identity: Pick<Identity, 'sellerName'>;
}

interface WithdrawnSession extends Pick<WaitingListModel, 'product' | 'session'> {
  /** Null for one that was not cancelled. */
  cancelled: { reason: string } | null;
}

function timeOf({ dates, timeZone }: ProductSession, now: Date): WaitingListModel['session'] {
  const { startsAt, minutes } = currentOf(dates, now);
  return { startsAt, minutes, timeZone };
}

/** A session that was on sale: what it was, for whoever holds the link of a place. Null for a draft, and for what an operator has blocked. */
export async function findWithdrawn(
  { catalog, clock, database, identity }: WithdrawnContext,
  productId: string,
): Promise<WithdrawnSession | null> {
  const product = (await catalog.getSellable(productId))?.product;
  if (!product || product.status === 'draft' || product.status === 'blocked') return null;
  const { id, title, cover, language, seller_id: sellerId } = product;
  const held = kindOf(product).session?.(product.content as never);
  const cancellation = await findCancellation(database.db, { sellerId, productId });
  return {
    product: {
      id,
      title,
      cover: catalog.imageSources(cover),
      language,
      url: null,
      seller: (await identity.sellerName(sellerId)) ?? '',
    },
    session: held ? timeOf(held, clock.now()) : null,
    cancelled: cancellation && { reason: cancellation.reason },
  };
}
