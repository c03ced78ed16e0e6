import { language, t } from '@haat/i18n';
import type { PublicModel } from '@haat/openapi/pages';
import { percent } from '@haat/web/prices/fees';
import card from '../../public/card.jpg';
import { planName } from '../../public/plans';
import { escapeHtml, jsonForScript } from '../escape';

/** What `<head>` says of a public page: search engines and chats may know it, but for what answers one visitor. */
export function publicHead(model: PublicModel): string {
  const { site, path } = model;
  const [title, description] = wordsOf(model);
  const plain = `${site.origin}${path === '/' ? '/' : encodeURI(path)}`;
  const inHindi = `${plain}?lang=hi`;
  const url = language() === 'hi' ? inHindi : plain;
  const alternate = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  if (model.page === 'ticket') return `<title>${escapeHtml(title)}</title>${named('robots', 'noindex')}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    alternate('en', plain),
    alternate('hi', inHindi),
    alternate('x-default', plain),
    named('description', description),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', language() === 'hi' ? 'hi_IN' : 'en_IN'),
    property('og:url', url),
    property('og:title', title),
    property('og:description', description),
    property('og:image', `${site.origin}${card}`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', t('A market stall with paintings, recipes and a raga hung for sale')),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    model.page === 'home'
      ? `<script type="application/ld+json">${jsonForScript(structuredData(model))}</script>`
      : '',
  ].join('');
}

function wordsOf({ page, site, terms }: PublicModel): [title: string, description: string] {
  const of = (text: string) => `${text} · ${site.name}`;
  const fee = (plan: 'FREE' | 'PREMIUM' | 'VVIP') => percent(terms.plans[plan].feeBasisPoints);
  switch (page) {
    case 'home':
      return [
        t('{site}: sell what you make, paid by UPI', { site: site.name }),
        t(
          'Make a page, share one link, get paid by UPI. No fee to start; {share} of each sale. For creators in India.',
          { share: fee('FREE') },
        ),
      ];
    case 'privacy':
      return [
        of(t('Privacy')),
        t('What {site} knows about you, why, for how long, who else sees it, and what you can do about it.', {
          site: site.name,
        }),
      ];
    case 'guidelines':
      return [
        of(t('Community rules')),
        t('What belongs on {site}, what does not, how to report it, and what happens then.', {
          site: site.name,
        }),
      ];
    case 'terms':
      return [
        of(t('Terms and conditions')),
        t('What you and {site} agree on when you sell or buy: fees, payouts, refunds, taxes, rules.', {
          site: site.name,
        }),
      ];
    case 'cancellation':
      return [
        of(t('Cancellation and refunds')),
        t('When you get a refund, who decides, and how long it takes, for each type of purchase.'),
      ];
    case 'pricing':
      return [
        of(t('Pricing')),
        t(
          'Free to start, {free} of each sale; {premium} on Premium, {vvip} on VVIP. With an exact calculator.',
          { free: fee('FREE'), premium: fee('PREMIUM'), vvip: fee('VVIP') },
        ),
      ];
    case 'payPremium':
    case 'payVvip': {
      const plan = page === 'payVvip' ? 'VVIP' : 'PREMIUM';
      return [
        of(t('{plan} plan|title', { plan: planName(plan) })),
        t('What the {plan} plan costs with GST, what you get, and when it pays off.', {
          plan: planName(plan),
        }),
      ];
    }
    case 'contact':
      return [
        of(t('Contact')),
        t('Write to {site}: questions, refunds, reports, privacy requests, and the grievance officer.', {
          site: site.name,
        }),
      ];
    case 'ticket':
      return [of(t('We have received your message')), ''];
  }
}

function structuredData({ site, operator }: PublicModel) {
  const { legalName, email, phone, address } = operator;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: `${site.origin}/`,
    ...(legalName && { legalName }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(address && { address }),
  };
}
