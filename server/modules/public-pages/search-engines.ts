import { publicNames, publicPaths } from './addresses';

/**
 * What crawlers are told. Pages of products stay open to them, because only who reads one learns that it wants to be in no index.
 * `origin` has no slash at its end.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /sandbox/',
    'Disallow: /webhooks/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

/** Creators' pages that a sitemap names; it may hold 50,000 addresses. */
export const mostListed = 45_000;

/** Every public page and every creator's, absolute. */
export function sitemap(origin: string, handles: readonly string[]): string {
  const paths = [...publicNames.map((name) => publicPaths[name]), ...handles.map((handle) => `/@${handle}`)];
  const urls = paths.map((path) => `<url><loc>${escaped(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
