export { planPurchaseMachine } from './plan-checkout.machine';
export type { PlanChoice, PlanOffer, PlanWish } from './plan-checkout.ports';
export * from './plan-checkout.selectors';
export type { PlanPurchaseEvent, PlanPurchaseInput } from './plan-checkout.setup';
