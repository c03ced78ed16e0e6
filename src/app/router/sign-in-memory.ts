import type { OtpAsked, SignInInput } from '@haat/machines/sign-in';
import { clearKept, readKept, removeKept, writeKept } from '@haat/web/browser/remembered';
import { forgetReferral, keepReferral, keptReferral } from '@haat/web/services/referral';

/** Beside what is typed on the screen, which is kept under the same start. */
const start = 'sign-in.';
const keys = { asked: `${start}asked` } as const;
/** How long a password is good for, in ms; the server's rule. */
const lifetime = 5 * 60_000;
/** Nobody's referral code is longer. */
const longestCode = 64;

/**
 * What signing in begins with, from the query of its address and from what this tab remembers: phones often throw a page away while
 * people look for the code in another app. `now` in ms since 1970.
 */
export function signInInput(query: URLSearchParams, now: number): SignInInput {
  const given = query.get('ref')?.trim().slice(0, longestCode);
  if (given) keepReferral(given);
  return {
    isPurchaser: query.get('as') === 'buyer',
    refId: given || keptReferral(),
    ...resumedInput(now),
  };
}

/** A password that is still good, and what is left of the wait for another. */
function resumedInput(now: number): Pick<SignInInput, 'asked' | 'waitSeconds'> {
  const text = readKept(keys.asked);
  if (text === null) return {};
  const sentOtp = JSON.parse(text) as OtpAsked;
  const age = now - sentOtp.sentAt;
  if (age >= lifetime) return {};
  return { asked: sentOtp, waitSeconds: Math.max(0, sentOtp.resendAfterSeconds - Math.floor(age / 1000)) };
}

/** Stores that a code was sent; null removes it. */
export function rememberAsked(sentOtp: OtpAsked | null): void {
  if (sentOtp) writeKept(keys.asked, JSON.stringify(sentOtp));
  else removeKept(keys.asked);
}

/** Cleared after sign-in. */
export function forgetSignIn(): void {
  clearKept(start);
  forgetReferral();
}
