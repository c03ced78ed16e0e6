import type { Phrase } from '@haat/i18n';
import type { Paper } from '@haat/openapi';

/** What people call each kind of paper. */
export const paperNames: Record<Paper['kind'], Phrase> = {
  receipt: 'Receipt',
  refund: 'Refund note',
  invoice: 'Tax invoice',
  creditNote: 'Credit note',
};
