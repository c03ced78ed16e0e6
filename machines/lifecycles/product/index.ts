import type { ProductStatus } from '@haat/openapi';
import { type Moved, move } from '../move';
import { type ProductContext, type ProductEvent, productMachine } from './product.machine';

export type { Moved } from '../move';
export { type ProductContext, type ProductEvent, productMachine } from './product.machine';

/** Every status a product can have, in the order of the chart. */
export const statuses = Object.keys(productMachine.states) as ProductStatus[];

/**
 * Where `event` leads a product from `state`. `missing` is what publishing or resuming still needs;
 * leave it out for the events that ask for nothing.
 */
export function transition(
  state: ProductStatus,
  event: ProductEvent,
  context: ProductContext = { missing: [] },
): Moved<ProductStatus> {
  return move(productMachine, state, event, context);
}
