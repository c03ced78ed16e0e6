/** A subscription whose status has changed. */
export interface SubscriptionEvent {
  sellerId: string;
  subscriptionId: string;
  productId: string;
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
    /** A subscription that does not renew automatically ends in a few days, or today. */
    'subscription.reminded': SubscriptionReminder;
  }
}
