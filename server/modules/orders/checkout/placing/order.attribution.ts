import type { NewOrder } from '@haat/openapi';
import { plainWord } from '../../../../platform/text/single-line';

/** Where a buyer came from, as far as an address and a browser tell. */
export interface OrderAttribution {
  source: string | null;
  medium: string | null;
  campaign: string | null;
  /** Of the site whose link was followed, `example.com`. */
  referrer: string | null;
}

/** Validates a link id for that seller and product: the id, or null. */
export type FindLink = (link: { sellerId: string; productId: string; id: string }) => Promise<string | null>;

const longest = 120;
const host = /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** URL parameters are untrusted: what is no campaign value */
export function attributionOf(source: NewOrder['source'], linkId: string | null): OrderAttribution | null {
  const attribution: OrderAttribution = {
    source: text(source?.utmSource),
    medium: text(source?.utmMedium),
    campaign: text(source?.utmCampaign),
    referrer: site(source?.referrer),
  };
  const isKnown = linkId !== null || Object.values(attribution).some((part) => part !== null);
  return isKnown ? attribution : null;
}

const text = (given = ''): string | null => plainWord(given, longest) || null;

function site(given: string | undefined): string | null {
  const name =
    given
      ?.trim()
      .toLowerCase()
      .replace(/^www\./, '') ?? '';
  return host.test(name) ? name : null;
}
