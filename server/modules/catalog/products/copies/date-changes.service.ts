// Several dates of the same, changed together.
import { hasBegun } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import type { DateChanges, DateDifference, DatePart, DatesChanged } from '@haat/openapi';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, notFound, Refusal } from '../../../../platform/http/errors';
import type { Publishing } from '../changes/publish.service';
import { findUnpublished, saveUnpublished } from '../changes/unpublished.repository';
import { listVersions } from '../changes/version.repository';
import { type ChangeParts, existingOf, settle } from '../product/product.change';
import {
  columnsOf,
  differingFields,
  editedRow,
  hasChanges,
  type WrittenFields,
} from '../product/product.fields';
import type { OwnerProducts, OwnProduct } from '../product/product.owner';
import { type ProductRow, updateProduct } from '../product/product.repository';
import { oneOf } from '../product/product.text';
import { dateParts, differsIn, fieldsLike } from './date-parts';
import { findDates } from './product-date.repository';

interface DateChangesContext extends Pick<Deps, 'clock' | 'database'> {
  ownerProducts: OwnerProducts;
  rules: ChangeParts;
  publishLocked: Publishing['publishLocked'];
  /** Called after the commit of whatever others show of a product. */
  forget: (productId: string, sellerId: string) => void;
}

interface Key {
  sellerId: string;
  id: string;
}

/** Buyers have it exactly as it is written. */
const isPublished = ({ live, unpublished }: OwnProduct): boolean =>
  live.status === 'published' && !hasChanges(unpublished);

/** What is over, or on, stays as it was. */
function isToCome(row: ProductRow, now: Date): boolean {
  const held = kindOf(row).session?.(row.content as never);
  return !held || !hasBegun(held.session, now);
}

/** The other dates of a product that are still to come, in both their states. */
async function othersOf(
  { clock, database: { db }, ownerProducts }: DateChangesContext,
  { sellerId, id }: Key,
): Promise<OwnProduct[]> {
  const rows = (await findDates(db, { sellerId, productId: id })).filter((row) => row.id !== id);
  const unpublished = await findUnpublished(
    db,
    sellerId,
    rows.map((row) => row.id),
  );
  const now = clock.now();
  return rows
    .map((row) => ownerProducts.both(row, unpublished.get(row.id)))
    .filter(({ live, edited }) => isToCome(live, now) && isToCome(edited, now));
}

/** What was on sale before what is written now, or before what was published last; null where nothing was. */
async function formerOf(
  { database: { db } }: DateChangesContext,
  { live, unpublished }: OwnProduct,
): Promise<WrittenFields | null> {
  if (live.status === 'draft') return null;
  if (hasChanges(unpublished)) return live;
  const [, former] = await listVersions(db, { sellerId: live.seller_id, productId: live.id });
  return former?.fields ?? null;
}

/** In what the other dates that are still to come differ from this one. */
async function differences(context: DateChangesContext, own: OwnProduct): Promise<DateDifference[]> {
  const { edited } = own;
  const others = await othersOf(context, { sellerId: edited.seller_id, id: edited.id });
  const differing = dateParts.flatMap((part) => {
    const dates = others.filter((other) => differsIn(part, edited, other.edited)).length;
    return dates > 0 ? [{ part, dates }] : [];
  });
  if (differing.length === 0) return [];
  const former = await formerOf(context, own);
  return differing.map((one) => ({
    ...one,
    isChanged: former !== null && differsIn(one.part, edited, { ...former, kind: edited.kind }),
  }));
}

interface Prepared {
  id: string;
  /** Of the date, as it was read. */
  version: number;
  settled: Partial<WrittenFields>;
}

/** What is written of one date, held to the rules of changing it alone; null where it is so already. */
async function prepare(
  { rules }: DateChangesContext,
  from: ProductRow,
  { other, parts }: { other: OwnProduct; parts: readonly DatePart[] },
): Promise<Prepared | null> {
  const { edited } = other;
  const differing = parts.filter((part) => differsIn(part, from, edited));
  if (differing.length === 0) return null;
  const { prices, content, ...fields } = fieldsLike(from, edited, differing);
  const given = { ...(prices && { prices }), ...(content && { content }) };
  const settled = { ...fields, ...(await settle(given, existingOf(other), rules)) };
  return { id: edited.id, version: edited.version, settled };
}

/** Says which of the dates it was. */
async function ofDate<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code === 'version_conflict') throw error;
    const why = Object.values(error.fields ?? {})[0] ?? error.message;
    throw conflict('date_refused', 'Nothing was changed: one of the dates cannot be changed so', {
      [id]: why,
    });
  }
}

/** Writes one date; true where it is on sale so. */
async function write(
  { clock, ownerProducts, publishLocked }: DateChangesContext,
  trx: Tx,
  { id, version, settled }: Prepared,
  { sellerId, sellerName, publishes }: { sellerId: string; sellerName: string | null; publishes: boolean },
): Promise<boolean> {
  const before = await ownerProducts.lock(trx, sellerId, id, version);
  const { live, edited } = before;
  const at = clock.now();
  const next = version + 1;
  if (live.status === 'archived')
    throw conflict('product_archived', `This ${oneOf(live)} is archived, so it cannot be changed.`);
  if (live.status === 'draft') {
    await updateProduct(trx, sellerId, id, { ...columnsOf(settled), updated_at: at, version: next });
    return false;
  }
  const fields = differingFields(live, { ...edited, ...settled });
  const saved = await saveUnpublished(trx, { sellerId, productId: id }, { fields, version: next, at });
  // What else was changed of it is not published with it.
  if (!publishes || !isPublished(before) || !hasChanges(saved)) return false;
  await publishLocked(trx, { live, unpublished: saved, edited: editedRow(live, saved) }, sellerName);
  return true;
}

/**
 * Makes parts of the other dates that are still to come like those of this one, as it is written: of all, or of none. What is on sale here so
 * is published there too, where nothing else waits to be. Again it changes nothing.
 * @throws Refusal 404, 409 where this one or another was changed meanwhile, or one of them cannot be changed so
 */
async function changeOthers(
  context: DateChangesContext,
  { sellerId, id }: Key,
  { parts, version }: DateChanges,
): Promise<DatesChanged> {
  const { database, forget, ownerProducts } = context;
  const own = await ownerProducts.find(sellerId, id);
  if (!kindOf(own.live).atDate || own.live.status === 'archived') throw notFound('Product not found');
  const sellerName = await ownerProducts.sellerName(sellerId);
  const prepared: Prepared[] = [];
  for (const other of await othersOf(context, { sellerId, id })) {
    const one = await ofDate(other.live.id, () => prepare(context, own.edited, { other, parts }));
    if (one) prepared.push(one);
  }
  // All who lock several dates lock them in one order.
  const inOrder = prepared.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const published = await database.tx(async (trx) => {
    await ownerProducts.lock(trx, sellerId, id, version);
    const of = { sellerId, sellerName, publishes: isPublished(own) };
    const done: string[] = [];
    for (const one of inOrder)
      if (await ofDate(one.id, () => write(context, trx, one, of))) done.push(one.id);
    return done;
  });
  for (const one of published) forget(one, sellerId);
  return { changed: prepared.length, published: published.length };
}

export const createDateChanges = (context: DateChangesContext) => ({
  differences: (own: OwnProduct) => differences(context, own),
  isPublished,
  changeOthers: (key: Key, given: DateChanges) => changeOthers(context, key, given),
});

export type DateChangesService = ReturnType<typeof createDateChanges>;
