import { assign, setup } from 'xstate';

/** What keeps a grant closed for as long as it lasts; several may at once. */
export type AccessHold =
  /** A bank questions the payment. */
  | 'dispute'
  /** The subscription is paused. */
  | 'pause'
  /** Free days that a payment has taken the place of: who took them was never proved to be who pays. */
  | 'replaced';

export type AccessEvent =
  /** A payment for this grant itself. */
  | { type: 'payment.succeeded' }
  /** Given, given back or prolonged by the creator. */
  | { type: 'creator.granted' }
  /** The subscription is paid for, or goes on. */
  | { type: 'period.paid' }
  /** What was paid for has run out; a late payment is awaited. */
  | { type: 'period.ended' }
  /** Time is over, and nothing more is awaited. */
  | { type: 'access.ended' }
  | { type: 'dispute.opened' }
  | { type: 'dispute.won' }
  | { type: 'dispute.lost' }
  | { type: 'pause.began' }
  | { type: 'pause.ended' }
  | { type: 'trial.replaced' }
  /** The payment that took their place went back. */
  | { type: 'trial.restored' }
  | { type: 'refund.succeeded' }
  | { type: 'creator.removed' }
  /** The account of the holder is gone. */
  | { type: 'holder.erased' };

export interface AccessContext {
  holds: readonly AccessHold[];
  /** Whether the end of the grant has passed: then it goes on in grace once nothing holds it. */
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

/** A hold may begin and end in every state but `revoked`, so that a payment after the end does not open what is questioned. */
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
 * The life of a grant: one item for one holder. It opens in `active` and `grace`. What is revoked comes back only by its creator or by a payment
 * of its own, never because a subscription goes on.
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
