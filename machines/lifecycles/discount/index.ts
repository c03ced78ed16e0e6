import { type Moved, move } from '../move';
import { type DiscountEvent, discountMachine } from './discount.machine';

export { type DiscountEvent, discountMachine } from './discount.machine';
export { takenOff } from './taken-off';

export type DiscountStatus = 'scheduled' | 'active' | 'exhausted' | 'expired' | 'disabled';

/** Where `event` leads a discount from `state`. */
export function transition(state: DiscountStatus, event: DiscountEvent): Moved<DiscountStatus> {
  return move(discountMachine, state, event);
}

/** What time and orders say of a discount. */
interface DiscountConditions {
  window: 'ahead' | 'open' | 'closed';
  isSpent: boolean;
}

/** The status that a discount comes to as things stand; what was turned off stays so. */
export function settle(status: DiscountStatus, { window, isSpent }: DiscountConditions): DiscountStatus {
  const events: DiscountEvent[] = [
    { type: `window.${window}` },
    { type: isSpent ? 'uses.spent' : 'uses.left' },
  ];
  return events.reduce((at, event) => transition(at, event).state ?? at, status);
}
