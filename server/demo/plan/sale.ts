// The plan of the demonstration's sales, before any of it happens.
import type { DemoReview } from './reviews';

/** What becomes of one sale besides being paid. */
export type DemoCase =
  | { type: 'pending' }
  | { type: 'dispute'; end: 'opened' | 'answered' | 'won' | 'lost'; reason: string }
  | { type: 'refundRequest'; end: 'asked' | 'lapsed' | 'granted' | 'refused' | 'withdrawn'; reason: string };

export interface DemoSale {
  at: Date;
  /** Index into the pages. */
  page: number;
  amount?: number;
  buyer: { phone: string; name: string; email?: string };
  answers: Record<string, string>;
  /** What the buyer does at the gateway, one attempt after the other; with none, the order expires. */
  attempts: ('success' | 'failed' | 'dropped')[];
  method: 'upi' | 'card' | 'netbanking';
  /** The buyer lets it renew automatically. */
  byItself: boolean;
  /** The creator gives the money back after so many days. */
  refundAfterDays?: number;
  /** What the buyer says of it. */
  review?: DemoReview;
  discountCode?: string;
  /** What else becomes of it. */
  happens?: DemoCase;
}

export interface DemoDay {
  /** Midnight in India. */
  start: Date;
  visits: number[];
  sales: DemoSale[];
}
