import type { Handlers } from '../../platform/contract';
import type { Accounts } from './account.service';
import { addressOf } from './address';
import type { Otp } from './otp.service';
import type { SignIn } from './sign-in.service';
import { signedIn } from './signed-in';

type Operations = 'userInfo' | 'updateAccount' | 'listAddresses' | 'startAddress' | 'addAddress';

export function accountHandlers({ accounts, otp, signIn }: { accounts: Accounts; otp: Otp; signIn: SignIn }) {
  return {
    async userInfo(request) {
      // No KYC can be done yet, so none is complete.
      return [200, { user: await accounts.user(signedIn(request).accountId), kyc: false }];
    },
    async updateAccount(request) {
      const { accountId } = signedIn(request);
      const { name } = request.body;
      const user = name === undefined ? accounts.user(accountId) : accounts.rename(accountId, name);
      return [200, { user: await user }];
    },
    async listAddresses(request) {
      return [200, { items: await accounts.addresses(signedIn(request).accountId), next: null }];
    },
    async startAddress({ body, ip }) {
      const address = addressOf(body);
      const { resendAfterSeconds } = await otp.start(address, ip);
      const way = address.channel === 'sms' ? 'SMS' : 'e-mail';
      return [200, { message: `We sent you a code by ${way}`, resendAfterSeconds }];
    },
    async addAddress(request) {
      const { accountId } = signedIn(request);
      const { otp: code, ...address } = request.body;
      return [200, { user: await signIn.addAddress(accountId, addressOf(address), code) }];
    },
  } satisfies Handlers<Operations>;
}
