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
