// What is made of a product that is there: a copy to change, and the same on one more date.
import { hasBegun } from '@haat/kinds/parts/live/session.rules';
import { kindOf } from '@haat/kinds/rules';
import type { NewProductDate, Product, ProductDates } from '@haat/openapi';
import { newProductBounds } from '@haat/openapi/bounds';
import type { Tx } from '../../../../platform/database/database';
import type { Deps } from '../../../../platform/deps';
import { conflict, invalid, notFound } from '../../../../platform/http/errors';
import { takenOfEach } from '../product/product.context';
import { columnsOf, type WrittenFields, writtenFields } from '../product/product.fields';
import type { OwnerProducts } from '../product/product.owner';
import type { insertProduct, ProductRow } from '../product/product.repository';
import type { DateChangesService } from './date-changes.service';
import { findDates, insertDate } from './product-date.repository';

interface CopiesContext extends Pick<Deps, 'clock' | 'database' | 'random'> {
  ownerProducts: OwnerProducts;
  newPriceId: () => string;
  /** Throws a 409 refusal when it would be one too many. */
  insert: (trx: Tx, row: Parameters<typeof insertProduct>[1]) => Promise<void>;
  get: (sellerId: string, id: string) => Promise<Product>;
  dateChanges: Pick<DateChangesService, 'differences' | 'isPublished'>;
}

const mostOfTitle = newProductBounds.title.maxLength;
const copied = ' (copy)';
const mostDates = 50;
const india = 'Asia/Kolkata';
const isThere = 'It is offered at this time already';

/** A draft with all that is written of a product, published or not, and prices of its own. */
const draftOf = (
  { clock, newPriceId, random }: CopiesContext,
  row: ProductRow,
  fields: Partial<WrittenFields>,
) => ({
  seller_id: row.seller_id,
  id: random.publicId(),
  kind: row.kind,
  status: 'draft' as const,
  ...columnsOf({
    ...writtenFields(row),
    prices: row.prices.map((price) => ({ ...price, id: newPriceId() })),
    ...fields,
  }),
  published_at: null,
  created_at: clock.now(),
  updated_at: clock.now(),
  version: 1,
});

/** When what a product offers is held; null for what is held at no time, or at none yet. */
const timeOf = ({ kind, content }: Pick<ProductRow, 'kind' | 'content'>) => {
  const { session } = kindOf({ kind });
  const { startsAt, timeZone = india } = content as { startsAt?: string; timeZone?: string };
  return session && startsAt !== undefined ? { startsAt, timeZone } : null;
};

/** Those that are held first come first, those without a time last. */
const inOrder = (rows: readonly ProductRow[]): ProductRow[] => {
  const place = (row: ProductRow) => Date.parse(timeOf(row)?.startsAt ?? '') || Number.MAX_SAFE_INTEGER;
  return rows.toSorted((one, other) => place(one) - place(other) || (one.id < other.id ? -1 : 1));
};

async function duplicate(context: CopiesContext, sellerId: string, id: string): Promise<Product> {
  const { edited: row } = await context.ownerProducts.find(sellerId, id);
  // Counted as the contract counts, so that no letter is cut in half.
  const title = `${Array.from(row.title)
    .slice(0, mostOfTitle - copied.length)
    .join('')}${copied}`;
  const copy = draftOf(context, row, { title });
  await context.database.tx((trx) => context.insert(trx, copy));
  return context.get(sellerId, copy.id);
}

/**
 * A draft of the same on another date, with seats of its own.
 * @throws Refusal 404 for another's and for what is held at no time, 422 for a time that has passed, 409 for one that is there already
 */
async function addDate(
  context: CopiesContext,
  { sellerId, id }: { sellerId: string; id: string },
  given: NewProductDate,
): Promise<Product> {
  const startsAt = new Date(given.startsAt).toISOString();
  const copyId = await context.database.tx(async (trx) => {
    const { edited: row } = await context.ownerProducts.lock(trx, sellerId, id);
    const { atDate } = kindOf(row);
    if (!atDate) throw notFound('Product not found');
    if (hasBegun({ startsAt }, context.clock.now()))
      throw invalid({ startsAt: 'This time has passed. Choose a time in the future.' });
    const others = await findDates(trx, { sellerId, productId: id });
    if (others.length >= mostDates)
      throw conflict('too_many_dates', `A live session can have ${mostDates} dates`);
    if ([row, ...others].some((one) => timeOf(one)?.startsAt === startsAt))
      throw conflict('date_exists', isThere, { startsAt: isThere });
    const copy = draftOf(context, row, { content: atDate(row.content as never, startsAt) });
    await context.insert(trx, copy);
    await insertDate(trx, { sellerId, productId: copy.id, of: id });
    return copy.id;
  });
  return context.get(sellerId, copyId);
}

/** As they are on sale; of a draft what is written. @throws Refusal 404 for another's and for what is held at no time */
async function dates(
  { clock, database: { db }, dateChanges, ownerProducts }: CopiesContext,
  sellerId: string,
  id: string,
): Promise<ProductDates> {
  const own = await ownerProducts.find(sellerId, id);
  const { live, edited } = own;
  if (!kindOf(live).atDate) throw notFound('Product not found');
  const found = await findDates(db, { sellerId, productId: id });
  const rows = found.some((row) => row.id === id) ? found : [live, ...found];
  const now = clock.now();
  const seatsTaken = await takenOfEach(db, sellerId, { rows, now });
  const items = inOrder(rows).map((row): ProductDates['items'][number] => {
    const { startsAt = null, timeZone = india } = timeOf(row) ?? {};
    const seats = kindOf(row).seats?.(row.content as never, now) ?? null;
    const { id, status, title } = row;
    return { id, status, title, startsAt, timeZone, seats, taken: seatsTaken.get(id) ?? 0 };
  });
  const differences = live.status === 'archived' ? [] : await dateChanges.differences(own);
  return { items, version: edited.version, isPublished: dateChanges.isPublished(own), differences };
}

export const createCopies = (context: CopiesContext) => ({
  duplicate: (sellerId: string, id: string) => duplicate(context, sellerId, id),
  addDate: (key: { sellerId: string; id: string }, given: NewProductDate) => addDate(context, key, given),
  dates: (sellerId: string, id: string) => dates(context, sellerId, id),
});
