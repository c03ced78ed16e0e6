import { ApiError, OfflineError } from '@haat/machines/failure';
import type { Loaded } from '@haat/machines/session';
import type { Addressee, GoogleProof, OtpProof, SentOtp } from '@haat/machines/sign-in';
import type { SignedIn } from '@haat/openapi';
import { answer, api, refusalOf } from '../api/api';
import { within } from '../api/retry';
import { isOnline, watchConnection } from '../browser/connection';
import { isLeaving, stay } from './account-deletion';

/** How long people wait for a call of these before they are told that it failed, in ms. */
const patience = { signingIn: 40_000, loading: 60_000, leaving: 20_000 };

/** The server's own rule, for the answer that is not read. */
const resendAfterSeconds = 30;

const explicit = (token: string) => ({ Authorization: `Bearer ${token}` });

export const sendOtp = ({ channel, address }: Addressee, signal: AbortSignal): Promise<SentOtp> =>
  within(patience.signingIn, signal, (inTime) => (channel === 'phone' ? sendSms : sendMail)(address, inTime));

async function sendSms(phone: string, signal: AbortSignal): Promise<SentOtp> {
  const sent = answer(await api.POST('/api/send-otp', { body: { phone }, signal }));
  // Some answers are arrays, also good ones by their status: their first entry is an error.
  if (Array.isArray(sent)) throw refusalOf(sent, 200);
  return { resendAfterSeconds: sent.resendAfterSeconds ?? resendAfterSeconds, sentAt: Date.now() };
}

async function sendMail(email: string, signal: AbortSignal): Promise<SentOtp> {
  await api.POST('/api/emaillogin', { body: { email, phone: null }, parseAs: 'text', signal });
  return { resendAfterSeconds, sentAt: Date.now() };
}

export const verifyOtp = (proof: OtpProof, signal: AbortSignal): Promise<SignedIn> =>
  within(patience.signingIn, signal, async (inTime) => {
    const { channel, address, otp, name, isPurchaser, refId } = proof;
    const request =
      channel === 'phone'
        ? api.POST('/api/verify-otp', {
            body: { phone: address, otp, email: '', is_p: isPurchaser, name: name ?? null },
            credentials: 'include',
            signal: inTime,
          })
        : api.POST('/api/verifyEmail-otp', {
            body: { phone: null, otp, email: address, refId },
            signal: inTime,
          });
    return signedInOf(answer(await request));
  });

/** The cookie that goes along says which browser Google was asked for. */
export const verifyGoogle = ({ gtoken, refId }: GoogleProof, signal: AbortSignal): Promise<SignedIn> =>
  within(patience.signingIn, signal, async (inTime) => {
    const body = { gtoken, phone: null, refId };
    const call = { body, credentials: 'include', signal: inTime } as const;
    return signedInOf(answer(await api.POST('/api/verifygmail', call)));
  });

/** What Google is asked with: the client that this installation is, and a nonce for this browser. */
export const askGoogleNonce = (signal: AbortSignal) =>
  within(patience.signingIn, signal, async (inTime) =>
    answer(await api.GET('/api/google/nonce', { signal: inTime })),
  );

/** Nobody is signed in by an answer without a user or a token, whatever its status. */
function signedInOf(answered: SignedIn): SignedIn {
  if (answered.user && answered.token) return answered;
  throw refusalOf(answered, 200);
}

/** Whose token this is. What a page asked that was being left when it failed, it asks again if it stays. */
export async function loadUser(token: string, signal: AbortSignal): Promise<Loaded> {
  for (;;) {
    try {
      return await askWhoseToken(token, signal);
    } catch (error) {
      if (error instanceof ApiError || !isLeaving()) throw error;
      await stay();
    }
  }
}

/** A failure while the browser has no network is one of the network, whatever it looks like. */
async function askWhoseToken(token: string, signal: AbortSignal): Promise<Loaded> {
  let wasOffline = !isOnline();
  const stop = watchConnection((online) => {
    wasOffline ||= !online;
  });
  try {
    const loaded = await within(patience.loading, signal, async (inTime) =>
      answer(await api.POST('/api/userinfo', { headers: explicit(token), signal: inTime })),
    );
    if (!loaded.user) throw refusalOf(loaded, 200);
    return loaded;
  } catch (error) {
    if (wasOffline && !(error instanceof ApiError)) throw new OfflineError('No network');
    throw error;
  } finally {
    stop();
  }
}

/** Tells which device a session is on: the browser's own description of itself. */
export const recordSession = (token: string, signal: AbortSignal): Promise<void> =>
  within(patience.leaving, signal, async (inTime) => {
    const device = navigator.userAgent.slice(0, 1024);
    await api.POST('/api/sessaave', { body: { device }, headers: explicit(token), signal: inTime });
  });

/** Goes on when the page is closed, and when whoever asked no longer waits for it: the session should end for certain. */
export async function postLogout(session: { token: string | null; notitoken: string | null }): Promise<void> {
  const { token, notitoken } = session;
  const headers = token === null ? {} : explicit(token);
  const call = { body: { notitoken }, headers, keepalive: true };
  await within(patience.leaving, new AbortController().signal, (signal) =>
    api.POST('/api/logout', { ...call, signal }),
  );
}
