import { accountDeletionMachine } from '@haat/machines/lifecycles/account-deletion';
import { script } from '../script';

export const accountDeletion = script({
  machine: accountDeletionMachine,
  events: {
    'leave.asked': { type: 'leave.asked' },
    'leave.stayed': { type: 'leave.stayed' },
    'time.over': { type: 'time.over' },
    'traces.wiped': { type: 'traces.wiped' },
  },
});
