import type { Handlers } from '../../../../platform/http/contract';
import { preferredLanguage } from '../../../../platform/http/pages/accept-language';
import { addressOf } from '../login-methods/address';
import type { LoginMethodService } from '../login-methods/login-method.service';
import type { Otp } from '../otp/otp.service';
import { signedIn } from '../signed-in';
import type { Accounts } from './account.service';
import type { Profiles } from './profile.service';

type Operations =
  | 'userInfo'
  | 'updateAccount'
  | 'getHandle'
  | 'listAddresses'
  | 'startAddress'
  | 'addAddress'
  | 'removeAddress';

interface Parts {
  accounts: Accounts;
  otp: Otp;
  profiles: Profiles;
  loginMethods: LoginMethodService;
  isKycComplete(accountId: string): Promise<boolean>;
}

export function accountHandlers({ accounts, otp, profiles, loginMethods, isKycComplete }: Parts) {
  return {
    async userInfo(request) {
      const { accountId } = signedIn(request);
      const [user, kyc] = await Promise.all([accounts.user(accountId), isKycComplete(accountId)]);
      return [200, { user, kyc }];
    },
    async updateAccount(request) {
      const { accountId } = signedIn(request);
      await profiles.change(accountId, request.body);
      return [200, { user: await accounts.user(accountId) }];
    },
    async getHandle(request) {
      return [200, await profiles.handle(signedIn(request).accountId)];
    },
    async listAddresses(request) {
      return [200, { items: await loginMethods.list(signedIn(request).accountId), next: null }];
    },
    async startAddress({ body, headers, ip }) {
      const address = addressOf(body);
      const { resendAfterSeconds } = await otp.start(address, ip, {
        language: preferredLanguage(headers['accept-language']),
      });
      const channelName = address.channel === 'sms' ? 'SMS' : 'e-mail';
      return [200, { message: `We sent you a code by ${channelName}`, resendAfterSeconds }];
    },
    async addAddress(request) {
      const { otp: code, ...address } = request.body;
      const stepUp = request.headers['step-up-code'];
      return [200, { user: await loginMethods.add(signedIn(request), addressOf(address), code, stepUp) }];
    },
    async removeAddress(request) {
      const session = signedIn(request);
      await loginMethods.remove(session, request.params.id, request.headers['step-up-code']);
      const { accountId } = session;
      const [items, user] = await Promise.all([loginMethods.list(accountId), accounts.user(accountId)]);
      return [200, { items, next: null, user }];
    },
  } satisfies Handlers<Operations>;
}
