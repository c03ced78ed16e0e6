/** What a product has sold so far. */
export interface Sold {
  sold: number;
  /** Paise that buyers paid, less what went back. */
  earned: number;
}

/** What some products of a seller sold so far, by product; nothing of one without a sale. Whoever counts sales gives it to the catalog. */
export type SoldCounts = (sellerId: string, productIds: readonly string[]) => Promise<Map<string, Sold>>;
