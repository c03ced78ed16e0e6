import { constants, publicEncrypt } from 'node:crypto';
import type { Clock } from '../platform/clock/clock';
import type { SignedAccess } from '../platform/config/cashfree';
import { TryLater } from './delivery';
import { ask, reasonIn } from './outside';

/** A whole answer of Cashfree's: what it did, or a refusal (4xx). */
export interface SignedAnswer {
  status: number;
  body: Record<string, unknown>;
}

/**
 * Asks a service of Cashfree's that wants a second factor: our addresses listed there, or, with a public key, a signature with each call.
 * Throws `TryLater` when no answer came, or none that says anything: nobody knows then whether it was done.
 */
export function createSignedCashfree(config: SignedAccess, { now }: Clock) {
  return async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<SignedAnswer> => {
    const headers = {
      'x-client-id': config.clientId,
      'x-client-secret': config.clientSecret,
      'x-api-version': config.apiVersion,
      ...(config.publicKey !== null && {
        'x-cf-signature': secondFactor(config.clientId, config.publicKey, now()),
      }),
    };
    const answer = await ask(method, config.url + path, headers, body, config.timeoutMs);
    const { status, retryAfterMs } = answer;
    if (status === 429) throw new TryLater('too_many_requests', retryAfterMs);
    // A wrong key or an unlisted address has to be fixed by the operator: queued work is retried.
    if (status === 401 || status === 403) throw new TryLater('not_let_in');
    if (status >= 500 || status < 200 || typeof answer.body !== 'object' || answer.body === null)
      throw new TryLater(`status_${status}_${reasonIn(codeIn(answer.body))}`, retryAfterMs);
    return { status, body: answer.body as Record<string, unknown> };
  };
}

/** The client and the second, readable only for Cashfree: RSA with OAEP over SHA-1, as it asks for. */
function secondFactor(clientId: string, publicKey: string, at: Date): string {
  const message = Buffer.from(`${clientId}.${Math.floor(at.getTime() / 1_000)}`);
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key: publicKey, padding, oaepHash: 'sha1' }, message).toString('base64');
}

function codeIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
}
