import { type KindValues, kindDraft, missingInDraft, type ValuesOf } from '@haat/kinds/drafts';
import { type ProductKind, productKinds } from '@haat/kinds/facts';
import type { Product, ProductFields } from '@haat/openapi';
import { describe, expect, it, test } from 'vitest';
import { fieldsOf, isKeptBack, sentPrices } from '../fields';
import { problemsOf } from '../problems';
import { emptied, type Path, pathsOf } from '../testing/emptied';
import { made } from '../testing/made';
import { type Draft, draftOf } from './draft';

const kinds = Object.keys(productKinds) as ProductKind[];
const question = {
  id: 'q1',
  label: 'Batch',
  type: 'choice' as const,
  required: true,
  options: ['One', 'Two'],
};
const onSale = (kind: ProductKind): Product => ({
  ...made(kind),
  questions: [question],
  // Amounts are suggested where buyers choose what they give.
  ...(kind === 'page' && { prices: [{ id: 'p1', type: 'open', amount: 5_000 }] }),
});
const now = new Date();

/** The content as it would be on sale after these fields were saved. */
const ownAfter = (product: Product, fields: ProductFields): KindValues =>
  kindDraft(product.kind).read((fields.content ?? product.content) as never);

const isRefused = (product: Product, fields: ProductFields) =>
  fields.title === '' ||
  fields.prices?.length === 0 ||
  missingInDraft(product.kind, ownAfter(product, fields), { now, isOnSale: () => true }).length > 0;

describe.each(kinds)('a %s on sale', (kind) => {
  const product = onSale(kind);
  const draft = draftOf(product);
  const paths: Path[] = [['title'], ...pathsOf(draft.values, ['values']), ['prices', 0, 'amount']];
  const typed = { description: 'Typed at the same time', thankYou: 'Thanks for coming' };

  it.each(paths.map((path) => [path.join('.'), path] as const))('may be emptied of %s', (_, path) => {
    const written = { ...emptied(draft, path), ...typed };
    const fields = fieldsOf(written, product);
    expect(isRefused(product, fields)).toBe(false);
    expect(fields).toMatchObject({ description: typed.description, thankYou: { message: typed.thankYou } });
    // What stays with buyers is kept here as it was emptied, and the field says why.
    const requested = fieldsOf(written, null, {});
    const isAsWished = JSON.stringify(fields.content) === JSON.stringify(requested.content);
    if (!isAsWished) expect(Object.keys(problemsOf(written, product))).not.toEqual([]);
    expect(isKeptBack(written, product)).toBe(Object.keys(problemsOf(written, product)).length > 0);
  });

  it('may be emptied of everything at once', () => {
    const all = paths.reduce((before, path) => emptied(before, path), draft as Draft);
    const fields = fieldsOf({ ...all, ...typed }, product);
    expect(isRefused(product, fields)).toBe(false);
    expect(fields.description).toBe(typed.description);
    expect(problemsOf(all, product)).toMatchObject({ title: expect.any(String), amount: expect.any(String) });
  });

  it('says nothing while nothing is emptied, and takes what it is emptied of while it is not on sale', () => {
    expect(problemsOf(draft, product)).toEqual({});
    const paused = { ...product, status: 'paused' as const };
    const values = pathsOf(draft.values, ['values']).reduce((before, path) => emptied(before, path), draft);
    expect(Object.keys(problemsOf(values, paused))).toEqual([]);
    expect(fieldsOf(values, paused).content).toEqual(fieldsOf(values, null, {}).content);
  });
});

const sent = (kind: ProductKind, values: object) => {
  const product = onSale(kind);
  const draft = draftOf(product);
  const written = { ...draft, values: { ...draft.values, ...values } as KindValues };
  return {
    content: fieldsOf(written, product).content,
    problems: problemsOf(written, product),
    had: product.content,
  };
};

test('what is emptied beside what is changed lets the change through', () => {
  const joined = sent('telegram', { chatTitle: '', inviteUrl: 'https://t.me/+Another' });
  expect(joined.content).toMatchObject({ chatTitle: 'Bread letters', inviteUrl: 'https://t.me/+Another' });
  expect(joined.problems).toEqual({ 'content.chatTitle': 'Enter the name of the channel' });
  const held = sent('webinar', { joinUrl: '', day: '', seats: '' });
  expect(held.content).toEqual({ ...held.had, seats: undefined });
  expect(Object.keys(held.problems)).toEqual(['content.startsAt', 'content.joinUrl']);
});

test('a lesson may lose its words or its address, and not both', () => {
  expect(sent('lesson', { text: '' }).content).not.toHaveProperty('text');
  const both = sent('lesson', { text: '', url: '', minutes: '30' });
  expect(both.content).toEqual({ ...both.had, minutes: 30 });
  expect(Object.keys(both.problems)).toEqual(['content.text']);
});

test('a lesson or a section without a name keeps that which it had, and waits where it is new', () => {
  const { sections } = draftOf(made('course')).values as ValuesOf<'course'>;
  const [first, second] = sections;
  if (!first || !second) throw new Error('There are two sections');
  const unnamed = { id: 's9', title: '', lessons: [] };
  const course = sent('course', { sections: [{ ...first, title: '' }, unnamed, second], outcomes: ['Bake'] });
  expect(course.content).toEqual({ ...course.had, outcomes: ['Bake'] });
  expect(Object.keys(course.problems)).toEqual(['content.sections.s1.title', 'content.sections.s9.title']);
  // A lesson that buyers have does not vanish into a section that waits for its name.
  const reordered = sent('course', { sections: [first, { ...unnamed, lessons: second.lessons }] });
  expect(JSON.stringify(reordered.content)).toContain('Scoring');
});

test('of what is locked each part keeps what it was emptied of', () => {
  const { items } = draftOf(made('lock')).values as ValuesOf<'lock'>;
  const locked = sent('lock', {
    items: items.map((item) => ({
      ...item,
      title: '',
      text: '',
      url: '',
      address: '',
      point: '',
      directions: 'New',
    })),
  });
  const had = (locked.had['items'] as { place?: object }[]).map((item) =>
    item.place ? { ...item, place: { ...item.place, directions: 'New' } } : item,
  );
  expect(locked.content).toEqual({ items: had });
  const none = sent('lock', { items: [] });
  expect(none.content).toEqual(none.had);
  expect(none.problems).toEqual({ 'content.items': 'Add something that is locked' });
  // A new part under the name of one that was removed is another.
  const blank = { text: '', url: '', address: '', city: '', point: '', directions: '' };
  const again = sent('lock', { items: [items[1], { ...blank, id: 'i1', type: 'link', title: 'New' }] });
  expect(again.content).toEqual({ items: [(again.had['items'] as object[])[1]] });
});

test('a combo keeps what is in it while fewer than two are left', () => {
  const combo = sent('combo', { items: ['Bakery11111'] });
  expect(combo.content).toEqual(combo.had);
  expect(combo.problems).toEqual({ 'content.items': 'Add at least two products that are on sale' });
});

test('a recording may be taken away after its day, and the day not', () => {
  const product = onSale('webinar');
  product.content = {
    ...product.content,
    startsAt: '2026-01-16T05:30:00.000Z',
    recordingUrl: 'https://example.com/film',
  };
  const draft = draftOf(product);
  const written = { ...draft, values: { ...draft.values, recordingUrl: '' } as KindValues };
  expect(problemsOf(written, product)).toEqual({});
  expect(fieldsOf(written, product).content).not.toHaveProperty('recordingUrl');
});

test('a price that is emptied keeps what buyers pay, and holds no other price up', () => {
  const prices: Product['prices'] = [
    { id: 'p1', type: 'once', amount: 40_000, stock: 40 },
    { id: 'p2', type: 'subscription', amount: 9_900, period: { unit: 'day', count: 45 }, trialDays: 3 },
  ];
  const product = { ...onSale('page'), prices };
  const draft = draftOf(product);
  const written: Draft = {
    ...draft,
    prices: [
      ...draft.prices.map((one) => ({
        ...one,
        amount: null,
        stock: '',
        days: '',
        trialDays: '',
        label: 'Named',
      })),
      { ...(draft.prices[0] as (typeof draft.prices)[number]), key: 'new3', priceId: null, amount: 50_000 },
    ],
  };
  const { prices: saved } = fieldsOf(written, product);
  expect(saved?.slice(0, 2)).toEqual(prices.map((one) => ({ ...one, label: 'Named' })));
  expect(saved).toHaveLength(3);
  expect(sentPrices(written, product).map(({ key }) => key)).toEqual(['first', 'p2', 'new3']);
  expect(Object.keys(problemsOf(written, product))).toEqual([
    'amount',
    'stock',
    'prices.p2.amount',
    'prices.p2.days',
    'prices.p2.trialDays',
  ]);
});

test('a lesson that was free stays so until its price is written', () => {
  const product: Product = { ...onSale('lesson'), prices: [{ id: 'p1', type: 'once', amount: 0 }] };
  const draft = draftOf(product);
  const prices = draft.prices.map((one) => ({ ...one, priceType: 'open' as const }));
  expect(fieldsOf({ ...draft, prices }, product).prices).toEqual(product.prices);
});
