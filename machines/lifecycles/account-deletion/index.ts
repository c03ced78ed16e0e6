import { type Moved, move } from '../move';
import { type LeavingContext, type LeavingEvent, leavingMachine } from './account-deletion.machine';

export { type LeavingContext, type LeavingEvent, leavingMachine } from './account-deletion.machine';

export type LeavingStatus = 'staying' | 'leaving' | 'going' | 'gone';

/** Where `event` leads an account from `state`; `obstacles` are looked at by the events that lead out. */
export function transition(
  state: LeavingStatus,
  event: LeavingEvent,
  context: LeavingContext = { obstacles: [] },
): Moved<LeavingStatus> {
  return move(leavingMachine, state, event, { ...context });
}
