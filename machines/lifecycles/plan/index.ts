import { type Moved, move } from '../move';
import { type PlanEvent, planMachine } from './plan.machine';

export { type PlanEvent, planMachine } from './plan.machine';

export type PlanStatus = 'free' | 'active' | 'ending' | 'grace';

/** Where `event` leads a plan from `state`. */
export function transition(state: PlanStatus, event: PlanEvent): Moved<PlanStatus> {
  return move(planMachine, state, event);
}
