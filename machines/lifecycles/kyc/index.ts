import type { KycStatus } from '@haat/openapi';
import { type Moved, move } from '../move';
import { type KycEvent, kycMachine } from './kyc.machine';

export { type KycEvent, kycMachine } from './kyc.machine';

/** The register knows under which name: an account can be held against it. */
export const hasName: ReadonlySet<KycStatus> = new Set(['panDoubtful', 'panVerified', 'complete']);

/** The PAN is beyond doubt. */
export const hasPan: ReadonlySet<KycStatus> = new Set(['panVerified', 'complete']);

/** The next KYC state after `event`, from */
export function transition(state: KycStatus, event: KycEvent): Moved<KycStatus> {
  return move(kycMachine, state, event);
}
