export { checkoutMachine } from './checkout.machine';
export type { Details, OrderRequest } from './checkout.ports';
export * from './checkout.selectors';
export type { CheckoutContext, CheckoutEvent, CheckoutInput, CheckoutOutput } from './checkout.setup';
