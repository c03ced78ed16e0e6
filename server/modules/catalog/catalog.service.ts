import type { NewProduct, Product, ProductFields, Products } from '@haat/contract';
import { transition } from '@haat/machines/lifecycles/product';
import { readCursor, writeCursor } from '../../platform/cursor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { conflict, notFound, unprocessable } from '../../platform/errors';
import { json } from '../../platform/schema';
import type { Identity } from '../identity';
import type { Insight } from '../insight';
import type { Media } from '../media';
import { createAround, missingOf } from './product.around';
import { type ChangeParts, settle } from './product.change';
import * as repository from './product.repository';
import { missingFields } from './product.rules';
import { productPath, toProduct } from './product.view';
import { type CreatorEvent, oneOf, refusals } from './product.words';
import { leaveUnsold } from './unsold.word';

export interface ProductQuery {
  kind?: Product['kind'] | undefined;
  status?: Product['status'] | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface CatalogParts {
  identity: Pick<Identity, 'sellerName'>;
  media: Pick<Media, 'imageSources' | 'find'>;
  soldSoFar: Insight['soldSoFar'];
  /** Called after the commit of whatever others show of a product. */
  forget: (productId: string, sellerId: string) => void;
}

const mostOfTitle = 120;
const copied = ' (copy)';

/** A creator's own products. Every call is bound to one seller; another's product is as good as none. */
export function createCatalogService(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'random'>,
  { identity, media, soldSoFar, forget }: CatalogParts,
) {
  const { clock, config, database, random } = deps;
  const around = createAround(deps);
  const rules: ChangeParts = {
    limits: config.price,
    newPriceId: () => random.publicId().slice(0, 10),
    priceIdsElsewhere: (ids, { seller_id: sellerId, id: except }) =>
      repository.findPriceIds(database.db, { sellerId, except, ids }),
    findPicture: media.find,
    around: (product) => around(product.seller_id, [product]),
  };

  async function shown(sellerId: string, rows: repository.ProductRow[]): Promise<Product[]> {
    const [sellerName, surroundings, sold] = await Promise.all([
      identity.sellerName(sellerId),
      around(sellerId, rows),
      soldSoFar(
        sellerId,
        rows.map(({ id }) => id),
      ),
    ]);
    return rows.map((row) =>
      toProduct(row, {
        missing: missingOf(row, { sellerName, around: surroundings }),
        sold: sold.get(row.id),
        url: `${config.publicUrl ?? ''}${productPath(row)}`,
        sources: media.imageSources,
      }),
    );
  }

  async function one(sellerId: string, row: repository.ProductRow): Promise<Product> {
    const [product] = await shown(sellerId, [row]);
    if (!product) throw new Error('a row came to nothing');
    return product;
  }

  async function locked(trx: Tx, sellerId: string, id: string): Promise<repository.ProductRow> {
    const row = await repository.lockProduct(trx, sellerId, id);
    if (!row) throw notFound('There is no such product');
    return row;
  }

  return {
    async create(sellerId: string, { kind, ...given }: NewProduct): Promise<Product> {
      const now = clock.now();
      const id = random.publicId();
      const row = {
        seller_id: sellerId,
        id,
        kind,
        status: 'draft' as const,
        title: given.title,
        description: '',
        prices: json([]),
        content: json({}),
        cover: null,
        gallery: null,
        questions: json([]),
        thank_you: json({}),
        accent: null,
        seo: json({}),
        language: 'en',
        published_at: null,
        created_at: now,
        updated_at: now,
        version: 1,
        ...(await settle(given, { seller_id: sellerId, id, kind, prices: [], content: {} }, rules)),
      };
      await database.tx((trx) => repository.insertProduct(trx, row));
      return this.get(sellerId, row.id);
    },

    async list(sellerId: string, query: ProductQuery): Promise<Products> {
      const limit = query.limit ?? 25;
      const rows = await repository.listProducts(database.db, sellerId, {
        kind: query.kind,
        status: query.status,
        text: query.q?.trim() || undefined,
        after: query.cursor ? readCursor(query.cursor) : undefined,
        limit: limit + 1,
      });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        items: await shown(sellerId, page),
        next: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
      };
    },

    async get(sellerId: string, id: string): Promise<Product> {
      const row = await repository.findProduct(database.db, sellerId, id);
      if (!row) throw notFound('There is no such product');
      return one(sellerId, row);
    },

    /** Changes what is given. What is on sale has to stay complete; what is archived stays as it was. */
    async update(sellerId: string, id: string, given: ProductFields): Promise<Product> {
      const known = await repository.findProduct(database.db, sellerId, id);
      if (!known) throw notFound('There is no such product');
      const sellerName = await identity.sellerName(sellerId);
      // Pictures are looked up outside the transaction: it may run twice and holds the row.
      const settled = await settle(given, known, rules);
      const row = await database.tx(async (trx) => {
        const before = await locked(trx, sellerId, id);
        if (given.version !== undefined && given.version !== before.version)
          throw conflict('version_conflict', 'This product was changed somewhere else in the meantime');
        if (before.status === 'archived')
          throw conflict(
            'product_archived',
            `This ${oneOf(before)} is archived, so it cannot be changed. Duplicate it instead.`,
          );
        const after = await repository.updateProduct(trx, sellerId, id, {
          ...settled,
          updated_at: clock.now(),
          version: before.version + 1,
        });
        if (before.status !== 'published') return after;
        const surroundings = await around(sellerId, [after], trx);
        const missing = missingOf(after, { sellerName, around: surroundings, onSale: before.content });
        if (missing.length === 0) return after;
        const message = `This ${oneOf(after)} is on sale, so it has to stay complete. Pause it to take this away.`;
        throw unprocessable('product_incomplete', message, missingFields(missing));
      });
      forget(id, sellerId);
      return one(sellerId, row);
    },

    /** A draft with all that can be written of a product; what it sold stays where it is. */
    async duplicate(sellerId: string, id: string): Promise<Product> {
      const row = await repository.findProduct(database.db, sellerId, id);
      if (!row) throw notFound('There is no such product');
      const now = clock.now();
      const copy = {
        ...row,
        id: random.publicId(),
        status: 'draft' as const,
        // Counted as the contract counts, so that no letter is cut in half.
        title: `${Array.from(row.title)
          .slice(0, mostOfTitle - copied.length)
          .join('')}${copied}`,
        prices: json(row.prices.map((price) => ({ ...price, id: rules.newPriceId() }))),
        content: json(row.content),
        cover: row.cover && json(row.cover),
        gallery: row.gallery && json(row.gallery),
        questions: json(row.questions),
        thank_you: json(row.thank_you),
        seo: json(row.seo),
        published_at: null,
        created_at: now,
        updated_at: now,
        version: 1,
      };
      await database.tx((trx) => repository.insertProduct(trx, copy));
      return this.get(sellerId, copy.id);
    },

    /** Deletes a draft; what was ever on sale is archived instead, because orders point at it. */
    async remove(sellerId: string, id: string): Promise<void> {
      await database.tx(async (trx) => {
        const row = await locked(trx, sellerId, id);
        if (row.status !== 'draft')
          throw conflict('product_was_published', `This ${oneOf(row)} was on sale. Archive it instead.`);
        await repository.deleteProduct(trx, sellerId, id);
      });
      forget(id, sellerId);
    },

    /** Asks the chart, under the row's lock. Throws a 409 refusal, with what is missing when that is why. */
    async move(sellerId: string, id: string, event: CreatorEvent): Promise<Product> {
      const sellerName = await identity.sellerName(sellerId);
      const row = await database.tx(async (trx) => {
        const before = await locked(trx, sellerId, id);
        const surroundings = await around(sellerId, [before], trx);
        const missing = missingOf(before, { sellerName, around: surroundings });
        const moved = transition(before.status, { type: event }, { missing });
        if (moved.refused) {
          const complete = transition(before.status, { type: event });
          if (complete.refused) throw conflict('event_refused', refusals[event](oneOf(before)));
          throw conflict(
            'product_incomplete',
            missing.map(({ message }) => message).join('. '),
            missingFields(missing),
          );
        }
        if (event === 'archive') await leaveUnsold(trx, { sellerId, productId: id });
        const now = clock.now();
        return repository.updateProduct(trx, sellerId, id, {
          status: moved.state,
          published_at: before.published_at ?? (moved.state === 'published' ? now : null),
          updated_at: now,
          version: before.version + 1,
        });
      });
      forget(id, sellerId);
      return one(sellerId, row);
    },
  };
}

export type CatalogService = ReturnType<typeof createCatalogService>;
