import { kinds, productKinds } from '@haat/kinds/facts';
import type { PublicModel } from '@haat/openapi/pages';

/** The public pages and where they stand, spelled as the contract spells them. */
export const publicPaths = {
  home: '/',
  pricing: '/PricingPage',
  payPremium: '/Pay-PREMIUM',
  payVvip: '/Pay-VVIP',
  contact: '/ContactUs',
  terms: '/Terms&Conditions',
  privacy: '/Privacy',
  cancellation: '/Cancellation',
  guidelines: '/Community_Guidelines',
} as const satisfies Record<Exclude<PublicModel['page'], 'ticket'>, string>;

export type PublicName = keyof typeof publicPaths;

export const publicNames = Object.keys(publicPaths) as PublicName[];

/** First parts of addresses that the server draws and whose rest is an id, which is left as it is. */
const prefixes = [
  ...kinds.map((kind) => productKinds[kind].previewBase.replaceAll('/', '')),
  'cml',
  'access',
  'cashfree',
  ...kinds.flatMap((kind) => productKinds[kind].membership?.slice(1) ?? []),
];

const inLowerCase = <Value>(entries: readonly (readonly [string, Value])[]) =>
  new Map(entries.map(([spelling, value]) => [spelling.toLowerCase(), value]));

const byPath = inLowerCase(publicNames.map((name) => [publicPaths[name], name]));
const byPrefix = inLowerCase(prefixes.map((prefix) => [prefix, prefix]));

/** The public page meant by a path in any case, encoded or not, with or without a slash at its end. */
export const publicNameOf = (path: string): PublicName | null =>
  byPath.get(
    decoded(path)
      .replace(/(.)\/$/, '$1')
      .toLowerCase(),
  ) ?? null;

/** The ways of writing an address that are equally right: a sign may be encoded or not. */
export const spellingsOf = (name: PublicName): ReadonlySet<string> =>
  new Set([publicPaths[name], `/${encodeURIComponent(publicPaths[name].slice(1))}`]);

/** How an address that exists is spelled right; null when it is, or when there is none. Queries are not part of it. */
export function betterSpelling(path: string): string | null {
  const name = publicNameOf(path);
  if (name) return spellingsOf(name).has(path) ? null : publicPaths[name];
  const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(path) ?? [];
  const prefix = byPrefix.get(first.toLowerCase());
  if (prefix === undefined) return null;
  // A slash alone stands for an id that is missing; after one it says nothing.
  const better = `/${prefix}${rest.replace(/([^/])\/+$/, '$1')}`;
  return better === path ? null : better;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
