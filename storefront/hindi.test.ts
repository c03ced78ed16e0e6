import { readFileSync } from 'node:fs';
import { inLanguage, translate } from '@haat/i18n';
import type { PageModel } from '@haat/openapi/pages';
import { expect, test } from 'vitest';
import names from '../i18n/latin.json';
import { enhanceText } from './enhance/texts';
import { publicModels } from './public/testing/public-models';
import { render } from './render';
import { assets } from './testing/assets';
import { everyPage } from './testing/every-page';
import { clubProduct, payWith, productWith, site } from './testing/models';

/** The same page, about something that is sold in Hindi. */
function soldInHindi(model: PageModel): PageModel {
  const language = 'hi';
  if ('order' in model)
    return { ...model, order: { ...model.order, product: { ...model.order.product, language } } };
  if (model.page === 'learn' || model.page === 'lesson')
    return { ...model, learning: { ...model.learning, language } };
  if ('product' in model) return { ...model, product: { ...model.product, language } } as PageModel;
  return { ...model, language } as PageModel;
}

const same = new Set(names);

/** Texts and names on a page that have a word of English and were not given to it. */
function englishIn(html: string, model: PageModel): string[] {
  const given = JSON.stringify(model);
  const seen = html
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, '')
    // The letters of a name, for the eye alone.
    .replace(/(<span aria-hidden="true"[^>]*>)[^<]*/g, '$1')
    .replace(/<(\w+)[^>]* lang="en"[\s\S]*?<\/\1>/g, '');
  const texts = [
    ...seen.matchAll(/>([^<]+)</g),
    ...seen.matchAll(
      / (?:aria-label|alt|placeholder|data-(?:label|buy|pay|free|no-amount|too-little|words))="([^"]*)"/g,
    ),
  ].map(([, text = '']) => text.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
  return texts.filter((text) => {
    const latin = text.replace(/\S+@\S+|\{\w+\}|\S*[\d/]\S*/g, ' ').match(/[A-Za-z]{2,}/g) ?? [];
    return latin.some((one) => !same.has(one) && !given.includes(one));
  });
}

/** What is about no product. */
const aboutNone: readonly string[] = [
  'unavailable',
  'reminders',
  'seller',
  'library',
  'libraryCode',
  'offline',
  'purchase',
];
const sold = everyPage.filter(({ page }) => !aboutNone.includes(page));

test.each(everyPage.map((model) => [model.page, model] as const))(
  '%s is in Hindi for who reads Hindi, whatever it sells',
  (_, model) => {
    const html = render(model, assets, 'hi').html;
    expect(html).toContain('<html lang="hi"');
    expect(englishIn(html, model)).toEqual([]);
    expect(html).toContain('id="words"');
  },
);

test('who asks for neither of our languages has a page in that of its product', () => {
  for (const model of sold) {
    expect(render(soldInHindi(model), assets, null).html).toContain('<html lang="hi"');
    expect(render(model, assets, null).html).toContain('<html lang="en"');
  }
});

test('a page leads to itself in the other language, with what makes it this page', () => {
  const [model] = sold;
  if (!model) throw new Error('nothing is sold');
  const html = render(model, assets, 'en', '/cashfree?id=HT7&lang=en').html;
  expect(html).toMatch(/href="\/cashfree\?id=HT7&amp;lang=hi" lang="hi"[^>]*>हिन्दी</);
  expect(html).toMatch(
    /href="\/cashfree\?id=HT7&amp;lang=en" lang="en"[^>]* aria-current="true"[^>]*>English</,
  );
  expect(render(model, assets, 'en').html).not.toContain('lang=hi');
});

test('the words of a creator say their language to screen readers, the page its own', () => {
  const product = productWith({ language: 'hi', title: 'राग यमन' });
  const html = render({ page: 'preview', site, product }, assets, 'en').html;
  expect(html).toContain('<html lang="en"');
  expect(html).toMatch(/<h1 [^>]*lang="hi"[^>]*>राग यमन</);
});

test.each(
  [...publicModels, { page: 'notFound', site } as const].map((model) => [model.page, model] as const),
)('%s is in Hindi for who reads Hindi', (_, model) => {
  const html = render(model, assets, 'hi').html;
  expect(html).toContain('<html lang="hi">');
  const isDocument = ['terms', 'privacy', 'cancellation', 'guidelines'].includes(model.page);
  // What holds is the text in English, and it says that it is.
  if (isDocument) expect(html).toMatch(/<ol lang="en"[\s\S]*<div lang="en"/);
  else expect(englishIn(html, model)).toEqual([]);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

test('a public page names its other language, for people and for search engines', () => {
  const [home] = publicModels;
  if (!home) throw new Error('there is no first page');
  const hindi = render(home, assets, 'hi').html;
  expect(hindi).toContain('<link rel="canonical" href="https://haat.example/?lang=hi">');
  for (const html of [hindi, render(home, assets, 'en').html]) {
    expect(html).toContain('<link rel="alternate" hreflang="hi" href="https://haat.example/?lang=hi">');
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://haat.example/">');
    expect(html).toMatch(
      /href="\?lang=en" lang="en"[^>]*>English<[\s\S]*href="\?lang=hi" lang="hi"[^>]*>हिन्दी</,
    );
  }
});

test('a ticket is not asked for again in another language, which would lose it', () => {
  const ticket = publicModels.find(({ page }) => page === 'ticket');
  if (!ticket) throw new Error('there is no ticket');
  expect(render(ticket, assets, 'en').html).not.toContain('?lang=');
});

test('a page in English brings no word of Hindi', () => {
  for (const model of sold) {
    const html = render(model, assets, 'en').html;
    expect(html).not.toMatch(/[\u0900-\u097F]/);
    expect(html).not.toContain('id="words"');
    expect(html).not.toContain('-hi.js');
  }
});

test('what React takes over is brought with its words, and what says nothing as it is', () => {
  const clientOf = (model: PageModel, reader: 'en' | 'hi' = 'hi') =>
    / data-client="([^"]*)"/.exec(render(model, assets, reader).html)?.[1];
  const preview = { page: 'preview', site, product: productWith({ language: 'hi' }) } as const;
  expect(clientOf(preview)).toBe('/assets/checkout-hi.js');
  expect(clientOf(soldInHindi(payWith(null)))).toBe('/assets/paying-hi.js');
  expect(clientOf(preview, 'en')).toBe('/assets/checkout.js');
  const pricing = publicModels.find(({ page }) => page === 'pricing');
  expect(pricing && clientOf(pricing)).toBe('/assets/calculator.js');
});

test('prices, days and hours are said as Hindi says them', () => {
  const [monthly] = clubProduct.prices;
  const product = productWith({ prices: monthly ? [monthly] : [] });
  const html = render({ page: 'preview', site, product }, assets, 'hi').html;
  expect(html).toContain('7 दिन मुफ़्त, फिर हर महीने ₹499।');
  expect(html).toContain('मुफ़्त दिन शुरू करें');
});

test('a page brings along all that is said before React has come', () => {
  const sources = ['enhance/extras.ts', 'enhance/offline.ts', '../web/in-app-browser/card.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const texts = sources.flatMap((code) =>
    [...code.matchAll(/\b(?:say|tell)\('([^']+)'\)|(?:first|rest|open|otherwise):\s*'([^']+)'/g)].map(
      ([, one, other]) => one ?? other ?? '',
    ),
  );
  expect(texts.length).toBeGreaterThan(15);
  expect(texts.filter((text) => !(text in enhanceText))).toEqual([]);
  for (const text of texts) expect(enhanceText[text]).toBe(inLanguage('hi', () => translate(text)));
});
