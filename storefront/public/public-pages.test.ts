import type { PublicModel } from '@haat/openapi/pages';
import { expect, test } from 'vitest';
import { render } from '../render';
import { assets } from '../testing/assets';
import { contactWith, nobody, publicModels, terms } from './testing/public-models';

const draw = (model: PublicModel) => render(model, assets, 'en').html;
const modelOf = (page: PublicModel['page']) =>
  publicModels.find((model) => model.page === page) as PublicModel;
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style|head)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const named = publicModels.map((model) => [model.page, model] as const);

test.each(named)(
  '%s is a whole document with one heading, and says nothing that is not known',
  (page, model) => {
    for (const html of [
      draw(model),
      draw({ ...model, operator: nobody, partners: { google: false, push: false } }),
    ]) {
      expect(html).toMatch(/^<!doctype html><html lang="en"><head>/);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('data-layout="page-');
      expect(html).toContain('<main id="content"');
      expect(html.includes('content="noindex"')).toBe(page === 'ticket');
      expect(html).not.toMatch(
        / on\w+="|style="|<script(?![^>]* (src="\/assets\/|type="application\/ld\+json))/,
      );
      const text = wordsOf(html);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|!|: \.|\(\)/);
      // A title without what belongs to it would be a blank.
      expect(html).not.toMatch(/<dd[^>]*><\/dd>|<p[^>]*><\/p>|href="(mailto|tel):"/);
    }
  },
);

test.each(named.filter(([page]) => page !== 'ticket'))(
  'search engines and chats learn what %s is',
  (_, model) => {
    const html = draw(model);
    const url = `https://haat.example${model.path.replace('&', '&amp;')}`;
    expect(html).toContain(`<link rel="canonical" href="${url}">`);
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? [];
    const [, description = ''] = /<meta name="description" content="(.*?)">/.exec(html) ?? [];
    expect(title).toContain('Haat');
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(170);
    expect(html).toContain(`<meta property="og:url" content="${url}">`);
  },
);

test('no two pages share a title', () => {
  const titles = publicModels.map((model) => /<title>.*?<\/title>/.exec(draw(model))?.[0]);
  expect(new Set(titles).size).toBe(titles.length);
});

test('every page leads to every rule, and within a document every part has its address', () => {
  for (const model of publicModels) {
    const html = draw(model);
    for (const path of [
      '/Terms&amp;Conditions',
      '/Privacy',
      '/Cancellation',
      '/Community_Guidelines',
      '/ContactUs',
      '/PricingPage',
    ])
      expect(html).toContain(`href="${path}`);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(id);
  }
});

test('links into a document of another page lead to a part that it has', () => {
  for (const model of publicModels)
    for (const [, path = '', part = ''] of draw(model).matchAll(/href="(\/[^"#]+)#([^"]+)"/g)) {
      const target = publicModels.find(
        (one) => one.path.replace('&', '&amp;') === path && one.page !== 'ticket',
      );
      if (target) expect(draw(target)).toContain(` id="${part}"`);
    }
});

test('the operator and the grievance officer are named where the law wants them, from the configuration', () => {
  for (const page of ['privacy', 'terms', 'cancellation', 'guidelines', 'contact'] as const) {
    const text = wordsOf(draw(modelOf(page)));
    for (const known of ['Example Market Private Limited', 'The Officer', 'grievance@haat.example'])
      expect([page, text.includes(known)]).toEqual([page, true]);
  }
  expect(wordsOf(draw(modelOf('terms')))).toContain('The courts at Pune decide');
});

test('numbers are those of the configuration', () => {
  const changed = {
    ...terms,
    payoutLeast: 25_000,
    settlementWorkingDays: 1,
    referral: { shareBasisPoints: 1_500, months: 6 },
    plans: { ...terms.plans, FREE: { feeBasisPoints: 400, monthly: 0, yearly: 0 } },
  };
  const text = wordsOf(draw({ ...modelOf('terms'), terms: changed }));
  expect(text).toContain('Free: 4% of each sale');
  expect(text).toContain('pending until 1 working day after');
  expect(text).toContain('A withdrawal is at least ₹250');
  expect(text).toContain('15% of our fee on each sale they make in the first 6 months');
  const without = { ...terms, referral: { shareBasisPoints: 0, months: 12 } };
  expect(wordsOf(draw({ ...modelOf('terms'), terms: without }))).not.toContain('Invitations');
  expect(wordsOf(draw({ ...modelOf('home'), terms: changed }))).toContain('4% only when you sell');
});

test('pricing calculates with what was typed, and says what is wrong with it', () => {
  const priced = (typed: string | null) => draw({ ...modelOf('pricing'), typed } as PublicModel);
  expect(wordsOf(priced(null))).toContain('₹24.95 ₹4.49 ₹469.56');
  expect(wordsOf(priced('1,000'))).toContain('Premium 2.5% ₹25 ₹4.50 ₹970.50');
  expect(priced('nothing')).toMatch(/aria-invalid="true"[\s\S]*Enter an amount in rupees/);
  expect(priced('0.5')).toContain('The minimum price is ₹1.');
  expect(priced('500001')).toContain('The maximum price is ₹5,00,000.');
});

test('nothing somebody types becomes markup, and a refused form keeps it', () => {
  const evil = `"'><img src=x onerror=alert(1)></textarea>`;
  const html = draw(
    contactWith({
      values: { topic: 'report', name: evil, reach: evil, about: evil, text: evil },
      errors: { reach: 'Enter an email address.' },
      message: 'Not sent yet.',
    }),
  );
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('<option value="report" selected="">');
  expect(html).toMatch(/name="reach"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="reach"/);
  expect(html).toContain('role="alert"');
  expect(draw({ ...modelOf('pricing'), typed: evil } as PublicModel)).not.toContain('<img src=x');
});

test('a plan is taken where a time was chosen, with a script that comes for that alone', () => {
  const plan = modelOf('payVvip');
  expect(draw(plan)).not.toContain('data-client');
  const html = draw({ ...plan, period: 'year' } as PublicModel);
  expect(html).toContain('data-client="/assets/plan.js"');
  expect(html).toContain('id="plan-root" data-plan="VVIP" data-period="year" data-gst="1800"');
  expect(html).toContain('<noscript>');
  expect(draw(plan)).toContain('href="/Pay-VVIP?period=month#take"');
});
