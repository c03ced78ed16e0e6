import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;
/** Steps either way that a phone's clock may be wrong by. */
const drift = 1;
/** What authenticator apps agree on (RFC 6238): other algorithms and lengths are ignored by some of them. */
const common = { algorithm: 'SHA1', digits: 6, period: periodMs / 1000 } as const;

const secretOf = (base32: string) => Secret.fromBase32(base32);

/** 160 bits, the length that RFC 4226 asks for, in base32: 32 characters. */
export const secretFrom = (bytes: Buffer): string =>
  new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;

/** Bytes of a secret. */
export const secretBytes = 20;

/** What an authenticator app reads from a QR code. */
export const addressOf = (base32: string, issuer: string, label: string): string =>
  new TOTP({ ...common, issuer, label, secret: secretOf(base32) }).toString();

/** Which 30 seconds since 1970 a code belongs to, at most one before or after these; null when it is not of this secret. */
export function stepOf(base32: string, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...common, secret: secretOf(base32), token, timestamp, window: drift });
  return delta === null ? null : Math.floor(timestamp / periodMs) + delta;
}
