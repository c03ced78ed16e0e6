import { isUpiApp, upiApps } from '@haat/openapi/pay-ways';
import type { Device, UpiAppLink, UpiWays } from '../payments.gateway';
import type { CashfreeClient } from './cashfree.client';

/** By their names at Cashfree; the last is for all others. */
const apps: readonly (readonly [key: string, app: UpiAppLink['app']])[] = [
  ...Object.keys(upiApps)
    .filter(isUpiApp)
    .map((app) => [app, app] as const),
  ['default', 'other'],
];

/** Links that open an app and nothing else. */
const appLink = /^(upi|tez|gpay|phonepe|paytmmp|paytm|bhim|intent):/i;
const picture = /^data:image\/(png|jpeg|gif);base64,[\w+/=]+$/;

/** How long Cashfree takes money for an attempt, and how long of that it is shown again. */
const openForMinutes = 10;
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
    const upi = { channel, upi_expiry_minutes: openForMinutes };
    const until = new Date(now() + openForMinutes * 60_000);
    const body = { payment_session_id: session, payment_method: { upi } };
    const answer = await client.post('/orders/sessions', body);
    if (answer.status >= 400) refusedUntil = now() + refusedForMs;
    return answer.status >= 400 ? null : waysIn(answer.body, channel, until);
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

function waysIn(body: unknown, channel: 'link' | 'qrcode', until: Date): UpiWays | null {
  const payload = (body as { data?: { payload?: Record<string, unknown> } }).data?.payload;
  if (typeof payload !== 'object' || payload === null) return null;
  if (channel === 'qrcode') {
    const given = String(payload['qrcode']);
    const image = given.startsWith('data:') ? given : `data:image/png;base64,${given}`;
    return picture.test(image) ? { kind: 'qr', image, until } : null;
  }
  const offered = apps.flatMap(([key, app]) => {
    const url = payload[key];
    return typeof url === 'string' && appLink.test(url) ? [{ app, url }] : [];
  });
  return offered.length > 0 ? { kind: 'apps', apps: offered } : null;
}
