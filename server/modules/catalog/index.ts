/** What creators sell: products, media, reviews, discounts and links. */
export * from './catalog.exporters';
export * from './discounts';
export * from './links';
export * from './media';
export * from './products';
export * from './profile-pictures';
export * from './reviews';
