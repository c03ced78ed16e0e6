/** A subscription whose status has changed. */
export interface SubscriptionEvent {
  sellerId: string;
  subscriptionId: string;
  productId: string;
}

declare module '../../../platform/events/events' {
  interface DomainEvents {
    /** A subscription ended: the paid period and the grace period are over, or it was refunded. */
    'subscription.ended': SubscriptionEvent;
  }
}
