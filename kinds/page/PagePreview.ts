import type { KindPreview } from '../kind';

/** A payment page is what every product shows. */
export const preview: KindPreview = {
  next: () => 'At once you get a receipt, with the creator’s message and all that comes with it.',
  refund: 'Refund until it is used',
  refundTerms:
    'For a service or an event: until it has begun. For something to open or download: until you opened it. A gift or a tip: if it was sent twice or for the wrong amount, within 7 days.',
};
