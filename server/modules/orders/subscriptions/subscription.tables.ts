import type { Period } from '@haat/openapi';
import type { Json } from '../../../platform/database/schema';

/** What was agreed: which price of the product, and what it says. */
export interface SubscriptionTerms {
  priceId: string;
  label: string | null;
  /** Paise. */
  amount: number;
  period: Period;
}

/** A part of an order's price that is paid with the time of another order. */
export interface Credit {
  orderId: string;
  /** Paise. */
  amount: number;
  /** Ms of that order's time which ended for it, once it is paid. */
  ms?: number;
}

/** What an order was placed for, what was credited in its price, and the ms it has paid for. */
export interface OrderTerms extends SubscriptionTerms {
  credits?: readonly Credit[];
  lasts?: number;
  /** When the buyer said no to a charge that nobody had heard to be paid, ISO 8601: such money goes back. */
  unwantedAt?: string;
  /** Given, or bought from the page by whoever knew the number while a mandate took money: who holds the subscription stayed the same. */
  isGuest?: true;
  /** Placed in a browser that had not proved the number, and holds it: nobody else is led to pay it. */
  isUnproved?: true;
}

/** The charge for the next period, from its announcement on. */
export interface NextCharge {
  /** When the period that it renews runs out, ISO 8601: another end is another charge. */
  endsAt: string;
  /** 1, and one more each time an order was placed before for this end. */
  attempt: number;
  /** When the buyer was told of it, ISO 8601. */
  announcedAt: string;
  /** The day in India on which the bank is asked, `YYYY-MM-DD`. */
  day: string;
  /** The order that it pays, once it is placed. */
  orderId: string | null;
  /** `asked`: the gateway has it. `refused`: the bank said no. */
  state: 'announced' | 'placed' | 'asked' | 'refused';
  /** When what could not be done is tried again, ISO 8601: the gateway or the page was not ready for it. */
  waitsUntil?: string;
  /** Declined once, to be retried. */
  isAgain?: boolean;
  /** When the bank said no, ISO 8601; and whether it was asked for the last time. */
  refusedAt?: string;
  isOver?: boolean;
}

export interface SubscriptionTable {
  seller_id: string;
  /** Of the order that began it. */
  id: string;
  product_id: string;
  buyer_phone: string;
  buyer_email: string | null;
  buyer_name: string | null;
  status: 'trialing' | 'active' | 'pastDue' | 'grace' | 'paused' | 'cancelled' | 'expired';
  terms: Json<SubscriptionTerms>;
  /** From the next period on; null while nothing changes. */
  next_terms: Json<SubscriptionTerms> | null;
  /** Day of the month on which months are counted from. */
  anchor_day: number;
  started_at: Date;
  /** When what is paid for runs out; null for one that never does. */
  ends_at: Date | null;
  /** When it came to end then. */
  since: Date;
  /** How many reminders of this end are through. */
  reminded: number;
  paused_at: Date | null;
  resumed_at: Date | null;
  charge: Json<NextCharge> | null;
  /** When time brings the next thing; null when it brings nothing more. */
  due_at: Date | null;
  updated_at: Date;
  /** How it stood before the first change of the Indian day of its last one, and since when; null until it changes on another day than before. */
  snapshot_status: string | null;
  snapshot_terms: Json<SubscriptionTerms> | null;
  snapshot_ends_at: Date | null;
  snapshot_since: Date | null;
}

export interface SubscriptionOrderTable {
  seller_id: string;
  order_id: string;
  subscription_id: string;
  /** `again`: bought from the page while it runs; `renewal`: placed for it by who holds it. */
  kind: 'trial' | 'first' | 'again' | 'renewal' | 'change' | 'charge';
  terms: Json<OrderTerms>;
  /** Free days, on the order that begins with them. */
  trial_days: number | null;
  period: string | null;
  placed_at: Date;
  applied_at: Date | null;
  starts_at: Date | null;
  ends_at: Date | null;
  returned_at: Date | null;
}

declare module '../../../platform/database/schema' {
  interface Schema {
    subscription: SubscriptionTable;
    subscription_order: SubscriptionOrderTable;
  }
}
