export { grantParts } from './access.repository';
export type { VersionedOrder } from './access.keys';
export {
  type Access,
  type AccessDecision,
  type Asking,
  askingBuyer,
  createAccess,
  type Proof,
} from './access.service';
