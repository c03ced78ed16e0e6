import type { Clock } from '../../platform/clock/clock';
import type { VerificationConfig } from '../../platform/config/cashfree';
import type { Random } from '../../platform/security/ids';
import { createCashfreeVerification } from './cashfree';
import { createSandboxVerification } from './sandbox';
import type { VerificationGateway } from './verification.gateway';

export {
  type AccountAnswer,
  type AccountFault,
  type PanAnswer,
  type TaxedAs,
  taxedAs,
  type VerificationGateway,
  VerificationSilent,
} from './verification.gateway';

/** The configured provider, or the built-in sandbox. */
export function createVerification(
  config: VerificationConfig | null,
  parts: { clock: Clock; random: Random },
): VerificationGateway {
  return config ? createCashfreeVerification(config, parts) : createSandboxVerification();
}
