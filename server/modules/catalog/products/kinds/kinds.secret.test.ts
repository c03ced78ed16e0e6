import { type KindContent, kinds, type ProductKind } from '@haat/kinds/facts';
import { sampleOf } from '@haat/kinds/samples';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSafeHtml } from '../markdown/markdown.html';
import type { ProductRow } from '../product/product.repository';
import { toPublicProduct } from '../product/product.view';

const mark = 'SESAME';
/** Words with the mark in their middle, as it would stand in a text that a buyer wrote down. */
const hidden = fc.string({ maxLength: 20 }).map((text) => `${text} ${mark} ${text}`);
const hiddenUrl = fc.constant(`https://example.in/${mark}`);
const open = fc.string({ maxLength: 20 }).map((text) => text.replaceAll(mark, ''));
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined });
const lines = fc.array(open, { maxLength: 3 });
const minutes = maybe(fc.integer({ min: 1, max: 1440 }));
const id = fc.stringMatching(/^[a-z]{1,6}$/);
// Its last digits are looked for as well as the mark.
const latitude = fc.constant(12.345678);

const place = fc.record({
  address: maybe(hidden),
  city: maybe(open),
  latitude: maybe(latitude),
  longitude: maybe(latitude),
  directions: maybe(hidden),
});
const items = fc.array(
  fc.record({
    id,
    type: fc.constantFrom('text', 'link', 'place'),
    title: open,
    text: maybe(hidden),
    url: maybe(hiddenUrl),
    place: maybe(place),
  }),
);

const lesson = fc.boolean().chain((isFree) =>
  fc.record({
    id,
    title: open,
    minutes,
    isFree: fc.constant(isFree),
    text: maybe(isFree ? open : hidden),
    url: maybe(isFree ? fc.constant('https://example.in/free') : hiddenUrl),
    items: isFree ? fc.constant([]) : items,
  }),
);
/** Contents that differ in more than what is left out. */
const contents = {
  page: fc.record({ action: fc.constant('buy') }),
  telegram: fc.record({ chatTitle: maybe(open), inviteUrl: maybe(hiddenUrl), benefits: maybe(lines) }),
  discord: fc.record({ serverName: maybe(open), inviteUrl: maybe(hiddenUrl), benefits: maybe(lines) }),
  course: fc.record({
    sections: maybe(fc.array(fc.record({ id, title: open, lessons: fc.array(lesson, { maxLength: 4 }) }))),
  }),
  lesson: fc.record({
    minutes,
    outcomes: maybe(lines),
    text: maybe(hidden),
    url: maybe(hiddenUrl),
    items: maybe(items),
  }),
  webinar: fc.record({
    startsAt: maybe(fc.constantFrom('2025-12-01T10:00:00.000Z', '2026-12-01T10:00:00.000Z')),
    minutes,
    seats: minutes,
    joinUrl: maybe(hiddenUrl),
    recordingUrl: maybe(hiddenUrl),
  }),
  lock: fc.record({
    items: maybe(items),
  }),
} satisfies { readonly [K in ProductKind]?: fc.Arbitrary<object> };

const now = new Date('2026-06-01T00:00:00Z');
const rowOf = (kind: ProductKind, content: object, rowId = 'A'.repeat(16)): ProductRow => ({
  seller_id: 'seller',
  id: rowId,
  kind,
  status: 'published',
  title: 'Title',
  description: '',
  prices: [{ id: 'p', type: 'once', amount: 100 }],
  content: content as ProductRow['content'],
  cover: null,
  trailer: null,
  gallery: null,
  questions: [],
  thank_you: { message: mark, redirectUrl: `https://example.in/${mark}` },
  accent: null,
  seo: {},
  language: 'en',
  version: 1,
  published_at: now,
  created_at: now,
  updated_at: now,
});

async function shownOf(row: ProductRow, others: ProductRow[] = []): Promise<string> {
  const shown = await toPublicProduct(row, {
    seller: { name: 'Meera', handle: null },
    isTaxed: false,
    lessonBytes: null,
    autopay: [],
    mostPaise: 50_000_000,
    urlOf: ({ id: other }) => `/${other}`,
    sources: () => null,
    productContext: { now, others: new Map(others.map((other) => [other.id, other])) },
    taken: 0,
    toHtml: async (text) => toSafeHtml(text),
  });
  return JSON.stringify(shown);
}

const secretsIn = (shown: string) => [mark, '345678'].filter((secret) => shown.includes(secret));

it.each(Object.keys(contents) as (keyof typeof contents)[])(
  'nothing secret of a %s is shown',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(contents[kind], async (content) => {
        expect(secretsIn(await shownOf(rowOf(kind, content)))).toEqual([]);
      }),
    );
  },
);

/** A content without some of what it has, at any depth. */
function withoutSome<T>(value: T, isLeft: () => boolean): T {
  if (Array.isArray(value)) return value.map((one) => withoutSome(one, isLeft)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([name]) => required.has(name) || isLeft());
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutSome(one, isLeft)])) as T;
}

/** What the schemas ask for of each part of a list. */
const required = new Set(['id', 'type', 'title', 'lessons', 'productId', 'questions', 'pass', 'correct']);

it.each(kinds)('nothing that the sample of a %s conceals is shown, whatever it lacks', async (kind) => {
  const content = sampleOf(kind).contentWithSecret(mark);
  const choices = fc.infiniteStream(fc.boolean());
  await fc.assert(
    fc.asyncProperty(choices, async (left) => {
      const row = rowOf(
        kind,
        withoutSome(content, () => left.next().value ?? true),
      );
      expect(secretsIn(await shownOf(row))).toEqual([]);
    }),
  );
});

it('nothing secret of what a combo holds is shown', async () => {
  const included = fc.tuple(contents.course, contents.lock, contents.webinar);
  await fc.assert(
    fc.asyncProperty(included, async ([course, lock, webinar]) => {
      const others = [rowOf('course', course, 'a'), rowOf('lock', lock, 'b'), rowOf('webinar', webinar, 'c')];
      const content: KindContent['combo'] = { items: others.map((other) => ({ productId: other.id })) };
      const shown = await shownOf(rowOf('combo', content), others);
      expect(JSON.parse(shown).content.items).toHaveLength(3);
      expect(secretsIn(shown)).toEqual([]);
    }),
  );
});
