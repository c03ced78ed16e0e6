import type { Missing } from '@haat/contract';
import { setup } from 'xstate';

export type ProductEvent =
  | { type: 'publish' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'archive' }
  | { type: 'block' }
  | { type: 'unblock' };

/** What the chart has to know of a product besides its status. */
export interface ProductContext {
  /** What a buyer would need and the product has not got yet; empty when it can be sold. */
  missing: readonly Missing[];
}

/**
 * The life of a product. The operator blocks and unblocks; everything else is the creator's.
 * An unblocked product comes back paused, so that its creator puts it on sale again knowingly.
 */
export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    events: {} as ProductEvent,
    input: {} as ProductContext,
  },
  guards: {
    isComplete: ({ context }) => context.missing.length === 0,
  },
}).createMachine({
  id: 'product',
  context: ({ input }) => ({ missing: input.missing }),
  initial: 'draft',
  states: {
    draft: {
      on: { publish: { guard: 'isComplete', target: 'published' } },
    },
    published: {
      on: { pause: 'paused', archive: 'archived', block: 'blocked' },
    },
    paused: {
      on: { resume: { guard: 'isComplete', target: 'published' }, archive: 'archived', block: 'blocked' },
    },
    blocked: {
      on: { unblock: 'paused', archive: 'archived' },
    },
    archived: { type: 'final' },
  },
});
