import { createSign } from 'node:crypto';
import type { FirebaseConfig } from '../../platform/config/providers';
import { TryLater } from '../delivery';
import { post } from '../outside';

const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const livesSeconds = 3_600;
const earlyMs = 60_000;

/**
 * Access tokens of a service account, by a signed assertion (RFC 7523). google-auth-library would send it to one fixed
 * address, whatever the account says, so it cannot be tried without Google. Goes by the machine's clock, as Google does.
 */
export function createTokens(account: FirebaseConfig['serviceAccount']) {
  let cached: Promise<string> | undefined;
  let until = 0;

  async function ask(): Promise<string> {
    const form = new URLSearchParams({ grant_type: grant, assertion: assertionOf(account) });
    const { status, body, retryAfterMs } = await post(account.tokenUrl, {}, form);
    const token = body?.['access_token'];
    const seconds = Number(body?.['expires_in'] ?? 0);
    if (status !== 200 || typeof token !== 'string') throw new TryLater('sign_in_failed', retryAfterMs, true);
    until = Date.now() + seconds * 1_000 - earlyMs;
    return token;
  }

  return {
    /** The kept one while it is valid; several who ask at once share one answer. Throws `TryLater`. */
    token(): Promise<string> {
      if (cached === undefined || Date.now() >= until) {
        until = Number.POSITIVE_INFINITY;
        cached = ask();
        cached.catch(() => {
          cached = undefined;
        });
      }
      return cached;
    },
    /** Google took it back before its time. */
    forget(): void {
      cached = undefined;
    },
  };
}

function assertionOf({ clientEmail, privateKey, tokenUrl }: FirebaseConfig['serviceAccount']): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const claims = { iss: clientEmail, scope, aud: tokenUrl, iat: now, exp: now + livesSeconds };
  const body = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`;
  try {
    return `${body}.${createSign('RSA-SHA256').update(body).sign(privateKey, 'base64url')}`;
  } catch {
    // What the library says of a key that is none may quote it.
    throw new TryLater('sign_in_failed', undefined, true);
  }
}
