import { assign, setup } from 'xstate';

/** A reason to suspend a grant; several can apply. */
export type AccessHold =
  /** The payment is disputed. */
  | 'dispute'
  /** The subscription is paused. */
  | 'pause'
  /** A trial that a payment replaced: its holder's phone was not verified. */
  | 'replaced';

export type AccessEvent =
  /** A payment for this grant itself. */
  | { type: 'payment.succeeded' }
  /** Granted, restored or extended by the creator. */
  | { type: 'creator.granted' }
  /** The subscription was paid or resumed. */
  | { type: 'period.paid' }
  /** What was paid for has run out; a late payment is awaited. */
  | { type: 'period.ended' }
  /** Expired, without a grace period. */
  | { type: 'access.ended' }
  | { type: 'dispute.opened' }
  | { type: 'dispute.won' }
  | { type: 'dispute.lost' }
  | { type: 'pause.began' }
  | { type: 'pause.ended' }
  | { type: 'trial.replaced' }
  /** The payment that replaced the trial was refunded. */
  | { type: 'trial.restored' }
  | { type: 'refund.succeeded' }
  | { type: 'creator.removed' }
  /** The holder's account was deleted. */
  | { type: 'holder.erased' };

export interface AccessContext {
  holds: readonly AccessHold[];
  /** Whether the grant has expired: it then continues in grace once it is not suspended. */
  isLate: boolean;
}

const access = setup({
  types: {
    context: {} as AccessContext,
    events: {} as AccessEvent,
    input: {} as Pick<AccessContext, 'isLate'>,
  },
  actions: {
    hold: assign(({ context }, { by }: { by: AccessHold }) => ({
      holds: context.holds.includes(by) ? context.holds : [...context.holds, by],
    })),
    release: assign(({ context }, { by }: { by: AccessHold }) => ({
      holds: context.holds.filter((hold) => hold !== by),
    })),
    releaseAll: assign({ holds: [] }),
  },
  guards: {
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: ({ context }) => context.holds.length === 0,
    isFreeAndLate: ({ context }) => context.holds.length === 0 && context.isLate,
  },
});

/** Holds can start and end in every state but `revoked`, so that a payment after the end does not open a disputed grant. */
const holding = {
  'dispute.opened': { actions: { type: 'hold', params: { by: 'dispute' } } },
  'dispute.won': { actions: { type: 'release', params: { by: 'dispute' } } },
  'pause.began': { actions: { type: 'hold', params: { by: 'pause' } } },
  'pause.ended': { actions: { type: 'release', params: { by: 'pause' } } },
  'trial.replaced': { actions: { type: 'hold', params: { by: 'replaced' } } },
  'trial.restored': { actions: { type: 'release', params: { by: 'replaced' } } },
} as const;

const revoking = {
  'dispute.lost': 'revoked',
  'refund.succeeded': 'revoked',
  'creator.removed': 'revoked',
  'holder.erased': 'revoked',
} as const;

/** One payment for the grant, the next period of its subscription, or its creator. */
const renewing = {
  'payment.succeeded': 'active',
  'period.paid': 'active',
  'creator.granted': 'active',
} as const;

/**
 * Lifecycle of an access grant: one item for one holder. `active` and `grace` give access. A revoked grant is only restored by its creator or
 * a new payment, never by a renewal.
 */
export const accessMachine = access.createMachine({
  id: 'access',
  context: ({ input }) => ({ holds: [], isLate: input.isLate }),
  initial: 'pending',
  states: {
    pending: {
      on: {
        ...holding,
        ...revoking,
        'payment.succeeded': 'active',
        'creator.granted': 'active',
        'access.ended': 'ended',
      },
    },
    active: {
      always: { guard: 'isHeld', target: 'suspended' },
      on: { ...holding, ...revoking, 'period.ended': 'grace', 'access.ended': 'ended' },
    },
    suspended: {
      always: [
        { guard: 'isFreeAndLate', target: 'grace' },
        { guard: 'isFree', target: 'active' },
      ],
      on: { ...holding, ...revoking, 'access.ended': 'ended' },
    },
    grace: {
      always: { guard: 'isHeld', target: 'suspended' },
      on: { ...holding, ...revoking, ...renewing, 'access.ended': 'ended' },
    },
    ended: { on: { ...holding, ...revoking, ...renewing } },
    revoked: {
      entry: 'releaseAll',
      on: { 'payment.succeeded': 'active', 'creator.granted': 'active' },
    },
  },
});
