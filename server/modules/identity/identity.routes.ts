import type { Handlers } from '../../platform/contract';
import { invalid } from '../../platform/errors';
import type { IdentityService } from './identity.service';
import type { Otp } from './otp.service';
import { normalizePhone } from './phone';
import { signedIn } from './signed-in';

type Operations =
  | 'sendOtp'
  | 'verifyOtp'
  | 'emailLogin'
  | 'verifyEmailOtp'
  | 'verifyGmail'
  | 'logout'
  | 'saveSession'
  | 'userInfo'
  | 'updateAccount';

function mobile(given: string): string {
  const phone = normalizePhone(given);
  if (!phone) throw invalid({ phone: 'Enter an Indian mobile number with 10 digits' });
  return phone;
}

export function identityHandlers(service: IdentityService, otp: Otp) {
  return {
    async sendOtp({ body, ip }) {
      const { resendAfterSeconds } = await otp.start(mobile(body.phone), ip);
      return [200, { message: 'We sent you a code by SMS', resendAfterSeconds }];
    },
    async verifyOtp({ body }) {
      const phone = mobile(body.phone);
      return [200, await service.signIn({ phone, otp: body.otp, name: body.name, isPurchaser: body.is_p })];
    },
    async emailLogin() {
      return service.refuseOtherWays();
    },
    async verifyEmailOtp() {
      return service.refuseOtherWays();
    },
    async verifyGmail() {
      return service.refuseOtherWays();
    },
    async logout({ account }) {
      if (account) await service.endSession(account);
      return [200, { message: 'Signed out' }];
    },
    async saveSession(request) {
      await service.recordDevice(signedIn(request), request.body.device);
      return [200, { message: 'Recorded' }];
    },
    async userInfo(request) {
      // No KYC can be done yet, so none is complete.
      return [200, { user: await service.user(signedIn(request).accountId), kyc: false }];
    },
    async updateAccount(request) {
      const { accountId } = signedIn(request);
      const { name } = request.body;
      const user = name === undefined ? service.user(accountId) : service.rename(accountId, name);
      return [200, { user: await user }];
    },
  } satisfies Handlers<Operations>;
}
