import { checkoutMachine } from '@haat/machines/checkout';
import { fromPromise } from 'xstate';
import { placeOrder, readOrder } from '../order-calls';

type Provided = NonNullable<Parameters<typeof checkoutMachine.provide>[0]>;
/** `provide` takes a part and a stub left out fails late, so the type asks for all of it. */
type Actors = Required<NonNullable<Provided['actors']>>;
type Commands = Required<Pick<NonNullable<Provided['actions']>, 'openPayment'>>;

/** The chart of buying with its real ports. `token` opens the order that is read; `openPayment` leads to the gateway. */
export function liveCheckout(token: string, openPayment: (orderId: string) => void) {
  const actors: Actors = {
    placeOrder: fromPromise(({ input, signal }) => placeOrder(input, signal)),
    readOrder: fromPromise(({ input, signal }) => readOrder(input.orderId, token, signal)),
  };
  const actions: Commands = { openPayment: (_, { orderId }) => openPayment(orderId) };
  return checkoutMachine.provide({ actors, actions });
}
