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

/** The first that fits: most browsers also name those that they resemble. */
const browsers = [
  ['Instagram', /instagram/i],
  ['Telegram', /telegram/i],
  ['Facebook', /fban|fbav/i],
  ['Samsung Internet', /samsungbrowser/i],
  ['Edge', /edg(e|a|ios)?\//i],
  ['Opera', /opr\/|opera/i],
  ['Firefox', /firefox|fxios/i],
  ['Chrome', /chrome|crios/i],
  ['Safari', /safari/i],
] as const;
const systems = [
  ['iPhone', /iphone|ipod/i],
  ['iPad', /ipad/i],
  ['Android', /android/i],
  ['Windows', /windows/i],
  ['ChromeOS', /cros/i],
  ['Mac', /macintosh|mac os x/i],
  ['Linux', /linux/i],
] as const;

const firstOf = (names: readonly (readonly [string, RegExp])[], agent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(agent))?.[0];

/** As its owner knows it, from its `User-Agent`: such as “Chrome on Android”. */
export function deviceNameOf(agent: string): string {
  const [browser = 'A browser', system] = [firstOf(browsers, agent), firstOf(systems, agent)];
  return system ? `${browser} on ${system}` : browser;
}
