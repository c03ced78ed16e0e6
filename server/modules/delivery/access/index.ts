export { grantedJobs } from './access.events';
export type { VersionedOrder } from './access.keys';
export {
  type Access,
  type AccessDecision,
  askingBuyer,
  createAccess,
  type Proof,
} from './access.service';
export { createGrants } from './grant.jobs';
export {
  followSubscription,
  type GrantEvents,
  type GrantMove,
  moveGrants,
} from './grant.moves';
export {
  attachGrants,
  findGrants,
  grantParts,
  isOpenGrant,
  type ShownGrant,
} from './grant.repository';
export { grantsDocument, type SoldItem, splitAmount } from './grant.rules';
