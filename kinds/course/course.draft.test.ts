import type { CourseContent } from '@haat/openapi';
import { expect, test } from 'vitest';
import { missingInDraft } from '../drafts';
import { itemOf, newItem } from '../parts/editor/items/items.draft';
import { draft } from './course.draft';
import { changedLesson } from './sections';

const price = { priceType: 'once', amount: null } as const;
const film = { id: 'i2', type: 'link', title: 'Film', url: 'https://example.com/film' } as const;
const content: CourseContent = {
  sections: [
    {
      id: 's1',
      title: 'Week 1',
      lessons: [
        {
          id: 'l1',
          title: 'Flour',
          minutes: 12,
          text: 'Weigh it.',
          items: [
            { id: 'i1', type: 'file', title: 'Chart', mediaId: 'm1', downloads: 2, stamp: 'footer' },
            film,
          ],
          opens: { days: 3 },
        },
        { id: 'l2', title: 'Salt', url: 'https://example.com/salt', isFree: true },
        { id: 'l3', title: 'Water', items: [{ id: 'i1', type: 'video', title: 'Pouring', mediaId: 'm2' }] },
      ],
    },
  ],
  outcomes: ['Bake a loaf'],
};
const values = draft.read(content);
const written = (sections: typeof values.sections, persisted = content) => {
  const problems = draft.problems({ ...values, sections }, price, new Date(), persisted);
  const wrong = new Map(problems.filter(([, problem]) => problem !== undefined));
  return {
    wrong: [...wrong.keys()],
    content: draft.write({ ...values, sections }, (field) => wrong.has(field), price, persisted),
  };
};
const missing = (sections: typeof values.sections) =>
  missingInDraft(
    'course',
    { ...values, sections },
    {
      now: new Date('2026-11-26T05:00:00Z'),
      isOnSale: () => true,
    },
  ).map(({ field }) => field);

test('a course comes back as it was, with the items of its lessons', () => {
  expect(written(values.sections)).toEqual({ wrong: [], content });
  expect(missing(values.sections)).toEqual([]);
});

test('items are added to a lesson as it is now, and another lesson stays', () => {
  const add = (id: string, mediaId: string) => (sections: typeof values.sections) =>
    changedLesson(sections, 'l2', ({ items }) => ({
      items: [...items, itemOf({ id, type: 'file', title: id, mediaId })],
    }));
  const sections = add('i2', 'm4')(add('i1', 'm3')(values.sections));
  const [section] = written(sections).content.sections ?? [];
  expect(section?.lessons[1]?.items?.map(({ mediaId }) => mediaId)).toEqual(['m3', 'm4']);
  expect(section?.lessons.toSpliced(1, 1)).toEqual(content.sections?.[0]?.lessons.toSpliced(1, 1));
});

test('a wrong link of an item keeps what the server has', () => {
  const sections = changedLesson(values.sections, 'l1', ({ items }) => ({
    items: items.map((one) => (one.id === film.id ? { ...one, url: 'ftp://x' } : one)),
  }));
  expect(written(sections)).toEqual({ wrong: ['content.lessons.l1.items.i2.url'], content });
});

test('an item without its content is asked for', () => {
  const sections = changedLesson(values.sections, 'l2', { items: [newItem('i1', 'text')] });
  expect(missing(sections)).toEqual([
    'content.lessons.l2.items.i1.title',
    'content.lessons.l2.items.i1.text',
  ]);
});

test('what an older editor kept on a device is read as it is now', () => {
  const kept = { ...values, sections: content.sections as unknown as typeof values.sections };
  const [before] = draft.restore?.(kept).sections ?? [];
  expect(before?.lessons[0]?.items).toEqual(values.sections[0]?.lessons[0]?.items);
  expect(draft.restore?.(values)).toEqual(values);
});
