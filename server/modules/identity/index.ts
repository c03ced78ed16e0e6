import type { Deps } from '../../platform/deps';
import type { Notify } from '../notify';
import { identityHandlers } from './identity.routes';
import { createIdentityService } from './identity.service';
import { createOtp } from './otp.service';

export type { Seller } from './identity.service';
export { normalizePhone } from './phone';
export { signedIn } from './signed-in';

/** Who people are: one-time passwords, accounts, sessions. */
export function createIdentity(deps: Deps, { notify }: { notify: Notify }) {
  const otp = createOtp(deps, notify);
  const service = createIdentityService(deps, otp);
  return {
    handlers: identityHandlers(service, otp),
    resolveSession: service.resolveSession,
    seller: service.seller,
    async sellerName(accountId: string): Promise<string | null> {
      return (await service.seller(accountId))?.name ?? null;
    },
    /** Phones are E.164: `normalizePhone` makes them. Both throw refusals with a message for people. */
    startOtp: otp.start,
    confirmOtp: (phone: string, code: string): Promise<void> => otp.check(phone, code, async () => {}),
    /** Tells when what others show of an account may have changed. */
    onChanged: service.onChanged,
  };
}

export type Identity = ReturnType<typeof createIdentity>;
