/** Pages of creators that one file names, as their handles are ordered: those after one, up to and with another. Empty: from the first, to the last. */
export interface Stretch {
  after: string;
  upTo: string;
}

/** A file may hold 50,000 addresses. Fewer, because creators come while its bounds stand. */
export const perFile = 10_000;
export const mostPerFile = 50_000;

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Sign by sign what an address may not carry into a document. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const fileOf = ({ after, upTo }: Stretch): string => `/sitemap-${after}-${upTo}.xml`;

/** The stretch that an address names; null for one that is none. */
export function stretchIn(range: string): Stretch | null {
  const [, after, upTo] = /^([a-z0-9_]{0,30})-([a-z0-9_]{0,30})$/.exec(range) ?? [];
  return after === undefined || upTo === undefined ? null : { after, upTo };
}

/** The stretches between marks; the last is open, so that whoever comes is found. */
export const stretchesOf = (marks: readonly string[]): Stretch[] =>
  ['', ...marks].map((after, at) => ({ after, upTo: marks[at] ?? '' }));

/** What there is to read. `origin` has no slash at its end. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const files = paths.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>\n`);
  return `${head}<sitemapindex ${schema}>\n${files.join('')}</sitemapindex>\n`;
}

/** One file, as its addresses are read: no more of them than one batch is ever held. */
export async function* sitemapFile(
  origin: string,
  batches: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): AsyncGenerator<string> {
  yield `${head}<urlset ${schema}>\n`;
  for await (const paths of batches)
    yield paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>\n`).join('');
  yield '</urlset>\n';
}
