import { type Moved, move } from '../move';
import { type BroadcastEvent, broadcastMachine } from './broadcast.machine';

export { type BroadcastEvent, broadcastMachine } from './broadcast.machine';

export type BroadcastStatus = 'scheduled' | 'sending' | 'paused' | 'sent' | 'cancelled' | 'failed';

/** Where `event` leads a broadcast from `status`. */
export const transition = (status: BroadcastStatus, event: BroadcastEvent): Moved<BroadcastStatus> =>
  move(broadcastMachine, status, event);
