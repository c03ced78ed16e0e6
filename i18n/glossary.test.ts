import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Dictionary } from './phrase';

const dictionaries = import.meta.glob<Dictionary>(
  [
    './{hi,hi-*}.ts',
    '../{src,storefront,kinds,web,design-system,server}/**/{hi,hi-*}.ts',
    '!**/node_modules/**',
    '!./hi-sentences.ts',
  ],
  { eager: true, import: 'hi' },
);

/** The words of the last column of docs/glossary.md, each with the one that is said instead. */
const avoided = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \|$/.test(line))
  .map((line) => line.split(/ *\| */))
  .flatMap(([, , instead = '', , not = '']) =>
    not
      .split(', ')
      .filter((word) => /[\u0900-\u097f]/.test(word))
      .map((word) => ({ word, instead })),
  );

/** Whole words: `कारण` is not in `साधारण`. */
const says = (text: string, word: string) =>
  ` ${text.replace(/[^\u0900-\u0963\u0970-\u097f-]+/g, ' ')} `.includes(` ${word} `);

test('one thing has one Hindi word everywhere', () => {
  expect(avoided.length).toBeGreaterThan(40);
  const wrong = Object.entries(dictionaries).flatMap(([file, hi]) =>
    Object.entries(hi).flatMap(([phrase, translation]) =>
      avoided
        .filter(({ word }) => says(translation, word))
        .map(({ word, instead }) => `${file}: “${phrase}” says ${word}, not ${instead}`),
    ),
  );
  expect(wrong).toEqual([]);
});
