import { formatPaise } from '@haat/design-system/preview';
import { t, translate } from '@haat/i18n';
import type { PageModel, PreviewModel, PublicModel, SellerModel, Site } from '@haat/openapi/pages';
import { escapeHtml, jsonForScript } from '../escape';
import { isPublic } from '../is-public';
import { publicHead } from './public-head';
import { sellerHead } from './seller-head';
import { sharePicture, shareSize } from './share-path';
import { structuredData } from './structured-data';

/** The address in full: crawlers and chats take no other. */
const absolute = (site: Site, address: string) =>
  /^https?:\/\//.test(address) ? address : `${site.origin}${address}`;

/** The `<head>` of a page as HTML. */
export function headOf(model: PageModel): string {
  if (isPublic(model)) return publicHead(model);
  if (model.page === 'seller') return sellerHead(model);
  const title = `<title>${escapeHtml(titleOf(model))}</title><meta name="robots" content="noindex">`;
  return model.page === 'preview' ? title + previewHead(model) : title;
}

function titleOf(model: Exclude<PageModel, PublicModel | SellerModel>): string {
  switch (model.page) {
    case 'preview':
      return model.product.seo.title ?? `${model.product.title} · ${model.product.seller.name}`;
    case 'reviews':
      return of(t('Reviews'), model.product);
    case 'trailer':
      return of(t('Trailer'), model.product);
    case 'checkout':
      return of(t('Your details'), model.product);
    case 'waitingList':
      return of(t('Waiting list'), model.product);
    case 'changeDate':
      return of(t('Change your date'), model.product);
    case 'owned':
      return of(t('You already have this'), model.product);
    case 'ownedRefund':
      return of(t('Refund'), model.product);
    case 'ask':
      return of(t('Ask somebody else to pay'), model.order.product);
    case 'askCreator':
      return t('Ask {creator}', { creator: model.seller.name });
    case 'askedQuestion':
      return t('Your question');
    case 'payFor':
      return of(t('Payment'), model.product);
    case 'paying':
    case 'payment':
      return of(t('Payment'), model.order.product);
    case 'access':
      return of(t('Receipt'), model.order.product);
    case 'certificate':
      return of(t('Certificate'), { title: model.courseTitle });
    case 'learn':
      return model.learning.title;
    case 'lessonMessages':
      return of(model.isSession ? t('Reminders') : t('Messages about lessons'), model);
    case 'liveSession':
      return model.title;
    case 'lesson':
      return of(model.lesson.lesson.title, model.learning);
    case 'accessCode':
      return t('Open your receipt');
    case 'library':
      return t('Purchases');
    case 'purchase':
      return model.purchase.product.title;
    case 'membership':
      return of(t('Your membership'), model.product);
    case 'libraryCode':
      return t('Open what you bought|page');
    case 'reminders':
      return t('Reminders');
    case 'renewal':
      return of(t('Renew'), model.product);
    case 'autopay':
      return of(t('Auto-renew'), model.product);
    case 'sandboxMandate':
      return of(t('Test bank'), model);
    case 'sandbox':
      return t('Test payment of {sum}', { sum: formatPaise(model.amount) });
    case 'offline':
      return t('You’re Offline');
    case 'notFound':
      return t('Page not found');
    case 'unavailable':
      return translate(model.heading);
  }
}

const of = (what: string, { title }: { title: string }): string => `${what} · ${title}`;

function previewHead({ product, site }: PreviewModel): string {
  const title = product.seo.title ?? product.title;
  const description = product.seo.description ?? product.summary;
  const url = absolute(site, product.url);
  const shared = sharePicture(product);
  const image = absolute(site, shared.path);
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  const picture =
    property('og:image', image) +
    property('og:image:type', shared.type) +
    property('og:image:width', String(shareSize.width)) +
    property('og:image:height', String(shareSize.height)) +
    property(
      'og:image:alt',
      shared.alt || t('{title}, by {seller}', { title: product.title, seller: product.seller.name }),
    ) +
    named('twitter:image', image);
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    named('description', description),
    property('og:type', 'product'),
    property('og:site_name', site.name),
    property('og:url', url),
    property('og:title', title),
    property('og:description', description),
    picture,
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
  ].join('');
}

/** What a preview tells search engines, who look for it anywhere in the page. */
export function factsOf(model: PageModel): string {
  if (model.page !== 'preview') return '';
  const { product, site } = model;
  const facts = structuredData(
    product,
    absolute(site, product.url),
    absolute(site, sharePicture(product).path),
  );
  return `<script type="application/ld+json">${jsonForScript(facts)}</script>`;
}
