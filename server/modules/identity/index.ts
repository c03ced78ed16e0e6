import type { Deps } from '../../platform/deps';
import type { Notify } from '../notify';
import { accountHandlers } from './account.routes';
import { createAccounts } from './account.service';
import { createGoogle } from './google.service';
import { scheduleIdentityUpkeep } from './identity.upkeep';
import { createOtp } from './otp.service';
import { sessionHandlers } from './session.routes';
import { createSessions } from './session.service';
import { signInHandlers } from './sign-in.routes';
import { createSignIn } from './sign-in.service';

export type { Seller } from './account.service';
export { normalizeEmail } from './address';
export { normalizePhone } from './phone';
export { createPushDevices, type PushDevices } from './push.service';
export { signedIn } from './signed-in';

/** Who people are: the ways in, accounts, sessions and their devices. */
export function createIdentity(deps: Deps, { notify }: { notify: Notify }) {
  const otp = createOtp(deps, notify);
  const accounts = createAccounts(deps);
  const sessions = createSessions(deps);
  const google = createGoogle(deps);
  const signIn = createSignIn(deps, { accounts, google, otp, sessions });
  const isSecure = deps.config.publicUrl?.startsWith('https:') ?? false;
  scheduleIdentityUpkeep(deps);
  return {
    handlers: {
      ...signInHandlers({ signIn, google, otp }, { isSecure }),
      ...accountHandlers({ accounts, otp, signIn }),
      ...sessionHandlers(sessions),
    },
    resolveSession: sessions.resolve,
    seller: accounts.seller,
    async sellerName(accountId: string): Promise<string | null> {
      return (await accounts.seller(accountId))?.name ?? null;
    },
    /** Phones are E.164: `normalizePhone` makes them. Both throw refusals with a message for people. */
    startOtp: (phone: string, ip: string) => otp.start({ channel: 'sms', phone }, ip),
    confirmOtp: (phone: string, code: string): Promise<void> =>
      otp.check({ channel: 'sms', phone }, code, async () => {}),
    /** Tells when what others show of an account may have changed. */
    onChanged: accounts.onChanged,
  };
}

export type Identity = ReturnType<typeof createIdentity>;
