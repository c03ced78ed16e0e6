import { expect, test } from 'vitest';
import { readRecent, withRecent } from './recent';

const at = (href: string) => ({ href, label: href });

test('the newest comes first, once, and five are kept', () => {
  let stored: string | null = null;
  for (const href of ['/a', '/b', '/c', '/a', '/d', '/e', '/f']) stored = withRecent(stored, at(href));
  expect(readRecent(stored).map(({ href }) => href)).toEqual(['/f', '/e', '/d', '/a', '/c']);
});

test('what cannot be read is nothing', () => {
  for (const stored of [null, '', '{', '{}', '[1,null,{"href":"https://elsewhere.example","label":"x"}]'])
    expect([stored, readRecent(stored)]).toEqual([stored, []]);
});
