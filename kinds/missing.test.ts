// What publishing needs is one rule, which the server asks about content and the editor about what is typed.
import { inLanguage, learn } from '@haat/i18n';
import { expect, test } from 'vitest';
import { draft as comboDraft } from './combo/combo.draft';
import { draft as courseDraft } from './course/course.draft';
import { kindDraft, missingInDraft, validContentOf } from './drafts';
import type { PublicContentContext } from './kind';
import { hi } from './lock/hi';
import { draft as lockDraft } from './lock/lock.draft';
import { rules as lockRules } from './lock/lock.rules';
import { missingIn } from './missing';
import { htmlOf } from './parts/editor/markdown';
import { wordCount } from './parts/word-count';
import { kinds } from './registry';
import { samples } from './samples';

const now = new Date('2026-11-21T05:12:00Z');
const context = { now, isOnSale: () => true, onSale: null };
const fieldsOf = (missing: readonly { field: string }[]) => missing.map(({ field }) => field);

test.each(kinds)('a whole %s misses nothing, typed or kept, and an empty one the same in both', (kind) => {
  const { empty, read } = kindDraft(kind);
  const { content } = samples[kind];
  expect(missingIn(kind, content as never, context)).toEqual([]);
  expect(missingInDraft(kind, read(content as never), context)).toEqual([]);
  // A new webinar is as long as most.
  const initial = validContentOf(kind, empty, now);
  expect(missingInDraft(kind, empty, context)).toEqual(missingIn(kind, initial as never, context));
});

test('what is typed wrong is missing, and the rest of it is not', () => {
  const items = lockDraft.read({ items: [{ id: 'a', type: 'link', title: 'The film' }] }).items;
  const wrong = { items: items.map((item) => ({ ...item, url: 'exampl' })) };
  expect(fieldsOf(missingInDraft('lock', wrong, context))).toEqual(['content.items.a.url']);
  const lessons = [{ id: 'l', title: '', minutes: 'x', isFree: false, items: [], text: '', url: 'exampl' }];
  const course = { sections: [{ id: 's', title: 'Flour', lessons }], outcomes: [] };
  expect(fieldsOf(missingInDraft('course', course, context))).toEqual([
    'content.sections',
    'content.lessons.l.title',
  ]);
});

test('a combo needs two products that are on sale, or were in it when it went on sale', () => {
  const content = { items: [{ productId: 'one' }, { productId: 'other' }] };
  const isOnSale = (id: string) => id === 'one';
  expect(fieldsOf(missingIn('combo', content, { ...context, isOnSale }))).toEqual(['content.items']);
  const values = comboDraft.read(content);
  expect(fieldsOf(missingInDraft('combo', values, { now, isOnSale }))).toEqual(['content.items']);
  expect(missingIn('combo', content, { now, isOnSale, onSale: content })).toEqual([]);
});

test('words are counted as they are read: what marks a text up is none', async () => {
  const text = '# The **ratio**\n\n- Five to one\n- [to](https://example.com/a) one';
  const items = [{ id: 'a', type: 'text' as const, title: 'The ratio', text }];
  const shown = await lockRules.publicContent({ items }, {
    toHtml: (markdown: string) => Promise.resolve(htmlOf(markdown)),
  } as unknown as PublicContentContext);
  expect(shown?.items[0]?.words).toBe(7);
  expect(lockDraft.publicContent({ items }, new Map(), now).items[0]?.words).toBe(7);
  expect(wordCount('<p></p>')).toBe(0);
});

test('what is missing in a list is named by its id, which stays when it is moved', () => {
  const items = [
    { id: 'a', type: 'text' as const, title: '', text: 'Words' },
    { id: 'b', type: 'place' as const, title: 'The mill', place: { city: 'Pune' } },
  ];
  const locked = ['content.items.a.title', 'content.items.b.address'];
  expect(fieldsOf(missingIn('lock', { items }, context))).toEqual(locked);
  expect(fieldsOf(missingIn('lock', { items: items.toReversed() }, context)).toSorted()).toEqual(locked);
  const sections = [{ id: 's', title: '', lessons: [{ id: 'l', title: '', text: 'Words' }] }];
  const taught = ['content.sections.s.title', 'content.lessons.l.title'];
  expect(fieldsOf(missingInDraft('course', courseDraft.read({ sections }), context))).toEqual(taught);
});

test('it is said in the language that is spoken, in slots too', () => {
  const items = [{ id: 'a', type: 'text' as const, title: '', text: 'Words' }];
  const message = () => missingIn('lock', { items }, context)[0]?.message;
  expect(message()).toBe('Give “Part 1” a name');
  learn(hi);
  const part = hi['Part {number}'].replace('{number}', '1');
  expect(inLanguage('hi', message)).toBe(hi['Give “{title}” a name'].replace('{title}', part));
});
