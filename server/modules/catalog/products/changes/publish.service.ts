import { transition } from '@haat/machines/lifecycles/product';
import type { Product, ProductVersions } from '@haat/openapi';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound } from '../../../../platform/http/errors';
import { type ChangeParts, existingOf, settle } from '../product/product.change';
import { missingOf } from '../product/product.context';
import { differencesBetween } from '../product/product.differences';
import { columnsOf, differingFields, hasChanges, writtenFields } from '../product/product.fields';
import { lessonsAdded } from '../product/product.lessons';
import type { OwnerProducts, OwnProduct } from '../product/product.owner';
import { type ProductRow, updateProduct } from '../product/product.repository';
import { missingFields } from '../product/product.rules';
import { type CreatorEvent, oneOf, refusals } from '../product/product.text';
import { deleteUnpublished, renumberUnpublished, saveUnpublished } from './unpublished.repository';
import { countTold, deleteOldVersions, findVersion, insertVersion, listVersions } from './version.repository';

/** Versions of a product that can be gone back to. */
const keptVersions = 20;
/** Versions in any 24 hours of which buyers are told. */
const mostToldADay = 5;
const day = 24 * 60 * 60_000;

interface PublishParts {
  ownerProducts: OwnerProducts;
  rules: ChangeParts;
  /** Called after the commit of whatever others show of a product. */
  forget: (productId: string, sellerId: string) => void;
}

/** What a creator asks for: the product, and the version that they saw; left out, it stands on whatever there is. */
interface Asked {
  sellerId: string;
  id: string;
  version?: number | undefined;
  /** Those who have access are told of lessons that are added. */
  tellBuyers?: boolean;
}

interface PublishContext extends Pick<Deps, 'clock' | 'database' | 'events'>, PublishParts {}

/** Whether this very version has been published and nothing was changed since: the answer was lost. */
async function isPublished(trx: Tx, { live, unpublished, edited }: OwnProduct, version: number) {
  if (hasChanges(unpublished) || edited.version !== version + 1) return false;
  const key = { sellerId: live.seller_id, productId: live.id };
  return (await findVersion(trx, { ...key, version: live.version })) !== undefined;
}

/** The lessons that buyers are to be told of. @throws Refusal 409 where they were told too often lately */
async function lessonsToTell(
  trx: Tx,
  { live, edited }: OwnProduct,
  { tellBuyers, now }: { tellBuyers: boolean; now: Date },
): Promise<string[]> {
  const added = tellBuyers && live.status !== 'draft' ? (lessonsAdded(live, edited) ?? []) : [];
  if (added.length === 0) return [];
  const key = { sellerId: live.seller_id, productId: live.id };
  if ((await countTold(trx, key, new Date(now.getTime() - day))) >= mostToldADay)
    throw conflict(
      'told_too_often',
      'Buyers were told of new lessons five times in 24 hours. Publish without telling them.',
    );
  return added.map(({ id }) => id);
}

interface VersionParts {
  after: ProductRow;
  named: (id: string) => string | undefined;
  hasToldBuyers: boolean;
}

/** Writes down what is published now, and what was before where nobody did. */
async function keepVersion(
  trx: Tx,
  { live, edited }: OwnProduct,
  { after, named, hasToldBuyers }: VersionParts,
) {
  const key = { sellerId: live.seller_id, productId: live.id };
  const wasPublic = live.status !== 'draft';
  if (wasPublic && (await listVersions(trx, key)).length === 0)
    await insertVersion(trx, {
      ...key,
      version: live.version,
      publishedAt: live.updated_at,
      publishedBy: null,
      changes: [],
      fields: writtenFields(live),
      hasToldBuyers: false,
    });
  await insertVersion(trx, {
    ...key,
    version: after.version,
    publishedAt: after.updated_at,
    publishedBy: live.seller_id,
    changes: wasPublic ? differencesBetween(live, edited, named) : [],
    fields: writtenFields(after),
    hasToldBuyers,
  });
  await deleteOldVersions(trx, key, keptVersions);
}

function refuse(event: CreatorEvent, { live, unpublished }: OwnProduct, missing: Product['missing']): never {
  const context = { missing: [], hasChanges: hasChanges(unpublished) };
  if (transition(live.status, { type: event }, context).refused)
    throw conflict('event_refused', refusals[event](oneOf(live)));
  const reason = missing.map(({ message }) => message).join('. ');
  const isAside = event === 'resume' && context.hasChanges;
  throw conflict(
    'product_incomplete',
    isAside ? `Publish your changes first. The published version is missing: ${reason}` : reason,
    missingFields(missing),
  );
}

interface Move {
  event: CreatorEvent;
  tellBuyers: boolean;
  sellerName: string | null;
}

/** Asks the chart of a product that the transaction has locked. @throws Refusal 409, with what is missing when that is why */
async function moveLocked(
  { clock, events, ownerProducts }: PublishContext,
  trx: Tx,
  before: OwnProduct,
  { event, tellBuyers, sellerName }: Move,
): Promise<OwnProduct> {
  const { live, unpublished, edited } = before;
  const { seller_id: sellerId, id } = live;
  const isPublishing = event === 'publish';
  const checked = isPublishing ? edited : live;
  const productContext = await ownerProducts.contextOf(sellerId, [live, edited], trx);
  const onSale = live.status === 'published' ? live.content : null;
  const missing = missingOf(checked, { sellerName, productContext, onSale });
  const context = { missing, hasChanges: hasChanges(unpublished) };
  const { state, refused } = transition(live.status, { type: event }, context);
  if (refused) refuse(event, before, missing);
  const key = { sellerId, productId: id };
  // Buyers of what is paused have it still, and hear of what changes of it.
  const isForBuyers = state === 'published' || (state === 'paused' && isPublishing);
  if (isForBuyers) await events.publish(trx, 'product.published', key);
  if (state === 'archived') await events.publish(trx, 'product.archived', key);
  const now = clock.now();
  const lessonIds = isPublishing ? await lessonsToTell(trx, before, { tellBuyers, now }) : [];
  const next = edited.version + 1;
  const after = await updateProduct(trx, sellerId, id, {
    ...(isPublishing && unpublished && columnsOf(unpublished.fields)),
    status: state,
    published_at: live.published_at ?? (state === 'published' ? now : null),
    updated_at: now,
    version: next,
  });
  if (!isPublishing) {
    await renumberUnpublished(trx, key, next);
    const remaining = unpublished && { ...unpublished, version: next };
    return ownerProducts.both(after, remaining);
  }
  await deleteUnpublished(trx, key);
  await keepVersion(trx, before, {
    after,
    named: (other) => productContext.others.get(other)?.title,
    hasToldBuyers: lessonIds.length > 0,
  });
  if (lessonIds.length > 0)
    await events.publish(trx, 'product.lessonsAnnounced', {
      ...key,
      version: after.version,
      lessonIds,
      at: now.toISOString(),
    });
  return ownerProducts.both(after, undefined);
}

/** Asks the chart, under the row's lock. Throws a 409 refusal, with what is missing when that is why. */
async function move(
  context: PublishContext,
  { sellerId, id, version, tellBuyers = false }: Asked,
  event: CreatorEvent,
): Promise<Product> {
  const { database, forget, ownerProducts } = context;
  const sellerName = await ownerProducts.sellerName(sellerId);
  const result = await database.tx(async (trx) => {
    const before = await ownerProducts.lock(trx, sellerId, id);
    if (version !== undefined && version !== before.edited.version) {
      if (event === 'publish' && (await isPublished(trx, before, version))) return before;
      throw conflict('version_conflict', 'This product was changed elsewhere in the meantime');
    }
    return moveLocked(context, trx, before, { event, tellBuyers, sellerName });
  });
  forget(id, sellerId);
  return ownerProducts.view(result);
}

/**
 * Takes a product off sale for good, in the caller's transaction. What is archived already stays as it is.
 * @throws Refusal 404, 409 for what was never on sale
 */
async function withdraw(
  { clock, events, ownerProducts }: PublishContext,
  trx: Tx,
  { sellerId, id }: Asked,
): Promise<ProductRow> {
  const before = await ownerProducts.lock(trx, sellerId, id);
  const { live, unpublished, edited } = before;
  if (live.status === 'archived') return live;
  const { state, refused } = transition(live.status, { type: 'archive' });
  if (refused) refuse('archive', before, []);
  const key = { sellerId, productId: id };
  await events.publish(trx, 'product.archived', key);
  const version = edited.version + 1;
  await updateProduct(trx, sellerId, id, { status: state, updated_at: clock.now(), version });
  if (unpublished) await renumberUnpublished(trx, key, version);
  return live;
}

/** Drops what is not published. Without changes nothing happens. */
async function discard(
  { clock, database, ownerProducts }: PublishContext,
  { sellerId, id, version }: Asked,
): Promise<Product> {
  const after = await database.tx(async (trx) => {
    const before = await ownerProducts.lock(trx, sellerId, id, version);
    const { live, unpublished, edited } = before;
    if (!hasChanges(unpublished)) return before;
    const at = clock.now();
    const key = { sellerId, productId: id };
    return ownerProducts.both(
      live,
      await saveUnpublished(trx, key, { fields: {}, version: edited.version + 1, at }),
    );
  });
  return ownerProducts.view(after);
}

/** What was published, newest first. */
async function versions(
  { database, ownerProducts }: PublishContext,
  { sellerId, id }: Asked,
): Promise<ProductVersions> {
  const { live } = await ownerProducts.find(sellerId, id);
  const [name, rows] = await Promise.all([
    ownerProducts.sellerName(sellerId),
    listVersions(database.db, { sellerId, productId: live.id }),
  ]);
  const items = rows.map((row) => ({
    number: row.version,
    publishedAt: row.published_at.toISOString(),
    publishedBy: row.published_by === sellerId ? name : null,
    title: row.fields.title,
    changes: row.changes,
  }));
  return { items, next: null };
}

/**
 * Takes an earlier version as unpublished changes, in the place of those there are. Nothing of it is live before it is published.
 * Throws 404, and 409 for what is archived.
 */
async function restore(
  { clock, database, ownerProducts, rules }: PublishContext,
  { sellerId, id, version }: Asked,
  number: number,
): Promise<Product> {
  const existing = await ownerProducts.find(sellerId, id);
  const wanted = await findVersion(database.db, { sellerId, productId: id, version: number });
  if (!wanted) throw notFound('This version is no longer available');
  const { fields } = wanted;
  // Another product may have taken the name of one of its prices meanwhile.
  const prices = existingOf(existing, fields.prices);
  const settled = await settle({ prices: fields.prices }, prices, rules);
  const after = await database.tx(async (trx) => {
    const { live, edited } = await ownerProducts.lock(trx, sellerId, id, version);
    if (live.status === 'archived')
      throw conflict('product_archived', `This ${oneOf(live)} is archived, so it cannot be changed.`);
    const changed = {
      fields: differingFields(live, { ...fields, ...settled }),
      version: edited.version + 1,
    };
    return ownerProducts.both(
      live,
      await saveUnpublished(trx, { sellerId, productId: id }, { ...changed, at: clock.now() }),
    );
  });
  return ownerProducts.view(after);
}

/** Puts products on sale and takes them off it, and makes live what was changed. */
export function createPublishing(deps: Pick<Deps, 'clock' | 'database' | 'events'>, parts: PublishParts) {
  const context: PublishContext = { ...deps, ...parts };
  return {
    move: (request: Asked, event: CreatorEvent) => move(context, request, event),
    /** Makes the changes of a locked product live, in the caller's transaction, after whose commit `forget` is to be called. */
    publishLocked: (trx: Tx, before: OwnProduct, sellerName: string | null) =>
      moveLocked(context, trx, before, { event: 'publish', tellBuyers: false, sellerName }),
    withdraw: (trx: Tx, request: Asked) => withdraw(context, trx, request),
    discard: (request: Asked) => discard(context, request),
    versions: (request: Asked) => versions(context, request),
    restore: (request: Asked, number: number) => restore(context, request, number),
  };
}

export type Publishing = ReturnType<typeof createPublishing>;
