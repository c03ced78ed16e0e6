import type { ScanModel } from '@haat/openapi/pages';
import { encode } from 'uqr';

/** A code and how long it is good for, as pages show it. */
export const scanOf = (image: string, until: Date, now: Date): ScanModel => ({
  image,
  until: until.toISOString(),
  seconds: Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1_000)),
});

/** A QR code of the text as a data address: dark on white in every theme, as cameras want it. */
export function scanPicture(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, line) => row.map((isDark, at) => (isDark ? `M${at} ${line}h1v1h-1z` : '')))
    .join('');
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#1D1A16" d="${path}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(drawn).toString('base64')}`;
}

/** Ms for which a code of the built-in gateway is shown as good, as long as its order is open. */
const sandboxMs = 10 * 60_000;

/** Opens the page of the built-in gateway on the phone that scans it; null once its order is over. */
export function sandboxScan(url: string, { expiresAt }: { expiresAt: string }, now: Date): ScanModel | null {
  const until = new Date(Math.min(now.getTime() + sandboxMs, Date.parse(expiresAt)));
  return until > now ? scanOf(scanPicture(url), until, now) : null;
}
