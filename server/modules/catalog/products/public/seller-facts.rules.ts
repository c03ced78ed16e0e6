/** Fewer say more about a beginning than about a seller. */
const fewest = 10;

/** A count of buyers as pages show it, rounded down to two digits, tens below 100; null where it is too small to say anything. */
export function shownBuyers(count: number): number | null {
  if (count < fewest) return null;
  const step = Math.max(10, 10 ** (String(Math.floor(count)).length - 2));
  return Math.floor(count / step) * step;
}
