import { priceOfAll } from '@haat/kinds/parts/pieces';
import { takenOff } from '@haat/machines/lifecycles/discount';
import type { PublicProduct, Reduced } from '@haat/openapi';
import { priceBounds } from '@haat/openapi/order-bounds';
import { dueNow } from '@haat/web/prices/period';
import type { Price } from './pricing';

/** What is paid with the order itself, and what it would be without a discount. Paise; null while an open price has no amount. */
interface Due {
  listed: number | null;
  due: number | null;
}

/** Pieces of a price that are bought: as chosen, and no more than the price allows. */
export const piecesOf = (price: Price | undefined, chosen: number): number =>
  Math.max(1, Math.min(chosen, price?.several?.most ?? 1));

/** `amount` is what is chosen to be given where the price is open; a fixed price says itself what is due for so many pieces. */
export function dueFor(
  { reduction }: PublicProduct,
  price: Price | undefined,
  { amount, quantity }: { amount: number | null; quantity: number },
): Due {
  if (!price || amount === null) return { listed: amount, due: amount };
  if (price.several && quantity > 1) return dueForSeveral(reduction, price.several.each, quantity);
  if (price.type !== 'open') {
    const due = dueNow(price);
    if (price.trialDays !== undefined || !reduction) return { listed: due, due };
    return { listed: price.firstAmount === undefined ? (price.compareAt ?? due) : price.amount, due };
  }
  const off = reduction?.open;
  if (!off || amount < (off.minAmount ?? 0)) return { listed: amount, due: amount };
  const floor = price.amount;
  return { listed: amount, due: amount - takenOff(off, { price: amount, least: floor, floor }) };
}

/** What comes off is reckoned once, on all of them: as the order will. */
function dueForSeveral(reduction: PublicProduct['reduction'], each: number, quantity: number): Due {
  const listed = priceOfAll(each, quantity);
  const off = reduction?.open;
  if (!off || listed < (off.minAmount ?? 0)) return { listed, due: listed };
  return { listed, due: listed - takenOff(off, { price: listed, least: priceBounds.compareAt.minimum }) };
}

/** A product at the prices that the server has answered for a code. */
export function reducedTo(product: PublicProduct, { prices, reduction }: Reduced): PublicProduct {
  const { reduction: _, ...usual } = product;
  return { ...usual, prices, ...(reduction && { reduction }) };
}

/** Whether this code is the applied discount. */
export const isApplied = ({ reduction }: PublicProduct, typed: string): boolean =>
  typed.trim() !== '' && reduction?.code === typed.trim().toUpperCase();
