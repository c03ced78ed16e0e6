// Where a buyer came from, as the address of a page and the page before it tell. Read by the browser, and by the server where there is no
// script. Nothing is kept on the buyer's device for it.
import type { components } from './generated/contract';

type OrderSource = components['schemas']['OrderSource'];

/** What the address of a preview may say, by what it is called in an order. */
const names = {
  link: 'link',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  referrer: 'ref',
} as const satisfies Record<keyof OrderSource, string>;

const keys = Object.keys(names) as (keyof OrderSource)[];
const longest = { link: 64, other: 400 };

/**
 * What is known at a page: its own address says it, or that of our page before it. `ref` is the site before those; where nobody wrote it down it
 * is the page before, when that is not one of ours. Undefined when nothing is known.
 */
export function sourceAt(page: { address: string; referrer: string }): OrderSource | undefined {
  const here = new URL(page.address);
  const before = URL.canParse(page.referrer) ? new URL(page.referrer) : null;
  const isOurs = before?.host === here.host;
  const source: OrderSource = {};
  for (const key of keys) {
    const value = here.searchParams.get(names[key]) || (isOurs && before.searchParams.get(names[key]));
    const word = value || (key === 'referrer' && !isOurs && before?.hostname);
    if (word) source[key] = word.slice(0, key === 'link' ? longest.link : longest.other);
  }
  return Object.keys(source).length > 0 ? source : undefined;
}

/** The same as part of an address, without a question mark; empty when nothing is known. */
export function queryOf(source: OrderSource | undefined): string {
  const query = new URLSearchParams();
  for (const key of keys) {
    const value = source?.[key];
    if (value) query.set(names[key], value);
  }
  return query.toString();
}
