import { transition } from '@haat/machines/lifecycles/product';
import type { Product } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound } from '../../../platform/http/errors';
import type { Identity } from '../../accounts';
import { findUnpublished, renumberUnpublished } from './changes/unpublished.repository';
import { findAnyProduct, lockProduct, updateProduct } from './product/product.repository';

export interface Moderated {
  id: string;
  sellerId: string;
  /** Where its creator reads mail. */
  sellerEmail: string | null;
  title: string;
  kind: Product['kind'];
  before: Product['status'];
  status: Product['status'];
  /** Grows with every change. */
  version: number;
}

const refusals = {
  block: 'Only what is on sale or paused can be blocked',
  unblock: 'This is not blocked',
};

/** What the platform, and not the creator, may do with a product. */
export function createModeration(
  { clock, database, events }: Pick<Deps, 'clock' | 'database' | 'events'>,
  {
    forget,
    identity,
  }: { forget: (productId: string, sellerId: string) => void; identity: Pick<Identity, 'seller'> },
) {
  return {
    /**
     * Blocks a product, or lets its creator put it on sale again; `alongside` is done in the same transaction. Throws a 404 refusal,
     * and a 409 one for what its chart refuses.
     */
    async moderate(
      id: string,
      event: 'block' | 'unblock',
      alongside: (trx: Tx, moderated: Moderated) => Promise<void>,
    ): Promise<Moderated> {
      const sellerId = (await findAnyProduct(database.db, id))?.seller_id;
      const sellerEmail = (sellerId && (await identity.seller(sellerId))?.email) || null;
      const moderated = await database.tx(async (trx) => {
        const before = sellerId && (await lockProduct(trx, sellerId, id));
        if (!before) throw notFound('Product not found');
        const result = transition(before.status, { type: event });
        if (result.refused) throw conflict('event_refused', refusals[event]);
        const key = { sellerId: before.seller_id, productId: id };
        const unpublished = (await findUnpublished(trx, before.seller_id, [id])).get(id);
        const next = (unpublished?.version ?? before.version) + 1;
        await renumberUnpublished(trx, key, next);
        const change = { status: result.state, updated_at: clock.now(), version: next };
        const { seller_id, title, kind, status, version } = await updateProduct(
          trx,
          before.seller_id,
          id,
          change,
        );
        const done = {
          id,
          sellerId: seller_id,
          sellerEmail,
          title,
          kind,
          before: before.status,
          status,
          version,
        };
        if (event === 'block')
          await events.publish(trx, 'product.blocked', { sellerId: seller_id, productId: id });
        await alongside(trx, done);
        return done;
      });
      forget(id, moderated.sellerId);
      return moderated;
    },
  };
}
