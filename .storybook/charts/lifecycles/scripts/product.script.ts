import { productMachine } from '@haat/machines/lifecycles/product';
import { script } from '../../script';

const events = {
  publish: { type: 'publish' },
  pause: { type: 'pause' },
  resume: { type: 'resume' },
  archive: { type: 'archive' },
  block: { type: 'block' },
  unblock: { type: 'unblock' },
} as const;

export const product = script({ machine: productMachine, input: { missing: [] }, events });

export const incompleteProduct = script({
  machine: productMachine,
  input: { missing: [{ field: 'prices', message: 'Add a price' }] },
  events,
});
