/** A product whose status has changed. */
export interface ProductEvent {
  sellerId: string;
  productId: string;
}

/** Lessons that a version added, of which its creator wants buyers to be told. */
export interface LessonsAnnounced extends ProductEvent {
  /** Of the product, published. */
  version: number;
  lessonIds: string[];
  /** ISO 8601, UTC. */
  at: string;
}

declare module '../../../platform/events/events' {
  interface DomainEvents {
    /** A product came on sale, or changes of one that is on sale or paused were published. */
    'product.published': ProductEvent;
    /** Changes were published, and buyers are to be told of the lessons that they added. */
    'product.lessonsAnnounced': LessonsAnnounced;
    /** A product is not sold any more, not even to those who have subscribed. */
    'product.archived': ProductEvent;
    /** An operator blocked a product: it is not sold until it is unblocked. */
    'product.blocked': ProductEvent;
  }
}
