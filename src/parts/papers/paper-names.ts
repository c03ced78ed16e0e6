import type { Paper } from '@haat/contract';
import type { Phrase } from '@haat/words';

/** What people call each kind of paper. */
export const paperNames: Record<Paper['kind'], Phrase> = {
  receipt: 'Receipt',
  refund: 'Refund note',
  invoice: 'Tax invoice',
  creditNote: 'Credit note',
};
