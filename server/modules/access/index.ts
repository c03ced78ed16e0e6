export type { VersionedOrder } from './access.keys';
export { grantParts } from './access.repository';
export {
  type Access,
  type AccessDecision,
  type Asking,
  askingBuyer,
  createAccess,
  type Proof,
} from './access.service';
