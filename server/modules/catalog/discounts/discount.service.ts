import { productKinds } from '@haat/kinds/facts';
import type { Discount, Discounts, NewDiscount } from '@haat/openapi';
import { quotas } from '@haat/openapi/quotas';
import { readCursor, writeCursor } from '../../../platform/database/cursor';
import type { Db, Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import { conflict, invalid, notFound, sqlState } from '../../../platform/http/errors';
import {
  countDiscounts,
  type DiscountRow,
  deleteUnused,
  findDiscount,
  findDue,
  insertDiscount,
  isOwnProduct,
  type ListedDiscount,
  listDiscounts,
  lockDiscount,
  writeDiscount,
} from './discount.repository';
import { settleTerms, type Terms } from './discount.rules';
import { statusAt, statusColumnsAt, turned } from './discount.status';

type DiscountDeps = Pick<Deps, 'clock' | 'config' | 'database' | 'random'>;

/** What creators do with their discounts. */
export interface DiscountService {
  list(sellerId: string, query: { productId?: string; limit?: number; cursor?: string }): Promise<Discounts>;
  get(sellerId: string, id: string): Promise<Discount>;
  create(sellerId: string, given: NewDiscount): Promise<Discount>;
  update(sellerId: string, id: string, given: NewDiscount): Promise<Discount>;
  /** @throws Refusal 409 where it stands so already */
  turn(sellerId: string, id: string, to: 'off' | 'on'): Promise<Discount>;
  /** @throws Refusal 409 once an order was placed with it */
  remove(sellerId: string, id: string): Promise<void>;
  /** Takes up what time has changed. */
  lookAtDue(): Promise<void>;
}

interface DiscountContext extends DiscountDeps {
  changed: (sellerId: string) => void;
}

function unknown() {
  return notFound('Discount not found');
}

async function get(
  { database, clock, config }: DiscountContext,
  sellerId: string,
  id: string,
): Promise<Discount> {
  const row = await findDiscount(database.db, sellerId, id);
  if (!row) throw unknown();
  return toDiscount(row, clock.now(), config.publicUrl ?? '');
}

async function checkProduct(db: Db, sellerId: string, { product_id: productId }: Terms): Promise<void> {
  if (productId !== null && !(await isOwnProduct(db, sellerId, productId)))
    throw invalid({ productId: 'Product not found' });
}

/** Two of one creator cannot have the same code. */
async function write({ database }: DiscountContext, work: (trx: Tx) => Promise<void>): Promise<void> {
  try {
    await database.tx(work);
  } catch (error) {
    if (sqlState(error) !== '23505') throw error;
    throw invalid({
      code: 'You already have a discount with this code. Change that one, or choose another code',
    });
  }
}

async function change(
  context: DiscountContext,
  sellerId: string,
  id: string,
  make: (row: DiscountRow, trx: Tx) => Partial<DiscountRow> | Promise<Partial<DiscountRow>>,
): Promise<Discount> {
  await write(context, async (trx) => {
    const row = await lockDiscount(trx, sellerId, id);
    if (!row) throw unknown();
    const next = { ...row, ...(await make(row, trx)), version: row.version + 1 };
    await writeDiscount(trx, row, { ...next, ...statusColumnsAt(next, context.clock.now()) });
  });
  context.changed(sellerId);
  return get(context, sellerId, id);
}

async function list(
  { database, clock, config }: DiscountContext,
  sellerId: string,
  { productId, limit = 25, cursor }: { productId?: string; limit?: number; cursor?: string },
): Promise<Discounts> {
  const after = cursor ? readCursor(cursor) : undefined;
  const rows = await listDiscounts(database.db, sellerId, { productId, after, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map((row) => toDiscount(row, clock.now(), config.publicUrl ?? '')),
    next: last ? writeCursor({ at: last.created_at, id: last.id }) : null,
  };
}

async function create(context: DiscountContext, sellerId: string, given: NewDiscount): Promise<Discount> {
  const { clock, database, random, changed } = context;

  const now = clock.now();
  const terms = settleTerms(given, null, now);
  await checkProduct(database.db, sellerId, terms);
  const id = random.publicId();
  const counts = { used: 0, sales: 0, earned: 0, version: 1 };
  const row = {
    ...terms,
    ...counts,
    seller_id: sellerId,
    id,
    status: 'scheduled' as const,
    created_at: now,
  };
  await write(context, async (trx) => {
    if ((await countDiscounts(trx, sellerId)) >= quotas.discounts)
      throw conflict(
        'too_many_discounts',
        `You can have ${quotas.discounts.toLocaleString('en-IN')} discounts. Change one you have, or delete one that was never used`,
      );
    await insertDiscount(trx, { ...row, ...statusColumnsAt(row, now) });
  });
  changed(sellerId);
  return get(context, sellerId, id);
}

function update(
  context: DiscountContext,
  sellerId: string,
  id: string,
  given: NewDiscount,
): Promise<Discount> {
  return change(context, sellerId, id, async (row, trx) => {
    const terms = settleTerms(given, row, context.clock.now());
    if (terms.product_id !== row.product_id) await checkProduct(trx, sellerId, terms);
    return terms;
  });
}

function turn(context: DiscountContext, sellerId: string, id: string, to: 'off' | 'on'): Promise<Discount> {
  return change(context, sellerId, id, (row) => {
    const status = turned(row, to);
    if (status === null)
      throw conflict('discount_turned', to === 'off' ? 'It is already off' : 'It is already on');
    return { status };
  });
}

async function remove({ database, changed }: DiscountContext, sellerId: string, id: string): Promise<void> {
  await database.tx(async (trx) => {
    if (!(await lockDiscount(trx, sellerId, id))) throw unknown();
    if (!(await deleteUnused(trx, sellerId, id)))
      throw conflict(
        'discount_used',
        'It has been used in orders, so it cannot be deleted. Turn it off instead',
      );
  });
  changed(sellerId);
}

async function lookAtDue({ clock, database }: DiscountContext): Promise<void> {
  const now = clock.now();
  for (const { seller_id: sellerId, id } of await findDue(database.db, now))
    await database.tx(async (trx) => {
      const row = await lockDiscount(trx, sellerId, id);
      if (row) await writeDiscount(trx, row, statusColumnsAt(row, now));
    });
}

export function createDiscountService(
  deps: DiscountDeps,
  dependencies: { changed: (sellerId: string) => void },
): DiscountService {
  const context: DiscountContext = { ...deps, ...dependencies };
  return {
    get: (sellerId, id) => get(context, sellerId, id),
    list: (sellerId, query) => list(context, sellerId, query),
    create: (sellerId, given) => create(context, sellerId, given),
    update: (sellerId, id, given) => update(context, sellerId, id, given),
    turn: (sellerId, id, to) => turn(context, sellerId, id, to),
    remove: (sellerId, id) => remove(context, sellerId, id),
    lookAtDue: () => lookAtDue(context),
  };
}

/** A discount as its creator sees it. */
function toDiscount(row: ListedDiscount, now: Date, origin: string): Discount {
  const { product_id: id, product_kind: kind, product_title: title } = row;
  return {
    id: row.id,
    code: row.code,
    label: row.label,
    basisPoints: row.basis_points,
    amount: row.amount,
    product:
      id && kind
        ? { id, kind, title: title ?? '', url: `${origin}${productKinds[kind].previewBase}${id}` }
        : null,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    maxUses: row.max_uses,
    maxPerBuyer: row.max_per_buyer,
    minAmount: row.least,
    periods: row.periods,
    status: statusAt(row, now),
    used: row.used,
    sales: row.sales,
    earned: row.earned,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
