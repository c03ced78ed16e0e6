import type { Product, ProductSummary } from '@haat/openapi';
import type { Db, Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound } from '../../../../platform/http/errors';
import type { Identity } from '../../../accounts';
import type { Media } from '../../media';
import { findChanged, findUnpublished } from '../changes/unpublished.repository';
import { type ConnectedChannels, createProductContext, missingOf } from './product.context';
import { differencesBetween } from './product.differences';
import { editedRow, hasChanges, type Unpublished } from './product.fields';
import { lessonsAdded } from './product.lessons';
import { findProduct, lockProduct, type ProductRow, type ProductSummaryRow } from './product.repository';
import { productPath, toProduct, toSummaryOf } from './product.view';
import type { SoldCounts } from './sold-counts';

export interface OwnerParts {
  identity: Pick<Identity, 'sellerName'>;
  media: Pick<Media, 'imageSources'>;
  soldSoFar: SoldCounts;
  connectedChannels: ConnectedChannels;
}

/** A product in both its states. */
export interface OwnProduct {
  /** What buyers have; of a draft what is written. */
  live: ProductRow;
  unpublished: Unpublished | undefined;
  /** As its creator sees it: the changes on top of what is live. */
  edited: ProductRow;
}

const both = (live: ProductRow, unpublished: Unpublished | undefined): OwnProduct => ({
  live,
  unpublished,
  edited: editedRow(live, unpublished),
});

/** Reads products for their creator, who sees what is published and what is not. Another's product is as good as none. */
export function createOwnerProducts(
  deps: Pick<Deps, 'clock' | 'config' | 'database'>,
  { identity, media, soldSoFar, connectedChannels }: OwnerParts,
) {
  const { config, database } = deps;
  const contextOf = createProductContext(deps, connectedChannels);

  async function withChanges(db: Db, live: ProductRow | undefined): Promise<OwnProduct> {
    if (!live) throw notFound('Product not found');
    return both(live, (await findUnpublished(db, live.seller_id, [live.id])).get(live.id));
  }

  async function detailsOf(sellerId: string, rows: readonly ProductRow[]) {
    const [sellerName, productContext, sold] = await Promise.all([
      identity.sellerName(sellerId),
      contextOf(sellerId, rows),
      soldSoFar(sellerId, [...new Set(rows.map(({ id }) => id))]),
    ]);
    return { sellerName, productContext, sold };
  }

  const common = (row: Pick<ProductRow, 'kind' | 'id'>) => ({
    url: `${config.publicUrl ?? ''}${productPath(row)}`,
    sources: media.imageSources,
  });

  return {
    find: async (sellerId: string, id: string) =>
      withChanges(database.db, await findProduct(database.db, sellerId, id)),

    /**
     * Its row locked until the transaction ends. Throws a 409 refusal where `version` is given and another has taken its place.
     */
    async lock(trx: Tx, sellerId: string, id: string, version?: number): Promise<OwnProduct> {
      const ownerProduct = await withChanges(trx, await lockProduct(trx, sellerId, id));
      if (version !== undefined && version !== ownerProduct.edited.version)
        throw conflict('version_conflict', 'This product was changed elsewhere in the meantime');
      return ownerProduct;
    },

    /** With both its states and what is between them. */
    async view({ live, unpublished, edited }: OwnProduct): Promise<Product> {
      const { sellerName, productContext, sold } = await detailsOf(live.seller_id, [live, edited]);
      const onSale = live.status === 'published' ? live.content : null;
      const named = (id: string) => productContext.others.get(id)?.title;
      return toProduct(edited, {
        ...common(live),
        missing: missingOf(edited, { sellerName, productContext, onSale }),
        sold: sold.get(live.id),
        hasUnpublishedChanges: hasChanges(unpublished),
        live:
          live.status === 'draft'
            ? undefined
            : {
                row: live,
                changes: differencesBetween(live, edited, named),
                newLessons: lessonsAdded(live, edited)?.length ?? null,
              },
      });
    },

    /** For lists: each as buyers have it, without what may be long, and whether something is changed. */
    async summaries(sellerId: string, rows: readonly ProductSummaryRow[]): Promise<ProductSummary[]> {
      const ids = rows.map(({ id }) => id);
      const [sold, changed] = await Promise.all([
        soldSoFar(sellerId, ids),
        findChanged(database.db, sellerId, ids),
      ]);
      return rows.map((row) =>
        toSummaryOf(row, {
          ...common(row),
          sold: sold.get(row.id),
          hasUnpublishedChanges: changed.has(row.id),
        }),
      );
    },

    both,
    sellerName: identity.sellerName,
    contextOf,
  };
}

export type OwnerProducts = ReturnType<typeof createOwnerProducts>;
