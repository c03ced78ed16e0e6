import type { Language } from '@haat/i18n';
import type { Tx } from '../../../platform/database/database';
import type { Deps } from '../../../platform/deps';
import type { AccountMessages } from '../account.messages';
import type { BuyerBrowsers } from '../buyer-sessions';
import { createGoogle } from './google/google.service';
import { scheduleIdentityUpkeep } from './identity.upkeep';
import { createLoginMethods } from './login-methods/login-method.service';
import { createOtp } from './otp/otp.service';
import { accountHandlers } from './profile/account.routes';
import { createAccounts } from './profile/account.service';
import { createProfiles } from './profile/profile.service';
import { createDevices } from './sessions/device.service';
import { sessionHandlers } from './sessions/session.routes';
import { createSessions } from './sessions/session.service';
import { signInHandlers } from './sign-in/sign-in.routes';
import { createSignIn } from './sign-in/sign-in.service';
import { stepUpHandlers } from './step-up/step-up.routes';
import { createStepUp } from './step-up/step-up.service';

export { normalizeEmail } from './login-methods/address';
export { otpKeysOf } from './otp/otp.service';
export { normalizePhone } from './phone';
export type { Seller } from './profile/account.service';
export { createPushDevices, type PushDevices } from './push/push.service';
export { deviceOf } from './sessions/device.cookie';
export { endSessions } from './sessions/session.service';
export { signedIn } from './signed-in';
export { maskedPhone } from './step-up/step-up.rules';

export interface IdentityDependencies {
  notify: AccountMessages;
  buyers: Pick<BuyerBrowsers, 'beganSession' | 'end' | 'proved'>;
  isKycComplete(accountId: string): Promise<boolean>;
  /** Whether something was bought with a phone (E.164): who signs in with it first is a buyer. */
  hasBought(trx: Tx, phone: string): Promise<boolean>;
  /** Whether an account has or had money, or documents for it. */
  requiresStepUp(accountId: string): Promise<boolean>;
}

/** Who people are: the ways in, accounts, sessions and their devices. */
export function createIdentity(
  deps: Deps,
  { notify, buyers, hasBought, isKycComplete, requiresStepUp }: IdentityDependencies,
) {
  const devices = createDevices(deps);
  const otp = createOtp(deps, notify, devices);
  const accounts = createAccounts(deps, { hasBought });
  const profiles = createProfiles(deps, accounts);
  const sessions = createSessions(deps);
  const google = createGoogle(deps);
  const signIn = createSignIn(deps, { accounts, google, otp, sessions, devices, notify });
  const stepUp = createStepUp(deps, otp);
  const loginMethods = createLoginMethods(deps, { accounts, otp, sessions, stepUp, notify, requiresStepUp });
  const isSecure = deps.config.publicUrl?.startsWith('https:') ?? false;
  scheduleIdentityUpkeep(deps);
  return {
    handlers: {
      ...signInHandlers({ signIn, google, otp, buyers }, { isSecure }),
      ...accountHandlers({ accounts, otp, profiles, loginMethods, isKycComplete }),
      ...sessionHandlers(sessions, buyers),
      ...stepUpHandlers(stepUp),
    },
    resolveSession: sessions.resolve,
    isSignedIn: sessions.isLive,
    seller: accounts.seller,
    profileAt: profiles.at,
    listHandles: profiles.list,
    markHandles: profiles.mark,
    savePlan: accounts.savePlan,
    claimReferral: accounts.claimReferral,
    changed: accounts.changed,
    /** Who makes something to sell starts as a creator from then on. */
    startSelling: accounts.startSelling,
    /** What accounts read, as far as it is known. */
    languagesOf: accounts.languagesOf,
    async sellerName(accountId: string): Promise<string | null> {
      return (await accounts.seller(accountId))?.name ?? null;
    },
    /** For pages: with the limits of `send-otp` and `verify-otp`. Phones are E.164: `normalizePhone` makes them. Both throw refusals with a message for people. */
    startOtp: (
      phone: string,
      ip: string,
      asking: { language?: Language | undefined; device?: string | undefined } = {},
    ) => otp.start({ channel: 'sms', phone }, ip, asking),
    confirmOtp: (phone: string, code: string, device: string | undefined): Promise<void> =>
      otp.check({ channel: 'sms', phone }, code, async () => {}, { device }),
    /** Does `work` in the transaction that uses up a code of `POST /api/step-up`. Throws its refusals with a message for people. */
    proveStepUp: stepUp.prove,
    mailsOf: stepUp.mailsOf,
    loginMethods: loginMethods.shown,
    removeLostLoginMethod: loginMethods.removeLost,
    /** Tells when what others show of an account may have changed. */
    onChanged: accounts.onChanged,
  };
}

export type Identity = ReturnType<typeof createIdentity>;
