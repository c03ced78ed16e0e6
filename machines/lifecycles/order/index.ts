import type { OrderStatus } from '@haat/openapi';
import { type Moved, move } from '../move';
import { type OrderEvent, orderMachine } from './order.machine';

export type { Moved } from '../move';
export { type OrderEvent, orderMachine } from './order.machine';

/** Every status an order can have, in the order of the chart. */
export const statuses = Object.keys(orderMachine.states) as OrderStatus[];

/** Where `event` leads an order from `state`. */
export function transition(state: OrderStatus, event: OrderEvent): Moved<OrderStatus> {
  return move(orderMachine, state, event);
}
