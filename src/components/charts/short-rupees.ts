import { formatPaise } from '@haat/design-system';

/** For an axis: "₹500", "₹15k", "₹2.5L". Takes whole paise. */
export function shortRupees(paise: number): string {
  const rupees = paise / 100;
  if (rupees >= 10_000_000) return `₹${trimmed(rupees / 10_000_000)}Cr`;
  if (rupees >= 100_000) return `₹${trimmed(rupees / 100_000)}L`;
  if (rupees >= 1_000) return `₹${trimmed(rupees / 1_000)}k`;
  return formatPaise(Math.round(paise));
}

const trimmed = (figure: number) => String(Number(figure.toFixed(1)));
