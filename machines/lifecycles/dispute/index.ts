import { type Moved, move } from '../move';
import { type DisputeEvent, disputeMachine } from './dispute.machine';

export { type DisputeEvent, disputeMachine } from './dispute.machine';

export type DisputeStatus = 'opened' | 'answered' | 'won' | 'lost';

/** The bank has not decided yet. */
export const open: ReadonlySet<DisputeStatus> = new Set(['opened', 'answered']);

/** Where `event` leads a dispute from `state`. */
export function transition(state: DisputeStatus, event: DisputeEvent): Moved<DisputeStatus> {
  return move(disputeMachine, state, event);
}
