import type { Price } from '@haat/openapi';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { Automatic } from './automatic.store';
import { type DiscountRow, findByCode, lockDiscount, writeDiscount } from './discount.repository';
import { codeOf } from './discount.rules';
import { statusAt, statusColumnsAt } from './discount.status';
import { applyDiscount, type Buying, type DiscountedPrice } from './discount-amount.rules';
import { automaticOver, refusalOf, refused, unknownCode, usedByBuyer } from './refusal.text';
import { countHeld, countUses, findUse, insertUse, writeUse } from './use.repository';

/** What comes off an order that is not placed yet. Paise. */
export interface AppliedDiscount extends DiscountedPrice {
  discount: Pick<DiscountRow, 'seller_id' | 'id' | 'version' | 'code'>;
}

interface Asked extends Buying {
  sellerId: string;
  productId: string;
  price: Price;
  /** As typed. */
  code: string | undefined;
  /** E.164. */
  phone: string;
  /** Nothing that was kept may answer. */
  isFresh: boolean;
  /** Ids of unpaid orders that end with this one: their uses are left to it. */
  replaces: readonly string[];
}

export interface DiscountRedemption {
  /**
   * What comes off: of the code and of what is applied automatically the one that takes more, never both. Null when nothing does.
   * @throws Refusal 422 naming `discountCode` for a code that takes nothing off
   */
  apply(input: Asked): Promise<AppliedDiscount | null>;
  /** Takes a use for an order, written with it. @throws Refusal 422 when there is none left for this buyer by now */
  take(trx: Tx, cut: AppliedDiscount, order: { orderId: string; phone: string }): Promise<void>;
  /**
   * Takes the use of an order again that it has lost unpaid, whether or not the discount is still offered; false when none is left by now.
   * An order that was placed without a discount has nothing to take.
   */
  retake(trx: Tx, order: { sellerId: string; orderId: string }): Promise<boolean>;
  /** Gives the use of an unpaid order back that ends in this transaction, for the one that is placed instead of it. */
  giveBack(trx: Tx, order: { sellerId: string; orderId: string }): Promise<void>;
}

type Context = Pick<Deps, 'clock' | 'config' | 'database'> & { automatic: Automatic };

export function createDiscountRedemption(
  { clock, config, database }: Pick<Deps, 'clock' | 'config' | 'database'>,
  { automatic }: { automatic: Automatic },
): DiscountRedemption {
  const context: Context = { clock, config, database, automatic };

  return {
    async apply(input) {
      const code = codeOf(input.code);
      const typed = code === null ? null : await byCode(context, code, input);
      const given = await byItself(context, input);
      if (typed && given) return worthOf(given, input) > worthOf(typed, input) ? given : typed;
      return typed ?? given;
    },

    async take(trx, { discount, taken }, { orderId, phone }) {
      const { seller_id: sellerId, id, code } = discount;
      const now = clock.now();
      const over = (refusal: ReturnType<typeof automaticOver>) => (code === null ? automaticOver() : refusal);
      const row = await lockDiscount(trx, sellerId, id);
      if (!row || row.version !== discount.version) throw over(unknownCode());
      const refusal = refusalOf(statusAt(row, now), row);
      if (refusal) throw over(refusal);
      if (await isSpentFor(trx, row, phone)) throw over(usedByBuyer());
      await countUse(context, trx, row);
      const use = { is_held: true, is_sold: false, earned: 0, at: now };
      const of = { seller_id: sellerId, order_id: orderId, discount_id: id, buyer_phone: phone };
      await insertUse(trx, { ...of, ...use, amount: taken });
    },

    async retake(trx, order) {
      const found = await findUse(trx, order);
      if (!found) return true;
      const row = await lockDiscount(trx, order.sellerId, found.discount_id);
      const use = await findUse(trx, order);
      if (!row || !use) return true;
      // What was given back stays counted until a job has followed.
      if (use.is_held) return true;
      if (row.max_uses !== null && row.used >= row.max_uses) return false;
      if (await isSpentFor(trx, row, use.buyer_phone)) return false;
      await writeUse(trx, use, { is_held: true, is_sold: use.is_sold, earned: use.earned });
      await countUse(context, trx, row);
      return true;
    },

    async giveBack(trx, order) {
      const found = await findUse(trx, order);
      const row = found && (await lockDiscount(trx, order.sellerId, found.discount_id));
      const use = await findUse(trx, order);
      if (!row || !use?.is_held) return;
      await writeUse(trx, use, { is_held: false, is_sold: use.is_sold, earned: use.earned });
      await countUse(context, trx, row, -1);
    },
  };
}

const isFor = ({ product_id }: DiscountRow, productId: string) =>
  product_id === null || product_id === productId;

async function isLeftFor(
  { database }: Context,
  row: DiscountRow,
  { phone, replaces: without }: Asked,
): Promise<boolean> {
  if (row.max_per_buyer === null) return true;
  const { seller_id: sellerId, id: discountId } = row;
  return (await countUses(database.db, { sellerId, discountId, phone, without })) < row.max_per_buyer;
}

/** As it is without what these orders hold of it. */
async function withoutUses(
  { database }: Context,
  row: DiscountRow,
  orderIds: readonly string[],
): Promise<DiscountRow> {
  if (row.max_uses === null || orderIds.length === 0) return row;
  const { seller_id: sellerId, id: discountId } = row;
  return { ...row, used: row.used - (await countHeld(database.db, { sellerId, discountId, orderIds })) };
}

async function byCode(context: Context, code: string, input: Asked): Promise<AppliedDiscount> {
  const { database, clock, config } = context;
  const found = await findByCode(database.db, input.sellerId, code);
  if (!found || !isFor(found, input.productId)) throw unknownCode();
  const row = await withoutUses(context, found, input.replaces);
  const refusal = refusalOf(statusAt(row, clock.now()), row);
  if (refusal) throw refusal;
  if (!(await isLeftFor(context, row, input))) throw usedByBuyer();
  const cut = applyDiscount(row, input.price, input, config.price.least);
  if (typeof cut === 'string') throw refused('discount_not_for_this', cut);
  return { discount: row, ...cut };
}

async function byItself(context: Context, input: Asked): Promise<AppliedDiscount | null> {
  const { clock, automatic, config } = context;
  const now = clock.now();
  let best: AppliedDiscount | null = null;
  for (const kept of await automatic.of(input.sellerId, input)) {
    const row = await withoutUses(context, kept, input.replaces);
    if (!isFor(row, input.productId) || statusAt(row, now) !== 'active') continue;
    const cut = applyDiscount(row, input.price, input, config.price.least);
    if (typeof cut === 'string' || (best && worthOf(cut, input) <= worthOf(best, input))) continue;
    if (await isLeftFor(context, row, input)) best = { discount: row, ...cut };
  }
  return best;
}

async function countUse({ clock }: Context, trx: Tx, row: DiscountRow, by: 1 | -1 = 1): Promise<void> {
  const used = row.used + by;
  await writeDiscount(trx, row, { used, ...statusColumnsAt({ ...row, used }, clock.now()) });
}

async function isSpentFor(trx: Tx, row: DiscountRow, phone: string): Promise<boolean> {
  if (row.max_per_buyer === null) return false;
  const of = { sellerId: row.seller_id, discountId: row.id, phone };
  return (await countUses(trx, of)) >= row.max_per_buyer;
}

/** Paise that a buyer saves with this order, and where that is the same, with each period after it. */
const worthOf = ({ taken, agreed }: DiscountedPrice, { listed }: Buying): number =>
  taken + (listed - agreed) / 1e9;
