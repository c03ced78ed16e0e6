import { takenOff } from '@haat/machines/lifecycles/discount';
import type { Price, PublicDiscount, PublicPrice } from '@haat/openapi';
import { rupees } from '../../../platform/money/rupees';
import type { DiscountRow } from './discount.repository';

/** Discount value, as used by the calculation. */
type Off = Pick<DiscountRow, 'basis_points' | 'amount' | 'least' | 'periods'>;

/** Who buys, as far as it matters for the first period of a subscription. */
export interface Buying {
  /** Paise without a discount: the price, or what the buyer chooses to give. */
  listed: number;
  /** They begin with free days. */
  isTrial: boolean;
  /** It goes on with a subscription that runs. */
  isRunning: boolean;
}

export interface DiscountedPrice {
  /** Paise that come off this order. */
  taken: number;
  /** Paise of each period that follows. */
  agreed: number;
}

const paise = (amount: number) => rupees.format(amount / 100);

/** Paid again and again; what never ends is paid once. */
const returns = ({ type, period }: Price | PublicPrice): boolean =>
  type === 'subscription' && period?.unit !== 'lifetime';

/** What it makes of a price for this buyer, or why it makes nothing, for people. */
export function applyDiscount(
  off: Off,
  price: Price,
  buying: Buying,
  least: number,
): DiscountedPrice | string {
  const { listed, isTrial, isRunning } = buying;
  const agreed = listed;
  if (listed === 0) return 'This is already free';
  if (off.least !== null && listed < off.least) return `This discount needs at least ${paise(off.least)}`;
  if (returns(price) && off.periods === 'first') {
    if (isTrial) return 'This discount is for the first payment, and this price starts with a free trial';
    if (isRunning) return 'This discount is for the first period only';
  }
  const taken = takenFrom(off, price, listed, least);
  // Nobody uses up a discount that gives them nothing.
  if (taken === 0) {
    const floor = price.type === 'open' ? Math.max(price.amount, least) : least;
    return listed > floor
      ? 'It is less than one paisa on this price'
      : `The price is already at its minimum of ${paise(floor)}`;
  }
  if (!returns(price) || off.periods === 'first') return { taken, agreed };
  return { taken: isTrial ? 0 : taken, agreed: listed - taken };
}

function takenFrom(off: Off, price: Price | PublicPrice, listed: number, least: number): number {
  const { basis_points: basisPoints, amount } = off;
  const what = { basisPoints, amount };
  if (price.type === 'open')
    return takenOff(what, { price: listed, least, floor: Math.max(price.amount, least) });
  // A period that costs nothing would never come to be paid.
  const isKept = returns(price) && off.periods === 'every';
  return takenOff(what, { price: listed, least, ...(isKept && { floor: least }) });
}

/** A price as it is shown with the discount; the same where it takes nothing off. */
export function shownPrice(off: Off, price: PublicPrice, least: number): PublicPrice {
  if (price.type === 'open' || (off.least !== null && price.amount < off.least)) return price;
  const taken = takenFrom(off, price, price.amount, least);
  if (taken === 0) return price;
  const amount = price.amount - taken;
  if (!returns(price) || off.periods === 'every') return { ...price, amount, compareAt: price.amount };
  return price.trialDays === undefined ? { ...price, firstAmount: amount } : price;
}

/** What a preview says of a discount beside its prices. */
export function publicDiscountOf(
  row: Pick<DiscountRow, 'code' | 'label' | 'basis_points' | 'amount' | 'least' | 'ends_at'>,
  prices: readonly PublicPrice[],
): PublicDiscount {
  const { code, basis_points: basisPoints, amount, least: minAmount } = row;
  return {
    code,
    text: row.label ?? `${basisPoints === null ? paise(amount ?? 0) : `${basisPoints / 100}%`} off`,
    endsAt: row.ends_at?.toISOString() ?? null,
    open: prices.some(({ type, several }) => type === 'open' || several)
      ? { basisPoints, amount, minAmount }
      : null,
  };
}
