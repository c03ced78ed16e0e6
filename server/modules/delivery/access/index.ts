export { grantedJobs } from './access.events';
export type { VersionedOrder } from './access.keys';
export { hasBoughtWith, isHeld } from './access.repository';
export {
  type Access,
  type AccessDecision,
  type AskedOrder,
  askingBuyer,
  createAccess,
  type Proof,
} from './access.service';
export { proofOfCall } from './call-proof';
export { createGrants, type Grants } from './grant.jobs';
export {
  followSubscription,
  type GrantEvents,
  type GrantMove,
  moveGrants,
} from './grant.moves';
export {
  attachGrants,
  findGrants,
  findHeld,
  grantParts,
  type HeldGrant,
  type HeldProduct,
  isOpenGrant,
  type ShownGrant,
} from './grant.repository';
export { grantsDocument, type SoldItem, splitAmount } from './grant.rules';
export {
  holdsAllPaid,
  isPaidByOthersSince,
  type PaidPeriod,
  type PeriodJson,
  periodOf,
  readPeriod,
} from './paid-period.repository';
