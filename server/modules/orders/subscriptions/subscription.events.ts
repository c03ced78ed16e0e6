/** A subscription whose status has changed. */
export interface SubscriptionEvent {
  sellerId: string;
  subscriptionId: string;
  productId: string;
}

/** A subscription of which one more period was paid for. */
export interface SubscriptionRenewal extends SubscriptionEvent {
  /** When that period begins: ISO 8601, UTC. It may lie ahead. */
  startsAt: string;
}

/** A subscription whose buyer is reminded that it ends. */
export interface SubscriptionReminder extends SubscriptionEvent {
  /** When what is paid for runs out: ISO 8601, UTC. */
  endsAt: string;
  /** Renews without signing in; null where it is no longer sold. */
  renewalPath: string | null;
}

declare module '../../../platform/events/events' {
  interface DomainEvents {
    /** A subscription ended: the paid period and the grace period are over, or it was refunded. */
    'subscription.ended': SubscriptionEvent;
    /** A subscription goes on, at its price or another one: the period that was paid for is known. */
    'subscription.renewed': SubscriptionRenewal;
    /** A subscription that does not renew automatically ends in a few days, or today. */
    'subscription.reminded': SubscriptionReminder;
  }
}
