import type { ContentItem, Lesson } from '@haat/openapi';
import { expect, test } from 'vitest';
import { draft as courseDraft } from '../../course/course.draft';
import { rules as course } from '../../course/course.rules';
import { draft as lessonDraft } from '../../lesson/lesson.draft';
import { rules as lesson } from '../../lesson/lesson.rules';

const now = new Date('2026-11-26T05:00:00Z');
const price = { priceType: 'once', amount: 100 } as const;
const workbook: ContentItem = {
  id: 'i1',
  type: 'file',
  title: 'Workbook',
  mediaId: 'm'.repeat(16),
  downloads: 3,
};
const notes: ContentItem = { id: 'i2', type: 'text', title: 'Notes', text: 'Slowly.' };
const film: ContentItem = { id: 'i3', type: 'link', title: 'Film', url: 'https://example.com/film' };
const items = [workbook, notes, film];
const file = {
  name: 'workbook.pdf',
  purpose: 'file',
  type: 'application/pdf',
  size: 2_400,
  status: 'ready',
  stamping: 'possible',
} as const;
const files = new Map([[workbook.mediaId as string, file]]);
const toHtml = async (text: string) => `<p>${text}</p>`;
const shared = { now, others: new Map(), files, toHtml };
const shown = {
  ...shared,
  productId: 'product',
  taken: 0,
  prices: [],
  pictureOf: () => null,
  urlOf: () => '',
};
const received = { ...shared, productIds: null, joinPath: '', accessId: 'access', accessOf: async () => [] };
const missing = { now, isOnSale: () => true, onSale: null };
const courseOf = (...lessons: Partial<Lesson>[]) => ({
  sections: [
    {
      id: 's1',
      title: 'Clay',
      lessons: lessons.map((one, at) => ({ id: `l${at}`, title: `Lesson ${at}`, ...one })),
    },
  ],
});

test('the editor reads and writes the items of lessons as they are stored', () => {
  const stored = { minutes: 5, text: 'Read.', items };
  expect(lessonDraft.write(lessonDraft.read(stored), () => false, price, stored)).toEqual(stored);
  const content = courseOf({ items }, { text: 'Read.' });
  const values = courseDraft.read(content);
  expect(courseDraft.write(values, () => false, price, content)).toEqual(content);
  expect(courseDraft.validContent?.(values)).toEqual(content);
  // A lesson that the server does not have yet waits for nothing but its name.
  const isAddressWrong = (field: string) => /^content\.lessons\.\w+\.url$/.test(field);
  expect(courseDraft.write(values, isAddressWrong, price, {})).toEqual(content);
});

test('a lesson of files alone can be published once they are there', () => {
  const fileOf = (id: string) => files.get(id);
  const preparing = () => ({ status: 'preparing', stamping: null }) as const;
  const fieldsOf = (found: { field: string }[]) => found.map(({ field }) => field);
  expect(lesson.missing({ items }, { ...missing, fileOf })).toEqual([]);
  expect(fieldsOf(lesson.missing({ items: [] }, missing))).toEqual(['content.text']);
  expect(fieldsOf(lesson.missing({ items }, { ...missing, fileOf: preparing }))).toEqual([
    'content.items.i1.mediaId',
  ]);
  expect(course.missing(courseOf({ items }), { ...missing, fileOf })).toEqual([]);
  expect(fieldsOf(course.missing(courseOf({ items }), { ...missing, fileOf: () => undefined }))).toEqual([
    'content.lessons.l0.items.i1.mediaId',
  ]);
});

test('items are named once in a lesson, and keep what belongs to their type', () => {
  const context = { now, others: new Map(), existing: {} };
  const mixed = { ...notes, url: 'https://example.com' };
  expect(course.normalise?.(courseOf({ items: [mixed] }), context)).toEqual(courseOf({ items: [notes] }));
  expect(lesson.normalise?.({ items: [] }, context)).toEqual({});
  expect(() => lesson.normalise?.({ items: [notes, notes] }, context)).toThrow('Two of these');
  expect(() => course.normalise?.(courseOf({}, { items: [notes, notes] }), context)).toThrow('Two of these');
});

test('a grant opens the files of all lessons', async () => {
  expect(course.filesIn?.(courseOf({}, { items }))).toEqual([
    {
      mediaId: workbook.mediaId,
      title: 'Workbook',
      type: 'file',
      downloads: 3,
      field: 'content.sections.0.lessons.1.items.0.mediaId',
    },
  ]);
  expect(lesson.filesIn?.({ items })).toHaveLength(1);
  const parts = await course.access(courseOf({ items }), received);
  expect(parts.map(({ type, title }) => [type, title])).toEqual([
    ['heading', 'Clay'],
    ['file', 'Workbook'],
    ['text', 'Notes'],
    ['link', 'Film'],
  ]);
  expect(parts[1]).toMatchObject({ url: `/media/file/access/${workbook.mediaId}`, size: 2_400 });
});

test('a preview names items, and shows those of a free lesson in full', async () => {
  const shownCourse = await course.publicContent(courseOf({ items }, { items, isFree: true }), shown);
  const [paid, free] = shownCourse?.sections[0]?.lessons ?? [];
  const named = [
    { id: 'i1', type: 'file', title: 'Workbook', fileType: 'application/pdf', size: 2_400 },
    { id: 'i2', type: 'text', title: 'Notes', words: 1 },
    { id: 'i3', type: 'link', title: 'Film' },
  ];
  expect(paid?.items).toEqual(named);
  expect(free?.items).toEqual([
    named[0],
    { ...named[1], html: '<p>Slowly.</p>' },
    { ...named[2], url: film.url },
  ]);
  // The editor's own preview says the same, besides what only the server knows of a file.
  const drawn = courseDraft.publicContent(courseOf({ items }), new Map(), now);
  expect(drawn.sections[0]?.lessons[0]?.items).toEqual([
    { id: 'i1', type: 'file', title: 'Workbook' },
    ...named.slice(1),
  ]);
});
