import { expect, test } from 'vitest';
import { readRecent, withRecent } from './recent';

const at = (href: string) => ({ href, label: href });

test('the newest comes first, once, and five are kept', () => {
  let kept: string | null = null;
  for (const href of ['/a', '/b', '/c', '/a', '/d', '/e', '/f']) kept = withRecent(kept, at(href));
  expect(readRecent(kept).map(({ href }) => href)).toEqual(['/f', '/e', '/d', '/a', '/c']);
});

test('what cannot be read is nothing', () => {
  for (const kept of [null, '', '{', '{}', '[1,null,{"href":"https://elsewhere.example","label":"x"}]'])
    expect([kept, readRecent(kept)]).toEqual([kept, []]);
});
