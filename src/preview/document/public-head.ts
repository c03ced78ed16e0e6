import type { PublicModel } from '@haat/contract/pages';
import { percent } from '../../parts/prices/fees';
import card from '../public/card.jpg';
import { planNames } from '../public/plans';
import { escapeHtml, jsonForScript } from './escape';

/** What `<head>` says of a public page: search engines and chats may know it, but for what answers one visitor. */
export function publicHead(model: PublicModel): string {
  const { site, path } = model;
  const [title, description] = wordsOf(model);
  const url = `${site.origin}${path === '/' ? '/' : encodeURI(path)}`;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  if (model.page === 'ticket') return `<title>${escapeHtml(title)}</title>${named('robots', 'noindex')}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    named('description', description),
    property('og:type', 'website'),
    property('og:site_name', site.name),
    property('og:locale', 'en_IN'),
    property('og:url', url),
    property('og:title', title),
    property('og:description', description),
    property('og:image', `${site.origin}${card}`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', 'A market stall with paintings, recipes and a raga hung for sale'),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    model.page === 'home'
      ? `<script type="application/ld+json">${jsonForScript(structuredData(model))}</script>`
      : '',
  ].join('');
}

function wordsOf({ page, site, terms }: PublicModel): [title: string, description: string] {
  const of = (words: string) => `${words} · ${site.name}`;
  const fee = (plan: 'FREE' | 'PREMIUM' | 'VVIP') => percent(terms.plans[plan].feeBasisPoints);
  switch (page) {
    case 'home':
      return [
        `${site.name}: sell what you make, paid by UPI`,
        `Make a page, share one link, get paid by UPI. No fee to begin; ${fee('FREE')} of each sale. For creators in India.`,
      ];
    case 'privacy':
      return [
        of('Privacy'),
        `What ${site.name} knows about you, why, for how long, who else sees it, and what you can do about it.`,
      ];
    case 'guidelines':
      return [
        of('Community rules'),
        `What belongs on ${site.name}, what does not, how to report it, and what happens then.`,
      ];
    case 'terms':
      return [
        of('Terms and conditions'),
        `What you and ${site.name} agree on when you sell or buy: fees, payouts, refunds, taxes, rules.`,
      ];
    case 'cancellation':
      return [
        of('Cancellation and refunds'),
        'When you get your money back, who decides, and how long it takes, for each kind of purchase.',
      ];
    case 'pricing':
      return [
        of('Pricing'),
        `Free to begin, ${fee('FREE')} of each sale; ${fee('PREMIUM')} on Premium, ${fee('VVIP')} on VVIP. With a calculator to the paisa.`,
      ];
    case 'payPremium':
    case 'payVvip': {
      const plan = page === 'payVvip' ? 'VVIP' : 'PREMIUM';
      return [
        of(`${planNames[plan]} plan`),
        `What the ${planNames[plan]} plan costs with GST, what it changes, and from which sales it pays for itself.`,
      ];
    }
    case 'contact':
      return [
        of('Contact'),
        `Write to ${site.name}: questions, refunds, reports, privacy requests, and the grievance officer.`,
      ];
    case 'ticket':
      return [of('Your message is with us'), ''];
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
