/** A product whose status has changed. */
export interface ProductEvent {
  sellerId: string;
  productId: string;
}

declare module '../../../platform/events/events' {
  interface DomainEvents {
    /** A product came on sale, or changes of one on sale were published. */
    'product.published': ProductEvent;
    /** A product is not sold any more, not even to those who have subscribed. */
    'product.archived': ProductEvent;
    /** An operator blocked a product: it is not sold until it is unblocked. */
    'product.blocked': ProductEvent;
  }
}
