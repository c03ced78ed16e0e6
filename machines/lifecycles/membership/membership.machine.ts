import { setup } from 'xstate';

export type MembershipEvent =
  /** An invite was made, or made again. */
  | { type: 'invite.sent' }
  | { type: 'join.requested' }
  /** Telegram says that they are in. */
  | { type: 'member.joined' }
  /** They left by themselves, or an administrator of the chat took them out. */
  | { type: 'member.left' }
  /** We removed them: their access is over, or their seat went to another account. */
  | { type: 'member.removed' };

/** Membership of a grant's holder in a chat. Whether they may be in is said by the grant, not by this. */
export const membershipMachine = setup({ types: { events: {} as MembershipEvent } }).createMachine({
  id: 'membership',
  initial: 'invited',
  states: {
    invited: {
      on: { 'join.requested': 'requested', 'member.joined': 'joined', 'member.removed': 'removed' },
    },
    requested: {
      on: {
        'invite.sent': 'invited',
        'member.joined': 'joined',
        'member.left': 'left',
        'member.removed': 'removed',
      },
    },
    joined: { on: { 'member.left': 'left', 'member.removed': 'removed' } },
    left: {
      on: {
        'invite.sent': 'invited',
        'join.requested': 'requested',
        'member.joined': 'joined',
        'member.removed': 'removed',
      },
    },
    removed: {
      on: { 'invite.sent': 'invited', 'join.requested': 'requested', 'member.joined': 'joined' },
    },
  },
});
