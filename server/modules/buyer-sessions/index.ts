export { type BuyerBrowsers, createBuyerBrowsers } from './buyer-browser';
export { type BuyerProof, type HeldOrder, placedNow } from './buyer-session.rules';
export { endBuyersOfAccount } from './buyer-session.repository';
