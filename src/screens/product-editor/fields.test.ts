import { inLanguage } from '@haat/i18n';
import { itemOf } from '@haat/kinds/parts/editor/items/items.draft';
import { freeId } from '@haat/kinds/parts/editor/written';
import type { Product } from '@haat/openapi';
import { expect, test } from 'vitest';
import { type Draft, draftOf, emptyDraft, linesOf } from './draft/draft';
import { fieldsOf, sentPrices } from './fields';
import { movedPrice } from './prices/other-prices';
import { emptyPrice, type PriceDraft, priceDraftOf, withPriceIds } from './prices/price-draft';
import { problemsOf } from './problems';
import { missingOf } from './steps/steps';
import { made } from './testing/made';

const price: PriceDraft = {
  ...emptyPrice,
  amount: 49_900,
  compareAt: 79_900,
  isLimited: true,
  stock: '40',
  priceId: 'p1',
};
const priced = (changes: Partial<PriceDraft>) => ({ prices: [{ ...price, ...changes }] });

const full: Draft = {
  ...emptyDraft('page'),
  title: ' Weekend class ',
  description: 'Bring an **apron**.',
  prices: [price],
  questions: [{ id: 'q1', label: 'Batch', type: 'choice', required: true, options: 'Morning\n\n Evening ' }],
  thankYou: 'See you there',
  redirectUrl: 'https://example.com/room',
};

test('saves what was written, tidied', () => {
  expect(fieldsOf(full)).toEqual({
    title: 'Weekend class',
    description: 'Bring an **apron**.',
    cover: null,
    gallery: [],
    trailer: null,
    content: {},
    prices: [{ id: 'p1', type: 'once', amount: 49_900, compareAt: 79_900, stock: 40 }],
    questions: [
      { id: 'q1', label: 'Batch', type: 'choice', required: true, options: ['Morning', 'Evening'] },
    ],
    thankYou: { message: 'See you there', redirectUrl: 'https://example.com/room' },
    seo: {},
    accent: null,
    language: 'en',
  });
  expect(problemsOf(full)).toEqual({});
});

test('what is wrong is left out and stops nothing else', () => {
  const wrong = {
    ...full,
    ...priced({ compareAt: 100_00, stock: 'many' }),
    redirectUrl: 'ftp://example.com',
  };
  expect(Object.keys(problemsOf(wrong))).toEqual(['compareAt', 'stock', 'redirectUrl']);
  expect(fieldsOf(wrong)).toMatchObject({
    prices: [{ id: 'p1', type: 'once', amount: 49_900 }],
    thankYou: { message: 'See you there' },
  });
  expect(fieldsOf({ ...full, ...priced({ amount: 50 }) })).not.toHaveProperty('prices');
  expect(fieldsOf({ ...full, title: '  ' })).not.toHaveProperty('title');
  const [question] = full.questions;
  if (!question) throw new Error('The example has a question');
  expect(fieldsOf({ ...full, questions: [{ ...question, options: 'Only one' }] }).questions).toEqual([]);
  expect(
    fieldsOf({ ...full, questions: [question, { ...question, id: 'q2', label: '' }] }).questions,
  ).toHaveLength(1);
});

test('a price that buyers have is not taken away while its field is empty', () => {
  expect(fieldsOf({ ...full, ...priced({ amount: null }) })).not.toHaveProperty('prices');
  const daily = { priceType: 'subscription', period: 'days', days: '' } as const;
  expect(fieldsOf({ ...full, ...priced(daily) })).not.toHaveProperty('prices');
  const started = { ...emptyPrice, key: 'new2' };
  expect(fieldsOf({ ...full, prices: [price, started] }).prices).toHaveLength(1);
});

test('a price that was removed and put back takes the id that the server gives it now', () => {
  const other = { ...price, key: 'p2', priceId: 'p2' };
  const draft: Draft = { ...full, prices: [price, other] };
  const answered = { prices: [{ id: 'p1' }, { id: 'p3' }] } as Product;
  expect(withPriceIds(draft, draft.prices, answered).prices.map(({ priceId }) => priceId)).toEqual([
    'p1',
    'p3',
  ]);
  // Also where the two have changed places since they were sent.
  const reordered = { ...draft, prices: movedPrice(draft.prices, 1, -1) };
  const stored = { prices: [{ id: 'p1' }, { id: 'p2' }] } as Product;
  expect(withPriceIds(reordered, draft.prices, stored)).toBe(reordered);
});

test('an open price has its suggestions and no old price', () => {
  const open: Draft = {
    ...full,
    ...priced({ priceType: 'open', amount: 5_100 }),
    values: { action: '', suggested: [5_100, 10_100, 100, null] },
  };
  expect(problemsOf(open)).toEqual({ 'suggested.2': 'At least ₹51.' });
  expect(fieldsOf(open)).toMatchObject({
    content: { suggestedAmounts: [5_100, 10_100] },
    prices: [{ id: 'p1', type: 'open', amount: 5_100, stock: 40 }],
  });
});

test('a free price is a fixed one of nothing, and keeps what was typed before', () => {
  const free: Draft = {
    ...full,
    kind: 'lesson',
    values: emptyDraft('lesson').values,
    ...priced({ priceType: 'free' }),
  };
  expect(problemsOf(free)).toEqual({});
  expect(fieldsOf(free).prices).toMatchObject([{ id: 'p1', type: 'once', amount: 0 }]);
  expect(priceDraftOf({ id: 'p1', type: 'once', amount: 0 }, 'first')).toMatchObject({
    priceType: 'free',
    amount: null,
  });
  expect(
    missingOf(free, 'Meera', { now: new Date(), isOnSale: () => true }).map(({ field }) => field),
  ).not.toContain('amount');
  expect(problemsOf({ ...free, ...priced({ priceType: 'free', compareAt: 50 }) })).toEqual({
    compareAt: 'At least ₹1.',
  });
});

test('empty fields are unfinished, not wrong', () => {
  expect(problemsOf(emptyDraft('page'))).toEqual({});
  expect(fieldsOf(emptyDraft('page')).prices).toEqual([]);
});

test('a new product is in the language that its creator reads', () => {
  expect(fieldsOf(emptyDraft('page')).language).toBe('en');
  expect(fieldsOf(inLanguage('hi', () => emptyDraft('page'))).language).toBe('hi');
});

test('a product comes back as it was, with all its prices', () => {
  const product = {
    kind: 'page',
    title: 'T',
    description: 'D',
    cover: null,
    gallery: [],
    content: { action: 'join', suggestedAmounts: [1_000] },
    prices: [
      { id: 'a', type: 'open', amount: 500 },
      { id: 'b', type: 'once', amount: 900, label: 'More' },
    ],
    questions: [{ id: 'q1', label: 'Size', type: 'choice', required: false, options: ['S', 'M'] }],
    thankYou: { message: 'Thanks' },
    seo: { title: 'Shared', description: 'In a chat' },
    accent: '#1C7247',
    language: 'hi',
  } as unknown as Product;
  expect(fieldsOf(draftOf(product))).toMatchObject({
    content: product.content,
    prices: product.prices,
    questions: product.questions,
    thankYou: product.thankYou,
    seo: product.seo,
    accent: '#1C7247',
    language: 'hi',
  });
});

test('questions get ids that are not taken', () => {
  expect(freeId('q', [])).toBe('q1');
  expect(freeId('q', [{ id: 'q2' }])).toBe('q3');
  expect(linesOf(' a \n\n b')).toEqual(['a', 'b']);
});

test('a subscription says how long a payment lasts, and how many days come free', () => {
  const subscribed = (changes: Partial<PriceDraft>): Draft => ({
    ...full,
    ...priced({ priceType: 'subscription', hasTrial: true, trialDays: '7', ...changes }),
  });
  const monthly = subscribed({});
  expect(fieldsOf(monthly).prices).toMatchObject([
    { type: 'subscription', compareAt: 79_900, period: { unit: 'month', count: 1 }, trialDays: 7 },
  ]);
  const sent = (changes: Partial<PriceDraft>) => fieldsOf(subscribed(changes)).prices?.[0];
  expect(sent({ period: 'month-12' })?.period).toEqual({ unit: 'month', count: 12 });
  expect(sent({ period: 'days', days: '45' })?.period).toEqual({ unit: 'day', count: 45 });
  const ever = sent({ period: 'lifetime' });
  expect([ever?.period, ever?.trialDays]).toEqual([{ unit: 'lifetime', count: 1 }, undefined]);
  // Not kept before the days are said.
  expect(sent({ period: 'days', days: '' })).toBeUndefined();
  expect(problemsOf(subscribed({ period: 'days', days: 'x', trialDays: '400' }))).toEqual({
    days: 'A whole number from 1 to 3,650.',
    trialDays: 'A whole number from 1 to 365.',
  });
});

test('a subscription opens as it was kept', () => {
  const opened = (period: { unit: 'day' | 'month' | 'lifetime'; count: number }) =>
    draftOf({
      kind: 'page',
      title: 'Club',
      description: '',
      cover: null,
      gallery: [],
      content: {},
      prices: [{ id: 'p1', type: 'subscription', amount: 10_000, period, trialDays: 3 }],
      questions: [],
      thankYou: {},
      seo: {},
    } as unknown as Product);
  expect(opened({ unit: 'month', count: 3 })).toMatchObject({
    prices: [{ period: 'month-3', trialDays: '3' }],
  });
  expect(opened({ unit: 'day', count: 45 })).toMatchObject({ prices: [{ period: 'days', days: '45' }] });
  expect(opened({ unit: 'lifetime', count: 1 })).toMatchObject({ prices: [{ period: 'lifetime' }] });
});

test('of several prices each is kept by its own, and one that is wrong holds all of them', () => {
  const second: PriceDraft = { ...emptyPrice, key: 'new2', label: ' For two ', amount: 89_900 };
  const both = { ...full, prices: [price, second] };
  expect(fieldsOf(both).prices).toMatchObject([
    { id: 'p1', amount: 49_900 },
    { label: 'For two', amount: 89_900 },
  ]);
  const wrong = { ...full, prices: [price, { ...second, amount: 50 }] };
  expect(Object.keys(problemsOf(wrong))).toEqual(['prices.new2.amount']);
  expect(fieldsOf(wrong)).not.toHaveProperty('prices');
  expect(fieldsOf({ ...full, prices: [price, { ...second, amount: null }] }).prices).toHaveLength(1);
});

test('a price takes the id that the server gave it, also when others were not sent', () => {
  const [one, two, three] = ['a', 'b', 'c'].map((key) => ({ ...emptyPrice, key, amount: 100 }));
  if (!one || !two || !three) throw new Error('There are three');
  const draft = { ...full, prices: [one, { ...two, amount: null }, three] };
  const sent = sentPrices(draft);
  expect(sent.map(({ key }) => key)).toEqual(['a', 'c']);
  const answered = withPriceIds(draft, sent, { prices: [{ id: 'p1' }, { id: 'p2' }] as Product['prices'] });
  expect(answered.prices.map(({ priceId }) => priceId)).toEqual(['p1', null, 'p2']);
  expect(withPriceIds(answered, sent, { prices: [] })).toBe(answered);
});

test('a price that is moved to the top is the one that is chosen already', () => {
  const second: PriceDraft = { ...emptyPrice, key: 'new2', label: 'For two', amount: 89_900 };
  const reordered = movedPrice([price, second], 1, -1);
  expect(reordered.map(({ key, label }) => [key, label])).toEqual([
    ['first', 'For two'],
    ['new2', ''],
  ]);
  expect(movedPrice(reordered, 1, -1)).toEqual([price, second]);
  expect(movedPrice([price, second], 1, 1)).toEqual([price, second]);
});

test('what buyers of a payment page get is saved, but for an address that is wrong', () => {
  const item = { id: 'i1', type: 'link', title: ' The notes ', url: 'example.com/notes' } as const;
  const draft = { ...emptyDraft('page'), thankYouItems: [itemOf({ ...item })] };
  const saved = [{ id: 'i1', type: 'link', title: 'The notes', url: 'https://example.com/notes' }];
  expect(fieldsOf(draft).thankYou).toEqual({ message: '', items: saved });
  const wrong = { ...draft, thankYouItems: draft.thankYouItems.map((one) => ({ ...one, url: 'ftp://x' })) };
  expect(Object.keys(problemsOf(wrong))).toEqual(['thankYou.items.i1.url']);
  const persisted = { ...made('page'), thankYou: { items: [...saved] } } as Product;
  expect(fieldsOf(wrong, persisted).thankYou).toEqual({ message: '', items: saved });
  expect(draftOf(persisted).thankYouItems).toEqual([itemOf(persisted.thankYou.items?.[0] ?? item)]);
  expect(fieldsOf(draftOf(persisted), persisted).thankYou).toEqual({ message: '', items: saved });
});
