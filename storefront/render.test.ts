import type { AccessGrant } from '@haat/openapi';
import type { AccessModel, PageLanguage, PageModel } from '@haat/openapi/pages';
import { expect, test } from 'vitest';
import { render } from './render';
import { grantWith, receiptOf, seat } from './testing/access-parts';
import { assets } from './testing/assets';
import { everyPage } from './testing/every-page';
import {
  autopayPageWith,
  autopayWith,
  bankWith,
  chargeThat,
  checkoutWith,
  clubProduct,
  cover,
  openProduct,
  ownedWith,
  paymentWith,
  productWith,
  renewalWith,
  site,
  subscriptionWith,
} from './testing/models';

const draw = (model: PageModel, reader: PageLanguage = 'en') => render(model, assets, reader).html;
const preview = (product = productWith()) => draw({ page: 'preview', site, product });

test.each(everyPage.map((model) => [model.page, model] as const))('%s is a whole document', (_, model) => {
  const html = draw(model);
  // What is kept for a time without a network is in the face of the app.
  const face = model.page === 'offline' ? '' : ' data-type="system"';
  expect(html.startsWith(`<!doctype html><html lang="en"${face}>`)).toBe(true);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('data-layout="page-');
  expect(html).toContain('<main');
  // Nothing inline runs but what the document's policy names: one without unsafe-inline has nothing to refuse.
  for (const [tag] of html.replace(`<script>${assets.openSheet}</script>`, '').matchAll(/<script[^>]*>/g))
    expect(tag).toMatch(/ src="\/assets\/|type="application\/(ld\+)?json"/);
  expect(html).not.toMatch(/ on\w+="|style="/);
  // An exclamation mark is not our voice.
  expect(
    html.replace(/<!doctype|<!--/g, '').replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, ''),
  ).not.toContain('!');
});

test.each(everyPage.map((model) => [model.page, model] as const))(
  '%s names each of its style sheets and scripts',
  (_, model) => {
    const { html, styles, scripts } = render(model, assets, 'en');
    expect([...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, inside]) => inside)).toEqual(scripts);
    expect([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([whole]) => whole)).toEqual(
      styles.map((sheet) => `<style>${sheet}</style>`),
    );
  },
);

test('the day of a gift stands where the step is a page, and comes with React over a preview', () => {
  const product = productWith({ kind: 'lesson', content: {} });
  expect(preview(product)).toContain(' name="gift.from"');
  expect(preview(product)).not.toContain(' type="date"');
  expect(draw(checkoutWith({ product, key: 'one-order' }))).toContain(' name="gift.deliverOn"');
});

test('only an approval that opens brings the script that leads to it', () => {
  expect(draw(autopayPageWith('opening'))).toMatch(/ id="model"[\s\S]* data-client="\/assets\/paying\.js"/);
  for (const page of [draw(autopayPageWith('waiting')), draw(autopayPageWith('on')), draw(bankWith())])
    expect(page).not.toMatch(/data-client|id="model"/);
});

test('names the picture that its creator chose for chats, instead of the drawn one', () => {
  const image = { ...cover, alt: 'A wet hill' };
  const html = draw({ page: 'preview', site, product: productWith({ seo: { image } }) });
  const path = 'https://haat.example/share/MonsoonMonsoon1.jpg?v=mroro740';
  for (const tag of [
    `<meta property="og:image" content="${path}">`,
    '<meta property="og:image:type" content="image/jpeg">',
    '<meta property="og:image:alt" content="A wet hill">',
    `<meta name="twitter:image" content="${path}">`,
  ])
    expect(html).toContain(tag);
});

test('a preview tells chats and search engines what it is', () => {
  const html = preview();
  expect(html).toContain('<title>Monsoon in Watercolour · Meera Kulkarni</title>');
  expect(html).toContain('<link rel="canonical" href="https://haat.example/pp/MonsoonMonsoon1">');
  expect(html).toContain(
    '<meta property="og:image" content="https://haat.example/share/MonsoonMonsoon1.png?v=mroro740">',
  );
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(preview(productWith({ updatedAt: '2026-07-18T10:00:00.000Z' }))).not.toContain('v=mroro740');
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

test('a report names the address of the page, whether that is known in full or not', () => {
  const path = productWith().url;
  for (const url of [path, site.origin + path])
    expect(preview(productWith({ url }))).toContain(
      `topic=report&amp;about=${encodeURIComponent(site.origin + path)}"`,
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

test('Enter in the field of an amount presses no chip, and nobody meets the button that it does press', () => {
  const [first = ''] = /<button[^>]*>/.exec(preview(openProduct).split(' data-buy=')[1] ?? '') ?? [];
  for (const part of ['type="submit"', 'tabindex="-1"', 'aria-hidden="true"'])
    expect(first.toLowerCase()).toContain(part);
  expect(first).not.toContain('name=');
  expect(preview(clubProduct)).not.toMatch(/<button[^>]*aria-hidden/);
});

test('who has it already goes on with the price, the amount and the code that were chosen', () => {
  const page = draw(
    ownedWith({ chosen: { priceId: 'p2', amount: 15_050, code: 'RAGA20', attribution: 'link=x' } }),
  );
  for (const more of ['again=1', 'for=somebody'])
    expect(page).toContain(
      `href="/pp/MonsoonMonsoon1/checkout?${more}&amp;price=p2&amp;amount=150.5&amp;code=RAGA20&amp;link=x"`,
    );
});

test('the way out of the filled-in details and the way back to the page keep what was chosen', () => {
  const reduction = { code: 'RAGA20', text: '20% off', endsAt: null, open: null };
  const page = draw(
    checkoutWith({
      product: { ...openProduct, reduction },
      amount: 15_000,
      values: { ...checkoutWith().values, discountCode: 'RAGA20' },
      isSaved: true,
      again: true,
      isGiftWanted: true,
      seatOffer: 'offered',
      came: 'link=winter',
    }),
  );
  expect(page).toContain(
    'checkout?again=1&amp;for=somebody&amp;details=none&amp;price=p1&amp;amount=150&amp;code=RAGA20&amp;seat=offered&amp;link=winter"',
  );
  expect(page).toContain('href="/pp/MonsoonMonsoon1?code=RAGA20"');
});

test('the button has words without a sum for an open price whose amount is asked for later', () => {
  const several = productWith({
    prices: [
      { id: 'p1', type: 'once', amount: 49_900 },
      { id: 'p2', type: 'open', amount: 10_000 },
    ],
  });
  expect(preview(several)).toMatch(/data-free="Buy now"[^>]* value="p2"/);
});

test('the checkout says until when money comes back, of what costs something', () => {
  expect(draw(checkoutWith({}))).toMatch(
    /Refund until it is used<!-- --> ·.*href="\/Cancellation" target="_blank"/,
  );
  // The browser draws it once more from what the page brings; it does not load what is known of each kind.
  for (const page of [draw(checkoutWith({})), preview()])
    expect(page).toContain('"refund":"Refund until it is used"');
  const free = productWith({ prices: [{ id: 'a', type: 'once', amount: 0 }] });
  expect(draw(checkoutWith({ product: free, amount: 0, priceId: 'a' }))).not.toContain(
    '/Cancellation" target',
  );
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

test('a preview begins with what is seen, and all that waits for a touch or a script stands below it', () => {
  const html = preview();
  expect(html).toContain('<link rel="expect" href="#title" blocking="render">');
  expect(html).toMatch(/<h1 id="title"[\s\S]*<dialog id="sheet"[\s\S]*ld\+json[\s\S]*<script type="module"/);
  expect(html.slice(0, html.indexOf('<body>'))).not.toContain('<script');
});

test('a page carries only the rules it uses, in a creator’s accent that can be read', () => {
  expect(preview()).not.toContain('.nowhere');
  expect(preview(productWith({ accent: '#FFFF00' }))).toMatch(/body\{--[\w-]+:#FFFF00;/);
});

test('every state of a payment has its one next step, and waiting has a warning first', () => {
  const waiting = draw(paymentWith());
  expect(waiting.indexOf('do not pay again')).toBeLessThan(waiting.indexOf('Check again now'));
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

test('who has paid types a reference where nothing is loaded again, and its answer stays', () => {
  const waiting = draw(paymentWith({ status: 'pending' }));
  expect(waiting).toContain('href="/cashfree?id=HT7K2M9QabcdefGH&amp;claim=1"');
  expect(waiting).not.toContain('name="reference"');
  const unsent = { reference: '', outcome: null, error: null, until: null };
  for (const claim of [unsent, { ...unsent, reference: '422149000000', outcome: 'unseen' as const }]) {
    const page = draw({ ...paymentWith({ status: 'pending' }), claim });
    expect(page).toMatch(/<details open[\s\S]* name="reference"/);
    for (const part of ['data-waiting', 'http-equiv="refresh"', 'refreshes every'])
      expect(page).not.toContain(part);
  }
  expect(draw(paymentWith({ status: 'failed' }))).toMatch(/<details[\s\S]* name="reference"/);
});

test('what a bank did not agree to leads to the page alone, and waits for nothing', () => {
  for (const status of ['awaitingPayment', 'failed', 'dropped'] as const) {
    const over = draw({ ...paymentWith({ status }), isOver: true });
    expect(over).toMatch(
      /Your bank did not authorise it[\s\S]*href="\/pp\/MonsoonMonsoon1"[^>]*data-main-action/,
    );
    for (const part of ['data-waiting', 'http-equiv="refresh"', 'Try again', 'Check again'])
      expect(over).not.toContain(part);
  }
});

test('what is not sold now leads back to its page in the language of the reader', () => {
  const action = { href: '/pp/x', backTo: 'Raga notes' };
  const page = { page: 'unavailable', site, heading: 'x', text: 'x', action } as const;
  expect(draw(page)).toContain('>Back to Raga notes<');
  expect(draw(page, 'hi')).toContain('>Raga notes पर वापस<');
});

test('the page of an address that nobody has looks like the public pages and leads on', () => {
  const html = draw({ page: 'notFound', site });
  expect(html).toMatch(/^<!doctype html><html lang="en"><head>/);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('>Page not found</h1>');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*Go to home page/);
  for (const part of ['<header', '<main', '<footer', 'Sign in']) expect(html).toContain(part);
});

test('a price that returns says how often, what comes free and that nothing is taken by itself', () => {
  const [monthly] = clubProduct.prices;
  const one = preview(
    productWith({ prices: monthly ? [{ ...monthly, trialDays: undefined }] : [], content: {} }),
  );
  expect(one).toContain('a month');
  expect(one).toContain('Subscribe for ₹499');
  expect(one).toContain('It does not auto-renew');
  const tried = preview(productWith({ prices: monthly ? [monthly] : [], content: {} }));
  expect(tried).toContain('7 days free, then ₹499 a month.');
  expect(tried).toContain('Start free trial');
  const several = preview(clubProduct);
  for (const part of ['₹499 a month', '₹4,999 a year', '₹19,999 for ever', '7 days free'])
    expect(several).toContain(part);
  expect(several).toContain('data-amount="0"');
});

test('the link of a reminder says what it costs and until when, and can be left alone', () => {
  const page = draw(renewalWith());
  expect(page).toContain('Pay ₹499');
  expect(page).toContain('17 September 2026');
  expect(page).toContain('action="/renew/HT7K2M9QabcdefGH?k=y"');
});

test('the link says no and yes to renewing by itself by forms, and what comes of each', () => {
  const on = draw(
    renewalWith({
      subscription: subscriptionWith({
        autopay: autopayWith({ charge: chargeThat('announced') }),
        can: ['renew', 'endAutopay'],
      }),
    }),
  );
  expect(on).toContain('Renews on 17 August 2026: ₹499 with UPI');
  expect(on).toMatch(/name="autopay"[^>]* value="end"/);
  expect(on).not.toContain('It does not auto-renew');
  const off = draw(renewalWith({ subscription: subscriptionWith({ can: ['renew', 'startAutopay'] }) }));
  expect(off).toMatch(/name="autopay"[^>]* value="start"/);
  expect(off).toContain('At most ₹499 is charged each time');
  expect(off).toContain('It does not auto-renew');
});

/** Paid for, and not open now. */
const closedWith = (status: AccessGrant['status'], changes: Partial<AccessModel> = {}) =>
  draw({ ...receiptOf([], { access: null, accesses: [grantWith({ status })] }), ...changes });

test('a subscription that is paused or over says how it opens again', () => {
  const { order } = receiptOf([]);
  for (const [status, grant] of [
    ['paused', 'suspended'],
    ['expired', 'ended'],
  ] as const) {
    const page = closedWith(grant, { subscription: subscriptionWith({ status }) });
    expect(page).toContain('Access is paused');
    expect(page).toContain(`/purchase?order=${order.id}`);
  }
});

test('what is closed with nothing to renew says that it has ended, and where its money is asked back', () => {
  const once = closedWith('revoked', { refundable: 49_900 });
  const trial = closedWith('suspended', { subscription: subscriptionWith({ status: 'active' }) });
  const removed = closedWith('revoked', { subscription: subscriptionWith({ status: 'expired' }) });
  for (const page of [once, trial, removed]) {
    expect(page).toContain('Access has ended');
    expect(page).not.toContain('renew it');
    expect(page).toContain('Go to purchases');
  }
  expect(once).toContain('#refund');
});

test('a receipt says when the day of a refund ends, and its rule alone where that is over or was moved', () => {
  const paid = receiptOf([seat], { kind: 'webinar' });
  const until = 'Refund until 11 December, 7:00 pm';
  expect(draw(paid)).toContain(until);
  for (const changes of [{ isMoved: true }, { now: '2026-12-12T13:00:00.000Z' }]) {
    const page = draw({ ...paid, ...changes });
    expect(page).not.toContain(until);
    expect(page).toContain('Refund until 24 hours before it begins');
  }
});

test("the bank's reference stands in fours, named by how it was paid", () => {
  const bankReference = '419822076153';
  expect(draw(paymentWith({ status: 'pending', method: 'upi', bankReference }))).toMatch(
    /UPI reference.*4198 2207 6153/s,
  );
  const card = draw(paymentWith({ status: 'pending', method: 'card', bankReference: 'AXIS-00417' }));
  expect(card).toMatch(/Bank reference.*AXIS-00417/s);
  expect(draw(paymentWith({ status: 'pending' }))).not.toContain('4198');
});

test('who waits for a bank may write to support where there is one', () => {
  const pending = paymentWith({ status: 'pending' });
  const asked = draw({ ...pending, site: { ...site, supportEmail: 'help@haat.example' } });
  expect(asked).toMatch(/Stuck for more than 10 minutes\?.*mailto:help@haat\.example\?subject=/s);
  expect(draw({ ...pending, site: { ...site, supportEmail: null } })).not.toContain('Stuck for more');
});
