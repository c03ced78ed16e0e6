import { expect, test } from 'vitest';
import { inLanguage, learn, translate } from '.';
import { earlier, earlierReasons } from './earlier-reasons';
import { hi } from './hi-reasons';

learn(hi, earlier);

test('a reason stored in its earlier wording is translated like the one that replaced it', () => {
  const pairs = Object.entries(earlierReasons);
  expect(pairs.length).toBeGreaterThan(15);
  for (const [before, now] of pairs)
    expect(inLanguage('hi', () => translate(before))).toBe(inLanguage('hi', () => translate(now)));
  expect(pairs.filter(([before, now]) => before === now)).toEqual([]);
});
