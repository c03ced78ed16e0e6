import type { NewFile } from '@haat/openapi';

/** The days of a file of analytics, and of which product; empty for all together. */
interface AnalyticsTime {
  productId: string;
  from?: Date | undefined;
  /** The first moment that does not belong. */
  to?: Date | undefined;
}

export type Breakdown = NonNullable<NewFile['breakdown']>;

/** What the views of sales take from whoever counts visits and sales. */
export interface SalesAnalytics {
  /** Where the buyer of an order came from. */
  sourceOfOrder(sellerId: string, orderId: string): Promise<{ name: string; detail: string | null }>;
  /** Day by day, as CSV. */
  file(sellerId: string, time: AnalyticsTime): AsyncIterable<string>;
  /** Told apart by one thing, as CSV. @throws Refusal 404 for a product of somebody else */
  breakdownFile(sellerId: string, input: AnalyticsTime & { breakdown: Breakdown }): Promise<string>;
}
