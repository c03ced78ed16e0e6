import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Handlers } from '../../../../platform/http/contract';
import { preferredLanguage, wantedLanguage } from '../../../../platform/http/pages/accept-language';
import type { BuyerBrowsers } from '../../buyer-sessions';
import { type Google, ticketLivesMs } from '../google/google.service';
import { mailbox, mobile } from '../login-methods/address';
import type { Otp } from '../otp/otp.service';
import { deviceOf, rememberDevice } from '../sessions/device.cookie';
import type { Begun, SignedIn, SignIn } from './sign-in.service';
import '@fastify/cookie';

const googleCookie = 'haat_google';
const googlePath = '/api';

/** Binds a Google sign-in to the browser that began it, so that nobody can be signed in with a credential of somebody else. */
function setGoogleTicket(reply: FastifyReply, ticket: string, options: { isSecure: boolean }): void {
  reply.setCookie(googleCookie, ticket, {
    httpOnly: true,
    sameSite: 'lax',
    secure: options.isSecure,
    path: googlePath,
    maxAge: ticketLivesMs / 1000,
  });
}

const googleTicketOf = (request: FastifyRequest): string | undefined => request.cookies[googleCookie];

function clearGoogleTicket(reply: FastifyReply): void {
  reply.clearCookie(googleCookie, { path: googlePath });
}

type Operations = 'sendOtp' | 'verifyOtp' | 'emailLogin' | 'verifyEmailOtp' | 'googleNonce' | 'verifyGmail';

const readBy = (headers: { 'accept-language'?: string }) => preferredLanguage(headers['accept-language']);

const browserOf = (request: FastifyRequest) => ({
  device: deviceOf(request),
  language: wantedLanguage(request.headers['accept-language']),
});

/**
 * The calls of the contract. Each of them also carries addresses that nothing in it proves (`email` beside a phone's code,
 * `phone` beside an e-mail's or a Google credential): those are not read.
 */
export function signInHandlers(
  {
    signIn,
    google,
    otp,
    buyers,
  }: { signIn: SignIn; google: Google; otp: Otp; buyers: Pick<BuyerBrowsers, 'beganSession' | 'proved'> },
  { isSecure }: { isSecure: boolean },
) {
  function welcome(reply: FastifyReply, { signedIn, device }: Begun): [200, SignedIn] {
    rememberDevice(reply, device, { isSecure });
    return [200, signedIn];
  }

  /** What was bought with the numbers of the account opens in this browser, also where it is not the app that shows it: on pages, and without a network. */
  async function opensPurchases(
    request: FastifyRequest,
    reply: FastifyReply,
    { signedIn, sessionId }: Begun,
  ): Promise<void> {
    const phones = await signIn.phonesOf(signedIn.user.id);
    await buyers.beganSession(request, reply, { sessionId, phones });
    for (const phone of phones) await buyers.proved(request, reply, phone, sessionId);
  }

  return {
    async sendOtp({ body, headers, ip, raw }) {
      const asking = { language: readBy(headers), device: deviceOf(raw) };
      const { resendAfterSeconds } = await otp.start(mobile(body.phone), ip, asking);
      return [200, { message: 'We sent you a code by SMS', resendAfterSeconds }];
    },
    async verifyOtp({ body, raw, reply }) {
      const { phone, otp: code, name, is_p: isPurchaser } = body;
      const newcomer = { name, isPurchaser, ...browserOf(raw) };
      const session = await signIn.byCode(mobile(phone), code, newcomer);
      const { sessionId } = session;
      const proved = mobile(phone).phone;
      await buyers.beganSession(raw, reply, { sessionId, phones: [proved] });
      await buyers.proved(raw, reply, proved, sessionId);
      return welcome(reply, session);
    },
    async emailLogin({ body, headers, ip, raw }) {
      const asking = { language: readBy(headers), device: deviceOf(raw) };
      const { resendAfterSeconds } = await otp.start(mailbox(body.email), ip, asking);
      return [200, { message: 'We sent you a code by e-mail', resendAfterSeconds }];
    },
    async verifyEmailOtp({ body, raw, reply }) {
      const newcomer = { referral: body.refId, ...browserOf(raw) };
      const session = await signIn.byCode(mailbox(body.email), body.otp, newcomer);
      await opensPurchases(raw, reply, session);
      return welcome(reply, session);
    },
    async googleNonce({ reply }) {
      const { clientId, nonce, ticket } = google.begin();
      setGoogleTicket(reply, ticket, { isSecure });
      return [200, { clientId, nonce }];
    },
    async verifyGmail({ body, raw, reply }) {
      const newcomer = { referral: body.refId, ...browserOf(raw) };
      const session = await signIn.byGoogle(body.gtoken, googleTicketOf(raw), newcomer);
      clearGoogleTicket(reply);
      await opensPurchases(raw, reply, session);
      return welcome(reply, session);
    },
  } satisfies Handlers<Operations>;
}
