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
  /** The least that a price which its buyer chooses may come to; left out where it is fixed. */
  floor?: number;
}

/**
 * Paise that come off a price. A part is rounded half up to the paisa. What is left is nothing, or at least what can be paid; where buyers
 * choose what they give, never less than the least they may.
 */
export function takenOff(off: Off, { price, least, floor }: Sold): number {
  const part = Math.floor((price * (off.basisPoints ?? 0) + 5_000) / 10_000);
  const wished = Math.min(price, off.amount ?? part);
  const left = price - wished;
  if (floor !== undefined) return price - Math.min(price, Math.max(left, floor));
  return left === 0 ? wished : price - Math.min(price, Math.max(left, least));
}
