export { type BuyerBrowsers, createBuyerBrowsers } from './buyer-browser';
export type { Asking, BuyerPhones } from './buyer-phones';
export { endBuyersOfAccount, forgetPhone } from './buyer-session.repository';
export { type BuyerProof, type HeldOrder, placedNow } from './buyer-session.rules';
