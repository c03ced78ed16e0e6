import { checkoutMachine, type Details } from '../checkout';
import { sampleOrder, samplePlaced, sampleRefusal } from './samples';
import { type Walk, walk } from './walk';

const details: Details = { buyer: { phone: '+919876543210' } };
const order = sampleOrder('awaitingPayment');
const events = [
  { type: 'details.edit' },
  { type: 'details.submit', details },
  { type: 'payment.left' },
  { type: 'payment.returned' },
  { type: 'payment.retry' },
  { type: 'order.check' },
  { type: 'xstate.done.actor.placeOrder', output: samplePlaced },
  { type: 'xstate.done.actor.placeOrder', output: { ...samplePlaced, status: 'fulfilled' } },
  { type: 'xstate.error.actor.placeOrder', error: sampleRefusal(422, 'Check the amount') },
  ...(['awaitingPayment', 'fulfilled', 'failed', 'dropped', 'expired'] as const).map((status) => ({
    type: 'xstate.done.actor.readOrder',
    output: { ...order, status },
  })),
  { type: 'xstate.error.actor.readOrder', error: sampleRefusal(404, 'Order not found') },
  { type: 'xstate.error.actor.readOrder', error: new TypeError('Failed to fetch') },
  { type: 'xstate.after.pollAgain.checkout.confirming.waiting' },
];

/** Every way through buying, from the details and from the gateway's return; `without` leaves events out, by type. */
export const walkCheckout = ({ without = [] }: { without?: readonly string[] } = {}): Walk =>
  walk({
    machine: checkoutMachine,
    inputs: [{ productId: order.product.id, key: 'visit' }, { orderId: order.id }],
    events: events.filter((event) => !without.includes(event.type)),
    facet: (context) => [Math.min(context.polls, 5), context.details !== null],
  });
