import type { Phrase } from '@haat/i18n';
import type { OrderDocument } from '@haat/openapi';

/** What people call each kind of document. */
export const documentNames: Record<OrderDocument['kind'], Phrase> = {
  receipt: 'Receipt',
  refund: 'Refund note',
  invoice: 'Tax invoice',
  creditNote: 'Credit note',
};
