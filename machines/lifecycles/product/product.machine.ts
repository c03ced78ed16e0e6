import type { Missing } from '@haat/openapi';
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
  /** Has unpublished changes. */
  hasChanges?: boolean;
}

/**
 * The life of a product. Publishing puts a draft on sale; of what buyers have already it makes the changes live and leaves the status. The operator blocks and unblocks; everything else is the creator's.
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
    hasChanges: ({ context }) => context.hasChanges === true,
    hasCompleteChanges: ({ context }) => context.hasChanges === true && context.missing.length === 0,
  },
}).createMachine({
  id: 'product',
  context: ({ input }) => ({ missing: input.missing, hasChanges: input.hasChanges ?? false }),
  initial: 'draft',
  states: {
    draft: {
      on: { publish: { guard: 'isComplete', target: 'published' } },
    },
    published: {
      on: {
        publish: { guard: 'hasCompleteChanges', target: 'published' },
        pause: 'paused',
        archive: 'archived',
        block: 'blocked',
      },
    },
    // A product that is not on sale may be incomplete, even its published version: resuming checks it.
    paused: {
      on: {
        publish: { guard: 'hasChanges', target: 'paused' },
        resume: { guard: 'isComplete', target: 'published' },
        archive: 'archived',
        block: 'blocked',
      },
    },
    blocked: {
      on: { publish: { guard: 'hasChanges', target: 'blocked' }, unblock: 'paused', archive: 'archived' },
    },
    archived: { type: 'final' },
  },
});
