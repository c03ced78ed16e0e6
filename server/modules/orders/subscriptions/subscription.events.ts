/** A subscription whose status has changed. */
export interface SubscriptionEvent {
  sellerId: string;
  subscriptionId: string;
  productId: string;
}

declare module '../../../platform/events/events' {
  interface DomainEvents {
    /** A subscription is over: what was paid for and the days of grace have run out, or the money went back. */
    'subscription.ended': SubscriptionEvent;
  }
}
