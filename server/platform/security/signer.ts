import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type SignedPurpose = 'order' | 'access' | 'sandbox' | 'sandboxWebhook' | 'otp' | (string & {});

export interface Signer {
  /** HMAC-SHA256 of the value under a key of its purpose, as base64url. */
  sign(purpose: SignedPurpose, value: string | Buffer): string;
  /** In constant time; false for anything that is not exactly our signature. */
  verify(purpose: SignedPurpose, value: string | Buffer, signature: string): boolean;
}

type Sign = Signer['sign'];

/**
 * A key of its own for each purpose, so that a signature made for one never opens another. Signs with `secret`; what was signed with one of the `former`
 * secrets verifies as well.
 */
export function createSigner(secret: string, former: readonly string[] = []): Signer {
  const sign = signWith(secret);
  const accepted: readonly Sign[] = [sign, ...former.map(signWith)];
  return {
    sign,
    verify: (purpose, value, signature) => {
      if (!/^[\w-]{43}$/.test(signature)) return false;
      const given = Buffer.from(signature);
      // Compared as text: two texts may decode to the same bytes, and only one of them is ours.
      return accepted.some((made) => timingSafeEqual(Buffer.from(made(purpose, value)), given));
    },
  };
}

function signWith(secret: string): Sign {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string) => {
    const cached = keys.get(purpose);
    if (cached) return cached;
    const key = Buffer.from(hkdfSync('sha256', secret, 'haat', purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  return (purpose, value) => createHmac('sha256', keyOf(purpose)).update(value).digest('base64url');
}
