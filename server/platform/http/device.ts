import { readUserAgent } from '@haat/openapi/user-agent';

/** The browser and device of a page view. */
export type Device = 'phone' | 'tablet' | 'computer';

/** As every browser begins, those of small phones too; a program that fetches mostly begins with its own name. */
export const isBrowser = (agent: string): boolean => /^(mozilla|opera|ucweb)\//i.test(agent);

export function deviceOf(agent: string): Device {
  if (/ipad|tablet|android(?!.*mobile)/i.test(agent)) return 'tablet';
  return /mobi|iphone|ipod/i.test(agent) ? 'phone' : 'computer';
}

/** From the `User-Agent` of a call; null where that is none of a browser. */
export const deviceSaid = (agent: string | undefined): Device | null =>
  agent !== undefined && isBrowser(agent) ? deviceOf(agent) : null;

/** As its owner knows it, from its `User-Agent`: such as “Chrome on Android”. */
export function deviceNameOf(agent: string): string {
  const { browser = 'A browser', system } = readUserAgent(agent);
  return system ? `${browser} on ${system}` : browser;
}
