import type { NewProduct, Product, ProductFields, Products } from '@haat/openapi';
import { readCursor, writeCursor } from '../../../platform/database/cursor';
import type { Tx } from '../../../platform/database/database';
import { json } from '../../../platform/database/schema';
import type { Deps } from '../../../platform/deps';
import { conflict } from '../../../platform/http/errors';
import type { Identity } from '../../accounts';
import { findPlayedFiles, type Media } from '../media';
import { createPublishing } from './changes/publish.service';
import { saveUnpublished } from './changes/unpublished.repository';
import { createCopies } from './copies/copies.service';
import { createDateChanges } from './copies/date-changes.service';
import { deleteDate } from './copies/product-date.repository';
import { type ChangeParts, existingOf, settle } from './product/product.change';
import { columnsOf, differingFields } from './product/product.fields';
import { createOwnerProducts, type OwnerParts, type OwnerProducts } from './product/product.owner';
import { refuseTooMany } from './product/product.quotas';
import * as repository from './product/product.repository';
import { oneOf } from './product/product.text';

export interface ProductQuery {
  kind?: Product['kind'] | undefined;
  status?: Product['status'] | undefined;
  q?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface CatalogParts extends OwnerParts {
  identity: OwnerParts['identity'] & Pick<Identity, 'startSelling'>;
  media: Pick<Media, 'imageSources' | 'find'>;
  /** Called after the commit of whatever others show of a product. */
  forget: (productId: string, sellerId: string) => void;
}

interface CatalogContext extends Pick<Deps, 'clock' | 'database' | 'random'>, Pick<CatalogParts, 'forget'> {
  ownerProducts: OwnerProducts;
  rules: ChangeParts;
  startSelling: Identity['startSelling'];
}

async function insert(
  { startSelling }: Pick<CatalogContext, 'startSelling'>,
  trx: Tx,
  row: Parameters<typeof repository.insertProduct>[1],
): Promise<void> {
  refuseTooMany(await repository.countProducts(trx, row.seller_id));
  await repository.insertProduct(trx, row);
  await startSelling(trx, row.seller_id);
}

async function create(
  context: CatalogContext,
  sellerId: string,
  { kind, ...given }: NewProduct,
): Promise<Product> {
  const now = context.clock.now();
  const id = context.random.publicId();
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
    trailer: null,
    questions: json([]),
    thank_you: json({}),
    accent: null,
    seo: json({}),
    language: 'en',
    published_at: null,
    created_at: now,
    updated_at: now,
    version: 1,
    ...columnsOf(
      await settle(given, { seller_id: sellerId, id, kind, prices: [], content: {} }, context.rules),
    ),
  };
  await context.database.tx((trx) => insert(context, trx, row));
  return get(context, sellerId, row.id);
}

async function list(
  { database, ownerProducts }: CatalogContext,
  sellerId: string,
  query: ProductQuery,
): Promise<Products> {
  const limit = query.limit ?? 25;
  const rows = await repository.listSummaries(database.db, sellerId, {
    kind: query.kind,
    status: query.status,
    text: query.q?.trim() || undefined,
    after: query.cursor ? readCursor(query.cursor) : undefined,
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: await ownerProducts.summaries(sellerId, page),
    next: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

const get = async ({ ownerProducts }: CatalogContext, sellerId: string, id: string): Promise<Product> =>
  ownerProducts.view(await ownerProducts.find(sellerId, id));

/** Changes what is given: a draft as it stands, of what buyers have already the part that is not published. */
async function update(
  { clock, database, ownerProducts, rules }: CatalogContext,
  sellerId: string,
  id: string,
  given: ProductFields,
): Promise<Product> {
  const existing = await ownerProducts.find(sellerId, id);
  // Pictures are looked up outside the transaction: it may run twice and holds the row.
  const settled = await settle(given, existingOf(existing), rules);
  const after = await database.tx(async (trx) => {
    const { live, edited } = await ownerProducts.lock(trx, sellerId, id, given.version);
    if (live.status === 'archived')
      throw conflict(
        'product_archived',
        `This ${oneOf(live)} is archived, so it cannot be changed. Duplicate it instead.`,
      );
    const now = clock.now();
    const version = edited.version + 1;
    if (live.status === 'draft') {
      const change = { ...columnsOf(settled), updated_at: now, version };
      return ownerProducts.both(await repository.updateProduct(trx, sellerId, id, change), undefined);
    }
    const fields = differingFields(live, { ...edited, ...settled });
    const key = { sellerId, productId: id };
    return ownerProducts.both(live, await saveUnpublished(trx, key, { fields, version, at: now }));
  });
  return ownerProducts.view(after);
}

/** Deletes a draft; what was ever on sale is archived instead, because orders point at it. */
async function remove(
  { database, forget, ownerProducts }: CatalogContext,
  sellerId: string,
  id: string,
): Promise<void> {
  await database.tx(async (trx) => {
    const { live: row } = await ownerProducts.lock(trx, sellerId, id);
    if (row.status !== 'draft')
      throw conflict('product_was_published', `This ${oneOf(row)} was on sale. Archive it instead.`);
    await repository.deleteProduct(trx, sellerId, id);
    await deleteDate(trx, { sellerId, productId: id });
  });
  forget(id, sellerId);
}

/** A creator's own products. Every call is bound to one seller; another's product is as good as none. */
export function createCatalogService(
  deps: Pick<Deps, 'clock' | 'config' | 'database' | 'events' | 'random'>,
  { identity, media, soldSoFar, connectedChannels, forget }: CatalogParts,
) {
  const { clock, config, database, random } = deps;
  const ownerProducts = createOwnerProducts(deps, { identity, media, soldSoFar, connectedChannels });
  const rules: ChangeParts = {
    limits: config.price,
    newPriceId: () => random.publicId().slice(0, 10),
    priceIdsElsewhere: (ids, { seller_id: sellerId, id: except }) =>
      repository.findPriceIds(database.db, { sellerId, except, ids }),
    findPicture: media.find,
    findFile: async (sellerId, id) => (await findPlayedFiles(database.db, sellerId, [id])).get(id) ?? null,
    contextOf: (product) => ownerProducts.contextOf(product.seller_id, [product]),
  };
  const { publishLocked, ...publishing } = createPublishing(deps, { ownerProducts, rules, forget });
  const dateChanges = createDateChanges({ ...deps, ownerProducts, rules, publishLocked, forget });
  const context: CatalogContext = {
    clock,
    database,
    random,
    ownerProducts,
    rules,
    forget,
    startSelling: identity.startSelling,
  };
  return {
    create: (sellerId: string, newProduct: NewProduct) => create(context, sellerId, newProduct),
    list: (sellerId: string, query: ProductQuery) => list(context, sellerId, query),
    get: (sellerId: string, id: string) => get(context, sellerId, id),
    findOwn: (sellerId: string, id: string) => ownerProducts.find(sellerId, id),
    update: (sellerId: string, id: string, given: ProductFields) => update(context, sellerId, id, given),
    ...createCopies({
      ...context,
      newPriceId: context.rules.newPriceId,
      insert: (trx, row) => insert(context, trx, row),
      get: (sellerId, id) => get(context, sellerId, id),
      dateChanges,
    }),
    changeOtherDates: dateChanges.changeOthers,
    remove: (sellerId: string, id: string) => remove(context, sellerId, id),
    ...publishing,
  };
}

export type CatalogService = ReturnType<typeof createCatalogService>;
