import type { Device, UpiWays } from '../payments.gateway';
import type { CashfreeClient } from './cashfree.client';

/** In the order people know them; the last is for all others. */
const apps = [
  ['gpay', 'Google Pay'],
  ['phonepe', 'PhonePe'],
  ['paytm', 'Paytm'],
  ['bhim', 'BHIM'],
  ['default', 'another UPI app'],
] as const;

/** Links that open an app and nothing else. */
const appLink = /^(upi|tez|gpay|phonepe|paytmmp|paytm|bhim|intent):/i;
const picture = /^data:image\/(png|jpeg|gif);base64,[\w+/=]+$/;

const shownForMs = 4 * 60_000;
const refusedForMs = 10 * 60_000;
const keptAtMost = 1_000;

/**
 * UPI without the hosted page, where the account may: each question begins an attempt at Cashfree, so its answer is shown again for a while.
 * Whatever goes wrong here is no trouble: the hosted page has UPI too.
 */
export function createUpiWays(client: CashfreeClient, now: () => number) {
  const cache = new Map<string, { methods: Promise<UpiWays | null>; until: number }>();
  let refusedUntil = 0;

  async function askFor(session: string, channel: 'link' | 'qrcode'): Promise<UpiWays | null> {
    const body = { payment_session_id: session, payment_method: { upi: { channel } } };
    const answer = await client.post('/orders/sessions', body);
    if (answer.status >= 400) refusedUntil = now() + refusedForMs;
    return answer.status >= 400 ? null : waysIn(answer.body, channel);
  }

  return async (session: string, device: Device): Promise<UpiWays | null> => {
    if (now() < refusedUntil) return null;
    const channel = device === 'phone' ? 'link' : 'qrcode';
    const key = `${channel} ${session}`;
    const cached = cache.get(key);
    if (cached && cached.until > now()) return cached.methods;
    const methods = askFor(session, channel).catch(() => null);
    cache.delete(key);
    cache.set(key, { methods, until: now() + shownForMs });
    if (cache.size > keptAtMost) cache.delete(cache.keys().next().value as string);
    return methods;
  };
}

function waysIn(body: unknown, channel: 'link' | 'qrcode'): UpiWays | null {
  const payload = (body as { data?: { payload?: Record<string, unknown> } }).data?.payload;
  if (typeof payload !== 'object' || payload === null) return null;
  if (channel === 'qrcode') {
    const given = String(payload['qrcode']);
    const image = given.startsWith('data:') ? given : `data:image/png;base64,${given}`;
    return picture.test(image) ? { kind: 'qr', image } : null;
  }
  const offered = apps.flatMap(([key, name]) => {
    const url = payload[key];
    return typeof url === 'string' && appLink.test(url) ? [{ name, url }] : [];
  });
  return offered.length > 0 ? { kind: 'apps', apps: offered } : null;
}
