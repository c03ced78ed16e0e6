import { expect, it } from 'vitest';
import { differencesBetween } from './product.differences';
import type { WrittenFields } from './product.fields';

const bread: WrittenFields = {
  title: 'Bread',
  description: '',
  prices: [],
  content: {},
  cover: null,
  trailer: null,
  gallery: null,
  questions: [],
  thank_you: {},
  accent: null,
  seo: {},
  language: 'en',
};
const between = (before: Partial<WrittenFields>, after: Partial<WrittenFields>) =>
  differencesBetween({ ...bread, ...before }, { ...bread, ...after }, (id) => `The ${id}`);

it('tells nothing of what is the same', () => {
  expect(between({ gallery: null }, { gallery: [] })).toEqual([]);
  expect(between({ content: { a: 1, b: [2] } }, { content: { b: [2], a: 1 } })).toEqual([]);
});

it('shows short texts, and says of long ones that they changed', () => {
  expect(
    between({ description: 'Old' }, { title: 'Rye', description: 'New', seo: { title: 'x'.repeat(301) } }),
  ).toEqual([
    { field: 'title', change: 'changed', before: 'Bread', after: 'Rye' },
    { field: 'description', change: 'changed' },
    { field: 'seo.title', change: 'added' },
  ]);
});

it('tells of prices whole, by their ids', () => {
  const [one, other] = [
    { id: 'a', type: 'once', amount: 49_900 } as const,
    { id: 'b', label: 'With a call', type: 'once', amount: 99_900 } as const,
  ];
  const dearer = { ...one, amount: 59_900 };
  expect(between({ prices: [one, other] }, { prices: [dearer] })).toEqual([
    { field: 'prices', change: 'changed', before: one, after: dearer },
    { field: 'prices', change: 'removed', name: 'With a call', before: other },
  ]);
  expect(between({ prices: [one, other] }, { prices: [other, one] })).toEqual([
    { field: 'prices', change: 'reordered' },
  ]);
});

it('tells of lessons by their ids, also of those that moved into another section', () => {
  const lesson = (id: string, text = 'Words') => ({ id, title: `Lesson ${id}`, text });
  const section = (id: string, ...lessons: object[]) => ({ id, title: `Part ${id}`, lessons });
  const course = (...sections: object[]) => ({ content: { sections } });
  expect(
    between(
      course(section('x', lesson('a'), lesson('b')), section('y', lesson('c'))),
      course(section('x', lesson('a')), section('y', lesson('b', 'Other words'), lesson('d'))),
    ),
  ).toEqual([
    { field: 'content.sections.lessons', change: 'changed', name: 'Lesson b' },
    { field: 'content.sections.lessons', change: 'removed', name: 'Lesson c' },
    { field: 'content.sections.lessons', change: 'added', name: 'Lesson d' },
  ]);
  expect(between(course(section('x'), section('y')), course(section('y'), section('x')))).toEqual([
    { field: 'content.sections', change: 'reordered' },
  ]);
  expect(between(course(section('x')), course(section('x', lesson('a'))))).toEqual([
    { field: 'content.sections.lessons', change: 'added', name: 'Lesson a' },
  ]);
});

it('names the products of a combo', () => {
  const items = (...ids: string[]) => ({ content: { items: ids.map((productId) => ({ productId })) } });
  expect(between(items('p', 'q'), items('p'))).toEqual([
    { field: 'content.items', change: 'removed', name: 'The q' },
  ]);
});
