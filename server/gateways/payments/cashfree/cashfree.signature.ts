import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * True when Cashfree signed these bytes: Base64 of HMAC-SHA256, keyed with the client secret, over the timestamp's header and the body as
 * it came. How old one may be nobody documents, so an old one is taken too: it only makes us ask.
 */
export function isSignedByCashfree(secret: string, body: Buffer, headers: IncomingHttpHeaders): boolean {
  const timestamp = headers['x-webhook-timestamp'];
  const signature = headers['x-webhook-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,15}$/.test(timestamp)) return false;
  const expected = Buffer.from(createHmac('sha256', secret).update(timestamp).update(body).digest('base64'));
  // Compared as text: two texts may decode to the same bytes, and only one of them is Cashfree's. A letter may be two bytes.
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
