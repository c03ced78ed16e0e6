import type { NewOrder } from '@haat/openapi';

type Source = NonNullable<NewOrder['source']>;

/** Ways people come to the demo's pages, each as often as it stands here. */
const ways: readonly Source[] = [
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
export const cameBy = (nth: number): Source => ways[(nth * 5) % ways.length] ?? {};

/** The same as the query of an address. */
export function queryBy({ link, utmSource, utmCampaign, referrer }: Source): Record<string, string> {
  return {
    ...(link && { link }),
    ...(utmSource && { utm_source: utmSource }),
    ...(utmCampaign && { utm_campaign: utmCampaign }),
    ...(referrer && { ref: referrer }),
  };
}
