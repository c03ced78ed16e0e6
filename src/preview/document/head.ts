import type { PageModel, PreviewModel, PublicModel, Site } from '@haat/contract/pages';
import { formatPaise } from '@haat/design-system/preview';
import { escapeHtml, jsonForScript } from './escape';
import { isPublic } from './is-public';
import { publicHead } from './public-head';

/** The address in full: crawlers and chats take no other. */
const absolute = (site: Site, address: string) =>
  /^https?:\/\//.test(address) ? address : `${site.origin}${address}`;

/** What `<head>` says of a page, as HTML that may be written as it is. Only public pages belong in a search index. */
export function headOf(model: PageModel): string {
  if (isPublic(model)) return publicHead(model);
  const title = `<title>${escapeHtml(titleOf(model))}</title><meta name="robots" content="noindex">`;
  return model.page === 'preview' ? title + previewHead(model) : title;
}

function titleOf(model: Exclude<PageModel, PublicModel>): string {
  switch (model.page) {
    case 'preview':
      return model.product.seo.title ?? `${model.product.title} · ${model.product.seller.name}`;
    case 'checkout':
      return `Your details · ${model.product.title}`;
    case 'paying':
    case 'payment':
      return `Payment · ${model.order.product.title}`;
    case 'access':
      return `Receipt · ${model.order.product.title}`;
    case 'accessCode':
      return 'Open your receipt';
    case 'sandbox':
      return `Test payment of ${formatPaise(model.amount)}`;
    case 'notFound':
      return 'Page not found';
    case 'unavailable':
      return model.heading;
  }
}

function previewHead({ product, site }: PreviewModel): string {
  const title = product.seo.title ?? product.title;
  const description = product.seo.description ?? product.summary;
  const url = absolute(site, product.url);
  const image = product.cover && absolute(site, product.cover.src);
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const picture =
    product.cover && image
      ? property('og:image', image) +
        property('og:image:width', String(product.cover.width)) +
        property('og:image:height', String(product.cover.height)) +
        property('og:image:alt', product.cover.alt) +
        named('twitter:image', image)
      : '';
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    named('description', description),
    property('og:type', 'product'),
    property('og:site_name', site.name),
    property('og:url', url),
    property('og:title', title),
    property('og:description', description),
    picture,
    named('twitter:card', product.cover ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', description),
    `<script type="application/ld+json">${jsonForScript(structuredData(product, url, image))}</script>`,
  ].join('');
}

function structuredData(product: PreviewModel['product'], url: string, image: string | null) {
  const availability =
    product.status === 'published' ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock';
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.summary,
    url,
    ...(image === null ? {} : { image }),
    brand: { '@type': 'Brand', name: product.seller.name },
    offers: product.prices.map((price) => ({
      '@type': 'Offer',
      price: (price.amount / 100).toFixed(2),
      priceCurrency: 'INR',
      availability,
      url,
    })),
  };
}
