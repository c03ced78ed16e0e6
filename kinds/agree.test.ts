// What the editor shows and asks for is what the server does.
import type { ProductKind } from '@haat/openapi';
import { expect, test } from 'vitest';
import { draft as courseDraft } from './course/course.draft';
import { rules as courseRules } from './course/course.rules';
import { kindDraft } from './drafts';
import type { AroundShown } from './kind';
import { draft as lockDraft } from './lock/lock.draft';
import { rules as lockRules } from './lock/lock.rules';
import { htmlOf } from './parts/editor/markdown';
import { wordCount } from './parts/words-in';
import { kinds } from './registry';
import { kindOf } from './rules';
import { samples } from './samples';

const now = new Date('2026-11-21T05:12:00Z');
const around = { now, others: new Map(), onSale: null };
const fieldsOf = (missing: readonly { field: string }[]) => missing.map(({ field }) => field).toSorted();

/** A combo is asked about products that only the server has read. */
test.each(kinds.filter((kind) => kindOf({ kind }).refersTo === undefined))(
  'a %s lacks the same in the editor and on the server',
  (kind: ProductKind) => {
    const { missing, read } = kindDraft(kind);
    for (const content of [{}, samples[kind].content]) {
      const onServer = kindOf({ kind }).missing(content as never, around as never);
      const inEditor = missing(read(content as never), now);
      expect(fieldsOf(inEditor)).toEqual(fieldsOf(onServer));
    }
  },
);

test('words are counted as they are read: what marks a text up is none', async () => {
  const text = '# The **ratio**\n\n- Five to one\n- [to](https://example.com/a) one';
  const items = [{ id: 'a', type: 'text' as const, title: 'The ratio', text }];
  const shown = await lockRules.shown({ items }, {
    toHtml: (markdown: string) => Promise.resolve(htmlOf(markdown)),
  } as unknown as AroundShown);
  expect(shown?.items[0]?.words).toBe(7);
  expect(lockDraft.shown({ items }, new Map(), now).items[0]?.words).toBe(7);
  expect(wordCount('<p></p>')).toBe(0);
});

test('what is missing in a list is named by its id, which stays when it is moved', () => {
  const items = [
    { id: 'a', type: 'text' as const, title: '', text: 'Words' },
    { id: 'b', type: 'place' as const, title: 'The mill', place: { city: 'Pune' } },
  ];
  const locked = ['content.items.a.title', 'content.items.b.address'];
  expect(fieldsOf(lockRules.missing({ items }, around))).toEqual(locked);
  expect(fieldsOf(lockDraft.missing(lockDraft.read({ items }), now))).toEqual(locked);
  expect(fieldsOf(lockRules.missing({ items: items.toReversed() }, around))).toEqual(locked);
  const sections = [{ id: 's', title: '', lessons: [{ id: 'l', title: '', text: 'Words' }] }];
  const taught = ['content.lessons.l.title', 'content.sections.s.title'];
  expect(fieldsOf(courseRules.missing({ sections }, around))).toEqual(taught);
  expect(fieldsOf(courseDraft.missing(courseDraft.read({ sections }), now))).toEqual(taught);
});
