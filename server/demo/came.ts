import type { NewOrder } from '@haat/openapi';

/** Ways people come to the demo's pages, each as often as it stands here. */
const ways: readonly NonNullable<NewOrder['source']>[] = [
  { utmSource: 'instagram', utmCampaign: 'reel-levain' },
  { referrer: 'l.instagram.com' },
  { utmSource: 'instagram', utmCampaign: 'bio' },
  { utmSource: 'whatsapp', utmCampaign: 'status' },
  { utmSource: 'whatsapp', utmCampaign: 'status' },
  { referrer: 'org.telegram.messenger' },
  { referrer: 'google.com' },
  {},
];

/** How the `nth` person came. */
export const cameBy = (nth: number) => ways[(nth * 5) % ways.length] ?? {};

/** The same as the query of an address. */
export function queryBy(nth: number): string {
  const { utmSource, utmCampaign, referrer } = cameBy(nth);
  const query = new URLSearchParams({
    ...(utmSource && { utm_source: utmSource }),
    ...(utmCampaign && { utm_campaign: utmCampaign }),
    ...(referrer && { ref: referrer }),
  });
  return query.size === 0 ? '' : `?${query}`;
}
