import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type SignedPurpose = 'order' | 'access' | 'sandbox' | 'sandboxWebhook' | 'otp' | (string & {});

export interface Signer {
  /** HMAC-SHA256 of the value under a key of its purpose, as base64url. */
  sign(purpose: SignedPurpose, value: string | Buffer): string;
  /** In constant time; false for anything that is not exactly our signature. */
  verify(purpose: SignedPurpose, value: string | Buffer, signature: string): boolean;
}

/** A key of its own for each purpose, so that a signature made for one never opens another. */
export function createSigner(secret: string): Signer {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string) => {
    const known = keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secret, 'haat', purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  const digest = (purpose: string, value: string | Buffer) =>
    createHmac('sha256', keyOf(purpose)).update(value).digest();
  return {
    sign: (purpose, value) => digest(purpose, value).toString('base64url'),
    verify: (purpose, value, signature) => {
      if (!/^[\w-]{43}$/.test(signature)) return false;
      // Compared as text: two texts may decode to the same bytes, and only one of them is ours.
      return timingSafeEqual(
        Buffer.from(digest(purpose, value).toString('base64url')),
        Buffer.from(signature),
      );
    },
  };
}
