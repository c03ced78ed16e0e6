import type { KindValues, ValuesOf } from '@haat/kinds/drafts';
import type { KindContent, ProductKind } from '@haat/kinds/facts';
import type { Product, ProductFields } from '@haat/openapi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldsOf, isKeptBack } from '../fields';
import { emptyPrice } from '../prices/price-draft';
import { problemsOf } from '../problems';
import { createDevice, createServer } from '../testing/draft-server';
import { made } from '../testing/made';
import { draftOf } from './draft';
import { createDraftStore } from './draft-store';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T05:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is sent of a product once these fields of its kind are written. */
function sent<Kind extends ProductKind>(kind: Kind, written: Partial<ValuesOf<Kind>>, product = made(kind)) {
  const draft = draftOf(product);
  return fieldsOf({ ...draft, values: { ...draft.values, ...written } as KindValues }, product);
}
const contentOf = <Kind extends ProductKind>(kind: Kind, written: Partial<ValuesOf<Kind>>) =>
  sent(kind, written).content as KindContent[Kind];

test('an address that is half typed keeps the one that buyers have', () => {
  const recorded: Product = made('webinar');
  recorded.content = { ...recorded.content, recordingUrl: 'https://example.com/film' };
  const typed = { joinUrl: 'htt', recordingUrl: 'https:/example.com', minutes: '9x', seats: '-4' };
  expect(sent('webinar', typed, recorded).content).toEqual(recorded.content);
  expect(contentOf('lesson', { url: 'http://example.com', minutes: '0' })).toEqual(made('lesson').content);
  expect(contentOf('telegram', { inviteUrl: 'https://example.com' })).toEqual(made('telegram').content);
  expect(contentOf('discord', { inviteUrl: 'https://disc' })).toEqual(made('discord').content);
  const thanked: Product = { ...made('page'), thankYou: { redirectUrl: 'https://example.com/room' } };
  const draft = { ...draftOf(thanked), thankYou: 'Thanks', redirectUrl: 'example' };
  expect(fieldsOf(draft, thanked).thankYou).toEqual({
    message: 'Thanks',
    redirectUrl: 'https://example.com/room',
  });
  // What is emptied is taken away: somebody wanted that.
  expect(fieldsOf({ ...draft, redirectUrl: '' }, thanked).thankYou).toEqual({ message: 'Thanks' });
});

test('of a list each keeps its own, wherever it has been moved', () => {
  const lessons = (kind: KindContent['course']) => kind.sections?.flatMap((section) => section.lessons);
  const course = draftOf(made('course')).values as ValuesOf<'course'>;
  const mistyped = course.sections.map((section) => ({
    ...section,
    lessons: section.lessons
      .map((one) => (one.id === 'l2' ? { ...one, url: 'exampl', minutes: 'x' } : one))
      .toReversed(),
  }));
  expect(lessons(contentOf('course', { sections: mistyped }))?.find(({ id }) => id === 'l2')).toEqual(
    lessons(made('course').content as KindContent['course'])?.find(({ id }) => id === 'l2'),
  );
  const { items } = draftOf(made('lock')).values as ValuesOf<'lock'>;
  const wrong = items.map((item) => ({ ...item, url: item.url && 'exampl', point: item.point && '18.5,' }));
  const content = contentOf('lock', { items: wrong.toReversed() });
  expect(content.items?.toReversed()).toEqual(made('lock').content['items']);
});

test('what is new and has nothing but a wrong address waits, and is no hole', () => {
  const { items } = draftOf(made('lock')).values as ValuesOf<'lock'>;
  const [, link] = items;
  if (!link) throw new Error('The second locked thing is a link');
  const added = { ...link, id: 'i9', title: 'Another film', url: 'htp://example.com' };
  expect(contentOf('lock', { items: [added, ...items] })).toEqual(made('lock').content);
  const place = { ...added, type: 'place' as const, point: 'Pune' };
  expect(contentOf('lock', { items: [place, ...items] }).items).toHaveLength(3);
  expect(contentOf('lock', { items: [{ ...place, address: 'The mill' }, ...items] }).items).toHaveLength(4);
  const { sections } = draftOf(made('course')).values as ValuesOf<'course'>;
  const withNew = (text: string) =>
    sections.map((section) => ({
      ...section,
      lessons: [
        ...section.lessons,
        { id: `${section.id}-new`, title: 'New', minutes: '', isFree: false, items: [], text, url: 'exampl' },
      ],
    }));
  expect(contentOf('course', { sections: withNew('') })).toEqual(made('course').content);
  expect(contentOf('course', { sections: withNew('Read.') }).sections?.[0]?.lessons).toHaveLength(3);
});

test('a moment that is half typed keeps the one that was announced', () => {
  expect(contentOf('webinar', { day: '0002-01-16' })).toEqual(made('webinar').content);
});

test('a wrong number of a price keeps what the price had, as far as that is still right', () => {
  const product: Product = {
    ...made('page'),
    prices: [{ id: 'p1', type: 'once', amount: 40_000, compareAt: 50_000, stock: 40 }],
  };
  const draft = draftOf(product);
  const [price = emptyPrice] = draft.prices;
  const of = (changes: Partial<typeof price>): ProductFields['prices'] =>
    fieldsOf({ ...draft, prices: [{ ...price, ...changes }] }, product).prices;
  expect(of({ stock: '4x', compareAt: 100 })).toEqual(product.prices);
  expect(of({ stock: '' })).toEqual(product.prices);
  expect(of({ isLimited: false })?.[0]?.stock).toBeUndefined();
  expect(of({ amount: 60_000 })?.[0]).toEqual({ id: 'p1', type: 'once', amount: 60_000, stock: 40 });
  const open: Product = {
    ...product,
    content: { suggestedAmounts: [5_100, 10_100] },
    prices: [{ type: 'open', amount: 5_000 }],
  };
  const suggested = [5_100, 100, null, null];
  expect(sent('page', { suggested }, open).content).toEqual(open.content);
});

test('a question whose words are being written anew is not taken away', () => {
  const question = { id: 'q1', label: 'Batch', type: 'text' as const, required: true };
  const product: Product = { ...made('page'), questions: [question] };
  const draft = draftOf(product);
  const questions = draft.questions.map((one) => ({ ...one, label: '' }));
  expect(fieldsOf({ ...draft, questions }, product).questions).toEqual([question]);
});

async function overview() {
  const server = createServer();
  await server.create({
    kind: 'page',
    title: 'Class',
    prices: [],
    description: '',
    thankYou: {},
    questions: [],
  });
  const { ports, kept: stored } = createDevice(server);
  const open = () => createDraftStore('page', server.there(), ports);
  return { server, kept: stored, open };
}

test('what cannot be saved stays on the device over visits, until it is right', async () => {
  const { server, kept: stored, open } = await overview();
  const before = open();
  before.change({ title: 'Class, slowly', redirectUrl: 'ftp://example.com' });
  await before.flush();
  expect(server.there().title).toBe('Class, slowly');
  expect(before.get().save).toMatchObject({ is: 'saved' });
  before.stop();

  const after = open();
  const { draft, product } = after.get();
  expect(draft.redirectUrl).toBe('ftp://example.com');
  expect(isKeptBack(draft, product)).toBe(true);
  // It holds nothing that the server could take.
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.calls).toHaveLength(2);
  after.change({ redirectUrl: 'https://example.com' });
  await after.flush();
  expect(server.there().thankYou).toEqual({ message: '', redirectUrl: 'https://example.com' });
  expect(stored.size).toBe(0);
});

test('a price that is begun stays as well', async () => {
  const { kept: stored, open } = await overview();
  const before = open();
  before.change({ prices: [{ ...emptyPrice, label: 'Early' }] });
  await before.flush();
  expect(stored.size).toBe(1);
  expect(open().get().draft.prices).toMatchObject([{ label: 'Early' }]);
});

test('what another window writes does not take the place of what cannot be saved yet', async () => {
  const { server, open } = await overview();
  const store = open();
  store.change({ redirectUrl: 'ftp://example.com' });
  await store.flush();
  await server.update('page-1', { title: 'Written elsewhere' });
  store.learn(server.there());
  expect(store.get().draft.redirectUrl).toBe('ftp://example.com');
});

test('what is emptied stays with buyers, and is empty here over visits, while all else is saved', async () => {
  const { server, kept: stored, open } = await overview();
  const before = open();
  before.change({ title: '', description: 'Typed with it' });
  await before.flush();
  expect(server.there()).toMatchObject({ title: 'Class', description: 'Typed with it' });
  before.stop();

  const after = open();
  const { draft, product } = after.get();
  expect(draft.title).toBe('');
  expect(isKeptBack(draft, product)).toBe(true);
  after.change({ title: 'Class, slowly' });
  await after.flush();
  expect(server.there().title).toBe('Class, slowly');
  expect(stored.size).toBe(0);
});

test('a lesson of a course keeps its files, its quiz and the day it opens while it is written', () => {
  const stored = {
    id: 'l1',
    title: 'Kneading',
    items: [
      { id: 'i1', type: 'video', title: 'Film', mediaId: 'film1', downloads: 3 },
      { id: 'i2', type: 'link', title: 'Notes', url: 'https://example.com/notes' },
    ],
    opens: { days: 3, at: '2026-12-01T04:30:00.000Z' },
    isDraft: true,
  };
  const product = {
    ...made('course'),
    status: 'draft',
    content: { sections: [{ id: 's1', title: 'Week 1', lessons: [stored] }] },
  } as Product;
  expect(fieldsOf(draftOf(product), product).content).toEqual(product.content);
  const draft = draftOf(product);
  const values = draft.values as ValuesOf<'course'>;
  const typed = values.sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((lesson) => ({
      ...lesson,
      title: 'Folding',
      days: '0',
      items: lesson.items?.map((item) => (item.type === 'link' ? { ...item, url: 'ftp://x' } : item)) ?? [],
    })),
  }));
  const wrong = { ...draft, values: { ...values, sections: typed } };
  expect(Object.keys(problemsOf(wrong, product))).toEqual([
    'content.lessons.l1.days',
    'content.lessons.l1.items.i2.url',
  ]);
  expect(fieldsOf(wrong, product).content).toEqual({
    sections: [{ id: 's1', title: 'Week 1', lessons: [{ ...stored, title: 'Folding' }] }],
  });
});
