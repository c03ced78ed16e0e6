import { type Moved, move } from '../move';
import { type MandateEvent, mandateMachine } from './mandate.machine';

export { type MandateEvent, mandateMachine } from './mandate.machine';

export type MandateStatus = 'proposed' | 'active' | 'paused' | 'ended';

/** Where `event` leads a mandate from `state`. */
export function transition(state: MandateStatus, event: MandateEvent): Moved<MandateStatus> {
  return move(mandateMachine, state, event);
}
