import type { PageAssets, PageModel } from '@haat/contract/pages';
import { expect, test } from 'vitest';
import { render } from './render';
import {
  checkoutWith,
  openProduct,
  orderWith,
  paymentWith,
  payWith,
  productWith,
  site,
} from './testing/models';

const files = (name: string) => ({ module: `/assets/${name}.js`, imports: ['/assets/react.js'], styles: [] });
const assets: PageAssets = {
  styles: { preview: 'p{margin:0}.nowhere{top:0}', order: 'p{margin:0}', public: 'p{margin:0}' },
  touch: { module: '/assets/touch.js', imports: ['/assets/in-app.js'] },
  clients: {
    checkout: files('checkout'),
    paying: files('paying'),
    payment: files('payment'),
    sandbox: files('sandbox'),
  },
};
const draw = (model: PageModel) => render(model, assets);
const preview = (product = productWith()) => draw({ page: 'preview', site, product });

const paid = orderWith({
  status: 'fulfilled',
  paidAt: '2026-07-17T14:13:00.000Z',
  method: 'upi',
  access: {
    url: '/access/HT7K2M9QabcdefGH',
    messageHtml: '<p>Welcome.</p>',
    redirectUrl: 'https://example.org/in',
  },
});
const every: PageModel[] = [
  { page: 'preview', site, product: productWith() },
  { page: 'preview', site, product: openProduct },
  { page: 'preview', site, product: productWith({ status: 'paused', cover: null }) },
  checkoutWith(),
  ...(
    [
      'awaitingPayment',
      'pending',
      'failed',
      'dropped',
      'expired',
      'refunding',
      'refunded',
      'disputed',
      'paid',
    ] as const
  ).map((status) => paymentWith({ status })),
  payWith(null),
  payWith({ kind: 'qr', image: 'data:image/png;base64,AA==' }),
  payWith({ kind: 'apps', apps: [{ name: 'PhonePe', url: 'phonepe://pay?am=1' }] }),
  {
    page: 'access',
    site,
    order: paid,
    phoneEnding: '1573',
    link: 'https://haat.example/access/x?k=y',
    papers: [],
  },
  {
    page: 'access',
    site,
    order: orderWith({ status: 'refunded' }),
    phoneEnding: '1573',
    link: '',
    papers: [],
  },
  {
    page: 'accessCode',
    site,
    orderId: paid.id,
    query: '?k=y',
    phoneEnding: '1573',
    sent: true,
    error: 'No.',
  },
  {
    page: 'sandbox',
    site,
    session: 's.1.x',
    orderId: paid.id,
    amount: 100,
    title: 'T',
    seller: 'S',
    error: null,
  },
  { page: 'unavailable', site, heading: 'Not now', text: 'Later.', action: { href: '/', label: 'Back' } },
];

test.each(every.map((model) => [model.page, model] as const))('%s is a whole document', (_, model) => {
  const html = draw(model);
  expect(html).toMatch(/^<!doctype html><html lang="en" data-type="system">/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('data-layout="page-');
  expect(html).toContain('<main');
  // Nothing inline runs: a policy without unsafe-inline has nothing to refuse.
  for (const [tag] of html.matchAll(/<script[^>]*>/g))
    expect(tag).toMatch(/ src="\/assets\/|type="application\/(ld\+)?json"/);
  expect(html).not.toMatch(/ on\w+="|style="/);
  // An exclamation mark is not our voice.
  expect(
    html.replace(/<!doctype|<!--/g, '').replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ''),
  ).not.toContain('!');
});

test('a preview tells chats and search engines what it is', () => {
  const html = preview();
  expect(html).toContain('<title>Monsoon in Watercolour · Meera Kulkarni</title>');
  expect(html).toContain('<link rel="canonical" href="https://haat.example/pp/MonsoonMonsoon1">');
  expect(html).toContain(
    '<meta property="og:image" content="https://haat.example/media/CoverCoverCover1/720.jpg">',
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Product',
    name: 'Monsoon in Watercolour',
    offers: [{ price: '1499.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' }],
  });
});

test('the picture is asked for first, in the smallest format, with its place kept', () => {
  const html = preview();
  expect(html).toMatch(/<source type="image\/avif" srcSet="[^"]*720\.avif 720w"/i);
  expect(html).toMatch(
    /<img src="[^"]*" alt="Hills in the rain" width="1440" height="810" fetchPriority="high"/i,
  );
});

test('the main button is a link, or a form where there is something to choose', () => {
  expect(preview()).toMatch(/<a href="\/pp\/MonsoonMonsoon1\/checkout" data-main-action="true"/);
  const open = preview(openProduct);
  expect(open).toMatch(/<form[^>]* action="\/pp\/MonsoonMonsoon1\/checkout" method="get"/);
  expect(open).toMatch(/<button[^>]*data-main-action="true"[^>]*><span[^>]*>Give ₹251</);
  for (const chip of ['51', '101', '251', '501'])
    expect(open).toContain(`value="${chip}" aria-pressed="${chip === '251'}"`);
  const paused = preview(productWith({ status: 'paused' }));
  expect(paused).not.toContain('data-main-action');
  expect(paused).not.toContain('<dialog');
});

test('nothing a creator writes becomes markup', () => {
  const evil = `</script><img src=x onerror=alert(1)>"'`;
  const product = productWith({
    title: evil,
    summary: evil,
    seller: { name: evil, handle: null },
    seo: { title: evil, description: evil },
    questions: [{ id: 'q', label: evil, type: 'choice', required: true, options: [evil] }],
    prices: [
      { id: 'a', label: evil, type: 'once', amount: 100 },
      { id: 'b', type: 'once', amount: 200 },
    ],
  });
  for (const html of [
    preview(product),
    draw(checkoutWith({ product, message: evil, errors: { phone: evil } })),
  ])
    expect(html).not.toContain('<img src=x');
});

test('a page carries only the rules it uses, in a creator’s accent that can be read', () => {
  expect(preview()).not.toContain('.nowhere');
  expect(preview(productWith({ accent: '#FFFF00' }))).toMatch(/body\{--[\w-]+:#FFFF00;/);
});

test('every state of a payment has its one next step, and waiting has a warning first', () => {
  const waiting = draw(paymentWith());
  expect(waiting.indexOf('do not pay a second time')).toBeLessThan(waiting.indexOf('Check again now'));
  expect(waiting).not.toContain('data-main-action');
  expect(waiting).toContain('<noscript><meta http-equiv="refresh" content="5"></noscript>');
  expect(waiting).toContain('data-waiting data-own');
  expect(draw(paymentWith({ status: 'failed', failure: 'The bank declined the payment' }))).toMatch(
    /The bank declined the payment\.[\s\S]*<form[^>]* action="\/cashfree\?id=HT7K2M9QabcdefGH" method="post"/,
  );
  expect(draw(paymentWith({ status: 'expired' }))).toMatch(
    /href="\/pp\/MonsoonMonsoon1"[^>]*data-main-action/,
  );
});

test('the page of an address that nobody has looks like the public pages and leads on', () => {
  const html = draw({ page: 'notFound', site });
  expect(html).toMatch(/^<!doctype html><html lang="en"><head>/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('>Page not found</h1>');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*Go to the first page/);
  for (const part of ['<header', '<main', '<footer', 'Sign in']) expect(html).toContain(part);
});
