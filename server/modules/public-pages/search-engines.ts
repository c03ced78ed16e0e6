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

/** Every public page, absolute. */
export function sitemap(origin: string): string {
  const urls = publicNames.map((name) => `<url><loc>${escaped(origin + publicPaths[name])}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
