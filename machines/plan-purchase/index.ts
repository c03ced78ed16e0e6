export { planPurchaseMachine } from './plan-purchase.machine';
export type { PlanChoice, PlanOffer, PlanWish } from './plan-purchase.ports';
export * from './plan-purchase.selectors';
export type { PlanPurchaseEvent, PlanPurchaseInput } from './plan-purchase.setup';
