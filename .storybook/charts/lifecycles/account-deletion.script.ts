import { leavingMachine } from '@haat/machines/lifecycles/account-deletion';
import { script } from '../script';

export const leaving = script({
  machine: leavingMachine,
  events: {
    'leave.asked': { type: 'leave.asked' },
    'leave.stayed': { type: 'leave.stayed' },
    'time.over': { type: 'time.over' },
    'traces.wiped': { type: 'traces.wiped' },
  },
});
