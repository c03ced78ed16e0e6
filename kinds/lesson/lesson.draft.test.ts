import type { LessonContent } from '@haat/openapi';
import { expect, test } from 'vitest';
import { missingInDraft } from '../drafts';
import { newItem } from '../parts/editor/items/items.draft';
import { draft } from './lesson.draft';

const price = { priceType: 'once', amount: null } as const;
const content: LessonContent = {
  minutes: 22,
  text: 'Fold it four times.',
  url: 'https://example.com/fold',
  outcomes: ['Fold a wet dough'],
  items: [
    { id: 'i1', type: 'file', title: 'Chart', mediaId: 'm1', downloads: 3, stamp: 'pages' },
    { id: 'i2', type: 'video', title: 'Folding', mediaId: 'm2' },
    { id: 'i3', type: 'text', title: 'Notes', text: 'Begin **here**.' },
    { id: 'i4', type: 'place', title: 'Mill', place: { address: '4 MG Road', city: 'Pune' } },
  ],
};
const nothing: (field: string) => boolean = () => false;
const write = (values: ReturnType<typeof draft.read>, wrong = nothing, persisted = content) =>
  draft.write(values, wrong, price, persisted);
const missing = (values: ReturnType<typeof draft.read>) =>
  missingInDraft('lesson', values, { now: new Date('2026-11-26T05:00:00Z'), isOnSale: () => true }).map(
    ({ field }) => field,
  );

test('a lesson comes back as it was, with its items', () => {
  expect(write(draft.read(content))).toEqual(content);
  const { items: _, ...bare } = content;
  expect(write(draft.read(bare))).toEqual(bare);
});

test('a wrong link of an item keeps what the server has, and a new one waits', () => {
  const link = { id: 'i5', type: 'link', title: 'Film', url: 'https://example.com/film' } as const;
  const before = { ...content, items: [link] };
  const values = draft.read(before);
  const wrongLink = { ...values, items: values.items.map((one) => ({ ...one, url: 'ftp://x' })) };
  const problems = draft.problems(wrongLink, price, new Date(), before);
  const wrong = new Map(problems.filter(([, problem]) => problem !== undefined));
  expect([...wrong.keys()]).toEqual(['content.items.i5.url']);
  expect(write(wrongLink, (field) => wrong.has(field), before).items).toEqual([link]);
  expect(write(wrongLink, (field) => wrong.has(field), {})).not.toHaveProperty('items');
});

test('an item is enough to be a lesson, once it has its content', () => {
  expect(missing(draft.empty)).toEqual(['content.text']);
  const item = newItem('i1', 'text');
  expect(missing({ ...draft.empty, items: [item] })).toEqual([
    'content.items.i1.title',
    'content.items.i1.text',
  ]);
  expect(missing({ ...draft.empty, items: [{ ...item, title: 'Notes', text: 'Begin.' }] })).toEqual([]);
});
