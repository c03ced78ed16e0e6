/** What one item of an order is sold for: its place in the order, counted from 1, and its share of the amount. */
export interface SoldItem {
  productId: string;
  line: number;
  /** Paise. The shares of an order add up to its amount. */
  share: number;
  /** Own expiry, without a subscription that could extend it; null for never. */
  endsAt: Date | null;
}

/** An item with the id of its grant. */
export interface NewGrant extends SoldItem {
  id: string;
}

/** The grants of an order, as `grantParts` reads them. */
export const grantsDocument = (grants: readonly NewGrant[]): string =>
  JSON.stringify(
    grants.map(({ id, productId, line, share, endsAt }) => ({
      id,
      product_id: productId,
      line,
      share,
      ends_at: endsAt,
    })),
  );

/**
 * Splits an amount (paise) in proportion to weights, exact to the paisa: what rounding down leaves goes, one paisa each, to the largest remainders,
 * the first of equals first. Where nothing weighs anything, all weigh the same.
 */
export function splitAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total === 0n && weights.length > 0)
    return splitAmount(
      amount,
      weights.map(() => 1),
    );
  // The products are larger than what doubles hold exactly.
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / total), remainder: product % total };
  });
  const left = amount - parts.reduce((sum, { share }) => sum + share, 0);
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  for (const part of byRemainder.slice(0, left)) part.share += 1;
  return parts.map(({ share }) => share);
}
