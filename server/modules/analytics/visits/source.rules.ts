/** The traffic source from an address and its referrer; null */
export interface Came {
  linkId: string | null;
  utmSource: string | null;
  utmCampaign: string | null;
  referrerHost: string | null;
}

/** The source as it is counted under: the most exact thing that is known. The same for a visit and for the order that follows it. */
export function sourceKey({ linkId, utmSource, utmCampaign, referrerHost }: Came): string {
  if (linkId) return `link:${linkId}`;
  if (utmSource) return `utm:${utmSource.toLowerCase()}/${(utmCampaign ?? '').toLowerCase()}`;
  return referrerHost ? `ref:${referrerHost}` : 'direct';
}

/** All sources of a day that have no name of their own. */
export const otherSources = 'other';

/** Names that people know, by what stands for them in a referrer or in `utm_source`. */
const sources: readonly (readonly [RegExp, string])[] = [
  [/^(ig|instagram|(.+\.)?instagram\.com|com\.instagram\.android)$/, 'Instagram'],
  [/^(fb|facebook|(.+\.)?facebook\.com|fb\.me|com\.facebook\..+)$/, 'Facebook'],
  [/^(wa|whatsapp|wa\.me|(.+\.)?whatsapp\.com|com\.whatsapp(\..+)?)$/, 'WhatsApp'],
  [/^(tg|telegram|t\.me|(.+\.)?telegram\.(org|me)|org\.telegram\..+)$/, 'Telegram'],
  [/^(yt|youtube|youtu\.be|(.+\.)?youtube\.com|com\.google\.android\.youtube)$/, 'YouTube'],
  [
    /^(google|(.+\.)?google\.(com|co\.[a-z]{2}|[a-z]{2})|com\.google\.android\.googlequicksearchbox)$/,
    'Google',
  ],
  [/^(x|twitter|x\.com|t\.co|(.+\.)?twitter\.com|com\.twitter\.android)$/, 'X'],
  [/^(linkedin|(.+\.)?linkedin\.com|lnkd\.in|com\.linkedin\.android)$/, 'LinkedIn'],
];

const knownAs = (text: string) => sources.find(([pattern]) => pattern.test(text))?.[1];
const nameOf = (text: string) => knownAs(text) ?? text.replace(/^www\./, '');

/** What a source is counted under when it cannot have a name of its own: the one that people know it by, without a campaign, or that of all others. */
export function wideSource(key: string): string {
  const [, text = ''] = /^(?:utm:([^/]*)|ref:)/.exec(key) ?? [];
  const name = knownAs(key.startsWith('ref:') ? key.slice('ref:'.length) : text);
  return name === undefined ? otherSources : `utm:${name.toLowerCase()}/`;
}

export interface SourceName {
  name: string;
  /** The campaign, or what else is known; null when nothing is. */
  detail: string | null;
}

/** What a key is called. `campaigns` are the labels of links by their ids. */
export function sourceName(key: string, campaigns: ReadonlyMap<string, string>): SourceName {
  const [, kind, rest = ''] = /^(link|utm|ref):(.*)$/s.exec(key) ?? [];
  switch (kind as 'link' | 'utm' | 'ref' | undefined) {
    case 'link':
      return { name: campaigns.get(rest) ?? 'A link', detail: 'your link' };
    case 'utm': {
      const [source = '', ...campaign] = rest.split('/');
      return { name: nameOf(source), detail: campaign.join('/') || null };
    }
    case 'ref':
      return { name: nameOf(rest), detail: null };
    case undefined:
      if (key === otherSources) return { name: 'Other', detail: 'many small sources' };
      return { name: 'Direct', detail: 'typed, saved or sent' };
  }
}
