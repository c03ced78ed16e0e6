import { preferredLanguage } from '../../platform/accept-language';
import type { Handlers } from '../../platform/contract';
import { mailbox, mobile } from './address';
import { forgetTicket, rememberTicket, ticketOf } from './google.cookie';
import type { Google } from './google.service';
import type { Otp } from './otp.service';
import type { SignIn } from './sign-in.service';

type Operations = 'sendOtp' | 'verifyOtp' | 'emailLogin' | 'verifyEmailOtp' | 'googleNonce' | 'verifyGmail';

const readBy = (headers: { 'accept-language'?: string }) => preferredLanguage(headers['accept-language']);

/**
 * The calls of the contract. Each of them also carries addresses that nothing in it proves (`email` beside a phone's code,
 * `phone` beside an e-mail's or a Google credential): those are not read.
 */
export function signInHandlers(
  { signIn, google, otp }: { signIn: SignIn; google: Google; otp: Otp },
  { isSecure }: { isSecure: boolean },
) {
  return {
    async sendOtp({ body, headers, ip }) {
      const { resendAfterSeconds } = await otp.start(mobile(body.phone), ip, { language: readBy(headers) });
      return [200, { message: 'We sent you a code by SMS', resendAfterSeconds }];
    },
    async verifyOtp({ body }) {
      const { phone, otp: code, name, is_p: isPurchaser } = body;
      return [200, await signIn.byCode(mobile(phone), code, { name, isPurchaser })];
    },
    async emailLogin({ body, headers, ip }) {
      const { resendAfterSeconds } = await otp.start(mailbox(body.email), ip, { language: readBy(headers) });
      return [200, { message: 'We sent you a code by e-mail', resendAfterSeconds }];
    },
    async verifyEmailOtp({ body }) {
      return [200, await signIn.byCode(mailbox(body.email), body.otp, { referral: body.refId })];
    },
    async googleNonce({ reply }) {
      const { clientId, nonce, ticket } = google.begin();
      rememberTicket(reply, ticket, { isSecure });
      return [200, { clientId, nonce }];
    },
    async verifyGmail({ body, raw, reply }) {
      const signedIn = await signIn.byGoogle(body.gtoken, ticketOf(raw), { referral: body.refId });
      forgetTicket(reply);
      return [200, signedIn];
    },
  } satisfies Handlers<Operations>;
}
