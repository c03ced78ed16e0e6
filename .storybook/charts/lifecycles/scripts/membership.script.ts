import { membershipMachine } from '@haat/machines/lifecycles/membership';
import { script } from '../../script';

export const membership = script({
  machine: membershipMachine,
  events: {
    'invite.sent': { type: 'invite.sent' },
    'join.requested': { type: 'join.requested' },
    'member.joined': { type: 'member.joined' },
    'member.left': { type: 'member.left' },
    'member.removed': { type: 'member.removed' },
  },
});
