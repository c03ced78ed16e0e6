/** Cashfree writes rupees as decimals, we count paise: no amount is ever multiplied as a fraction. */

/** Rupees as JSON writes them; a number with two decimals of at most nine digits before them is exact in print. */
export const rupeesOf = (paise: number): number =>
  Number(`${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`);

/** Paise of an amount that came as a number or as text; null for what is no amount of money. */
export function paiseOf(rupees: unknown): number | null {
  const text = typeof rupees === 'number' ? String(rupees) : rupees;
  if (typeof text !== 'string') return null;
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
