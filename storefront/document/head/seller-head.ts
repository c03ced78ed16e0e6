import { t } from '@haat/i18n';
import type { SellerModel } from '@haat/openapi/pages';
import { paths } from '@haat/web/paths';
import { escapeHtml, jsonForScript } from '../escape';
import { sharePath, shareSize } from './share-path';

/** What `<head>` says of a creator's page. Search engines may know it once something is on sale there. */
export function sellerHead(model: SellerModel): string {
  const { site, name, handle, bio, products } = model;
  const title = `${name} (@${handle}) · ${site.name}`;
  const url = site.origin + paths.seller(handle);
  const description = bio ?? t('Products by {seller} on {site}.', { seller: name, site: site.name });
  const [newest] = products;
  const image = newest && site.origin + sharePath(newest);
  const named = (key: string, content: string) => `<meta name="${key}" content="${escapeHtml(content)}">`;
  const property = (key: string, content: string) =>
    `<meta property="${key}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    newest ? '' : named('robots', 'noindex'),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    named('description', description),
    property('og:type', 'profile'),
    property('profile:username', handle),
    property('og:site_name', site.name),
    property('og:url', url),
    property('og:title', name),
    property('og:description', description),
    image === undefined
      ? ''
      : property('og:image', image) +
        property('og:image:type', 'image/png') +
        property('og:image:width', String(shareSize.width)) +
        property('og:image:height', String(shareSize.height)) +
        property('og:image:alt', newest?.title ?? '') +
        named('twitter:image', image),
    named('twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    named('twitter:title', name),
    named('twitter:description', description),
    `<script type="application/ld+json">${jsonForScript(structuredSeller(model, url))}</script>`,
  ].join('');
}

/** In the words of schema.org: who it is, and where what they sell is found. */
const structuredSeller = (
  { site, name, handle, bio, facts, products }: SellerModel,
  url: string,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  url,
  mainEntity: {
    '@type': 'Person',
    name,
    alternateName: `@${handle}`,
    url,
    ...(bio && { description: bio }),
    ...(facts.photo && { image: site.origin + facts.photo.src }),
  },
  ...(products.length > 0 && {
    hasPart: {
      '@type': 'ItemList',
      itemListElement: products.map((product, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: product.title,
        url: new URL(product.url, site.origin).href,
      })),
    },
  }),
});
