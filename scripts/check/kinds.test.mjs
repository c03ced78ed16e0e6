import { expect, test } from 'vitest';
import { kindLists, kindsIn, withKinds } from '../generate/kinds.mjs';
import { kindsNamedIn } from './kinds.mjs';

const kinds = new Set(['lock', 'course', 'webinar']);
const named = (text) => kindsNamedIn('a.tsx', text, kinds).map(({ line, kind }) => `${line} ${kind}`);

test.each([
  ['a comparison', `if (kind === 'lock') go();`, ['1 lock']],
  ['a comparison of a field', `\nconst is = 'course' !== product?.kind;`, ['2 course']],
  ['a field', `const product = { kind: 'webinar' };`, ['1 webinar']],
  ['an attribute', `const view = <NoSuchProduct kind="lock" />;`, ['1 lock']],
  ['the content of one', `publicContentOf('webinar', product);`, ['1 webinar']],
  ['a list', `const all = ['lock', 'course'];`, ['1 lock', '1 course']],
  ['a case', `switch (product.kind) { case 'lock': break; }`, ['1 lock']],
  ['one of a list by kind', `productKinds.webinar.label;`, ['1 webinar']],
  ['a type', `type Content = KindContent['lock'] | Exclude<ProductKind, 'course'>;`, ['1 lock', '1 course']],
  ['a statement', "sql`select 1 from product p where p.kind = 'lock'`;", ['1 lock']],
  ['the only one of a list that is handed on', `useOwnProduct(['lock'], id);`, ['1 lock']],
  ['a table', `const all = { lock: 1, course: 2, page: 3 };`, ['1 lock', '1 course']],
])('%s names a kind', (_, text, found) => {
  expect(named(text)).toEqual(found);
});

test('an icon, a network and a text are no kinds', () => {
  expect(
    named(`const view = <Icon name="lock" />; const way = ['lock']; say('course'); type === 'lock';`),
  ).toEqual([]);
});

test('the registry is one line a kind, and every part of a kind is asked for by name', async () => {
  const registered = kindsIn(`export const kinds = ['lock', 'course'] as const;`);
  expect(registered).toEqual(['lock', 'course']);
  const lists = await kindLists(registered);
  expect(Object.keys(lists).map((path) => path.split('/').at(-1))).toEqual([
    'shapes.ts',
    'facts.ts',
    'texts.ts',
    'dictionaries.ts',
    'samples.ts',
    'rules.ts',
    'drafts.ts',
    'editors.ts',
    'previews.ts',
    'access.ts',
  ]);
  expect(lists['kinds/generated/editors.ts']).toContain(
    `import { editor as lock } from '../lock/LockEditor';`,
  );
  expect(lists['kinds/generated/facts.ts']).toContain('  lock,\n  course,\n');
  // Only kinds that have an access file are in that list.
  expect(lists['kinds/generated/access.ts']).toContain('[Kind in ProductKind]?: KindAccess');
  expect(() => kindsIn('export const kinds = [];')).toThrow('kinds/registry.ts');
  const enumOf = 'ProductKind: { type: string, enum: [lock] }\nOther: { enum: [lock] }\n';
  expect(withKinds(enumOf, registered)).toBe(
    'ProductKind: { type: string, enum: [lock, course] }\nOther: { enum: [lock] }\n',
  );
});
