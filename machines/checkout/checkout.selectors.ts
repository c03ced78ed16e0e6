import type { SnapshotFrom } from 'xstate';
import type { checkoutMachine } from './checkout.machine';
import { manyPolls } from './checkout.setup';

type Checkout = SnapshotFrom<typeof checkoutMachine>;

/** What the buyer is looking at. */
export type CheckoutStep =
  | 'details'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'dropped'
  | 'expired'
  | 'unreadable';

/** The details stay on the screen while the order is placed and the gateway opens. */
export const selectStep = (checkout: Checkout): CheckoutStep => {
  for (const ending of ['paid', 'failed', 'dropped', 'expired', 'unreadable'] as const) {
    if (checkout.matches(ending)) return ending;
  }
  return checkout.hasTag('details') && checkout.context.productId !== null ? 'details' : 'processing';
};
export const selectIsBusy = (checkout: Checkout) => checkout.hasTag('busy');
export const selectFailure = (checkout: Checkout) => checkout.context.failure;
export const selectDetails = (checkout: Checkout) => checkout.context.details;
export const selectOrder = (checkout: Checkout) => checkout.context.order;
export const selectOrderId = (checkout: Checkout) => checkout.context.orderId;
/** Whether the same order may be paid again now. */
export const selectCanRetry = (checkout: Checkout) => checkout.can({ type: 'payment.retry' });
/** Takes longer than usual; the page can be closed. */
export const selectIsSlow = (checkout: Checkout) => checkout.context.polls >= manyPolls;
