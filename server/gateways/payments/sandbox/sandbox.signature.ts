import type { IncomingHttpHeaders } from 'node:http';
import type { Signer } from '../../../platform/security/signer';

/** How old a webhook may be, in ms: each retry is signed anew, so a copy cannot be played back for long. */
const freshForMs = 5 * 60_000;

/** The headers of a webhook: the time of signing, and a signature over that time and the bytes of the body. */
export function signWebhook(signer: Signer, body: Buffer, at: Date): Record<string, string> {
  const timestamp = String(at.getTime());
  return {
    'x-sandbox-timestamp': timestamp,
    'x-sandbox-signature': signer.sign('sandboxWebhook', signed(timestamp, body)),
  };
}

/** True when the bytes are as the sandbox signed them, not long before `now`. */
export function isSignedWebhook(
  signer: Signer,
  body: Buffer,
  headers: IncomingHttpHeaders,
  now: Date,
): boolean {
  const timestamp = headers['x-sandbox-timestamp'];
  const signature = headers['x-sandbox-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,15}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp)) > freshForMs) return false;
  return signer.verify('sandboxWebhook', signed(timestamp, body), signature);
}

function signed(timestamp: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${timestamp}.`), body]);
}
