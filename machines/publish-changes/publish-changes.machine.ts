import type { ProductVersion } from '@haat/openapi';
import { assign, setup } from 'xstate';
import { ApiError, missing } from '../failure';
import { type Prepared, publishChangesPorts, type Reviewed } from './publish-changes.ports';

export interface PublishChangesContext {
  /** Changes to publish; null until known. */
  reviewed: Reviewed | null;
  /** The product was changed elsewhere in the meantime. */
  isStale: boolean;
  /** Buyers are to be told of the lessons that are added. */
  tellBuyers: boolean;
  versions: readonly ProductVersion[];
  /** The version that is being taken back. */
  number: number | null;
  /** What the last try failed with; null when it did not. */
  error: unknown;
}

export type PublishChangesEvent =
  /** Shows what would change for buyers. */
  | { type: 'review' }
  | { type: 'setTellBuyers'; tellBuyers: boolean }
  | { type: 'publish' }
  | { type: 'discard' }
  | { type: 'confirm' }
  | { type: 'history' }
  | { type: 'restore'; number: number }
  | { type: 'retry' }
  | { type: 'close' };

type Failed = { error: unknown };
const nothing = {
  reviewed: null,
  isStale: false,
  tellBuyers: false,
  versions: [],
  number: null,
  error: null,
};

/** How many lessons publishing adds for those who have bought the product; 0 where nobody has. */
export const newLessonsIn = (reviewed: Reviewed | null): number =>
  reviewed && reviewed.sold > 0 ? (reviewed.newLessons ?? 0) : 0;

/** Changes are published only after a review of the differences; they can be discarded, and earlier versions restored. */
export const publishChangesMachine = setup({
  types: {
    context: {} as PublishChangesContext,
    events: {} as PublishChangesEvent,
    tags: {} as 'busy' | 'review' | 'discard' | 'history',
  },
  actors: publishChangesPorts,
  guards: {
    isReady: (_, { is }: Prepared) => is === 'ready',
    canPublish: ({ context: { reviewed } }) =>
      reviewed !== null &&
      reviewed.hasUnpublishedChanges &&
      (reviewed.status !== 'published' || reviewed.missing.length === 0),
    isConflict: (_, { error }: Failed) => error instanceof ApiError && error.code === 'version_conflict',
  },
  actions: {
    /** Reports that the changes are published. */
    tellPublished: () => missing('tellPublished'),
    tellDiscarded: () => missing('tellDiscarded'),
    tellRestored: () => missing('tellRestored'),
    /** An edit cannot be saved; the editor shows which. */
    tellUnsaved: () => missing('tellUnsaved'),
    keepReviewed: assign((_, prepared: Prepared) =>
      prepared.is === 'ready' ? { reviewed: prepared.reviewed } : {},
    ),
    keepError: assign((_, { error }: Failed) => ({ error })),
    forgetError: assign({ error: null }),
    forget: assign(nothing),
    keepTellBuyers: assign((_, { tellBuyers }: { tellBuyers: boolean }) => ({ tellBuyers })),
    markStale: assign({ isStale: true }),
    keepVersions: assign((_, versions: readonly ProductVersion[]) => ({ versions })),
    keepNumber: assign((_, { number }: { number: number }) => ({ number })),
  },
}).createMachine({
  id: 'publishChanges',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forget',
      on: { review: 'review', discard: 'discard', history: 'history' },
    },
    review: {
      tags: 'review',
      on: { close: 'closed' },
      initial: 'preparing',
      states: {
        preparing: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: {
            id: 'prepare',
            src: 'prepare',
            input: ({ context }) => ({ isStale: context.isStale }),
            onDone: [
              {
                guard: { type: 'isReady', params: ({ event }) => event.output },
                target: 'reviewing',
                actions: { type: 'keepReviewed', params: ({ event }) => event.output },
              },
              { target: '#publishChanges.closed', actions: 'tellUnsaved' },
            ],
            onError: {
              target: 'failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { retry: 'preparing' } },
        reviewing: {
          on: {
            setTellBuyers: {
              actions: {
                type: 'keepTellBuyers',
                params: ({ event }) => ({ tellBuyers: event.tellBuyers }),
              },
            },
            publish: { guard: 'canPublish', target: 'publishing' },
            discard: '#publishChanges.discard',
          },
        },
        publishing: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: {
            id: 'publish',
            src: 'publish',
            input: ({ context: { reviewed, tellBuyers } }) => ({
              version: reviewed?.version ?? 0,
              tellBuyers: tellBuyers && newLessonsIn(reviewed) > 0,
            }),
            onDone: { target: '#publishChanges.closed', actions: 'tellPublished' },
            onError: [
              {
                guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
                target: 'preparing',
                actions: 'markStale',
              },
              {
                target: 'reviewing',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    discard: {
      tags: 'discard',
      entry: 'forgetError',
      on: { close: 'closed' },
      initial: 'asking',
      states: {
        asking: { on: { confirm: 'discarding' } },
        discarding: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: {
            id: 'discard',
            src: 'discard',
            onDone: { target: '#publishChanges.closed', actions: 'tellDiscarded' },
            onError: {
              target: 'asking',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    history: {
      tags: 'history',
      on: { close: 'closed' },
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: {
            id: 'loadVersions',
            src: 'loadVersions',
            onDone: {
              target: 'listed',
              actions: { type: 'keepVersions', params: ({ event }) => event.output },
            },
            onError: {
              target: 'failed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { retry: 'loading' } },
        listed: {
          on: {
            restore: {
              target: 'restoring',
              actions: { type: 'keepNumber', params: ({ event }) => ({ number: event.number }) },
            },
          },
        },
        restoring: {
          tags: 'busy',
          entry: 'forgetError',
          invoke: {
            id: 'restore',
            src: 'restore',
            input: ({ context }) => ({ number: context.number ?? 0 }),
            onDone: { target: '#publishChanges.closed', actions: 'tellRestored' },
            onError: {
              target: 'listed',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
  },
});
