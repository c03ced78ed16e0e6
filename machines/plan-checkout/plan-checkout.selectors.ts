import type { SnapshotFrom } from 'xstate';
import type { planPurchaseMachine } from './plan-checkout.machine';
import { offerOf } from './plan-checkout.setup';

type PlanPurchase = SnapshotFrom<typeof planPurchaseMachine>;

/** The selected offer. */
export const selectStep = (purchase: PlanPurchase): 'signIn' | 'loading' | 'unread' | 'offer' => {
  if (purchase.matches('signedOut')) return 'signIn';
  if (purchase.matches('unread')) return 'unread';
  // Keeps the loaded data while it is refreshed.
  return purchase.context.state && purchase.context.token ? 'offer' : 'loading';
};
export const selectIsBusy = (purchase: PlanPurchase) => purchase.hasTag('busy');
export const selectFailure = (purchase: PlanPurchase) => purchase.context.failure;
export const selectState = (purchase: PlanPurchase) => purchase.context.state;
export const selectPeriod = (purchase: PlanPurchase) => purchase.context.period;
export const selectOffer = (purchase: PlanPurchase) => offerOf(purchase.context);
