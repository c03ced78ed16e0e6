/** How much less: a part of the price in basis points, or paise. One of the two. */
interface Off {
  basisPoints: number | null;
  /** Paise. */
  amount: number | null;
}

interface Sold {
  /** Paise that it costs without. */
  price: number;
  /** Paise below which nothing is paid; nothing at all may be. */
  least: number;
  /** Minimum of an open price; omitted for a fixed one. */
  floor?: number;
}

/**
 * Discount in paise. A percentage is rounded half up to the paisa. The result is 0 or at least the minimum payable amount, and never below the
 * minimum of an open price.
 */
export function takenOff(off: Off, { price, least, floor }: Sold): number {
  const part = Math.floor((price * (off.basisPoints ?? 0) + 5_000) / 10_000);
  const requested = Math.min(price, off.amount ?? part);
  const left = price - requested;
  if (floor !== undefined) return price - Math.min(price, Math.max(left, floor));
  return left === 0 ? requested : price - Math.min(price, Math.max(left, least));
}
