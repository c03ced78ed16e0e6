export type { VersionedOrder } from './access.keys';
export {
  type Access,
  type AccessDecision,
  askingBuyer,
  createAccess,
  type Proof,
} from './access.service';
export { endDueGrantsByTime } from './grant.jobs';
export {
  eraseHolder,
  followSubscription,
  type GrantEvents,
  type GrantMove,
  moveGrants,
} from './grant.moves';
export {
  attachGrants,
  findGrants,
  forgetHolders,
  grantParts,
  isOpenGrant,
  type ShownGrant,
} from './grant.repository';
export { grantsDocument, type SoldItem, splitAmount } from './grant.rules';
