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

/** The rows of docs/glossary.md: English, Hindi, and the words not to be used. */
const rows = readFileSync(new URL('../docs/glossary.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\| .* \|$/.test(line))
  .map((line) => line.split(/ *\| */))
  .filter((cells) => cells.length === 6)
  .map(([, english = '', hindi = '', , not = '']) => ({
    english,
    hindi,
    not: not.split(', ').filter(Boolean),
  }));

const isHindi = (word: string) => /[\u0900-\u097f]/.test(word);
const avoided = rows.flatMap(({ hindi, not }) =>
  not.filter(isHindi).map((word) => ({ word, instead: hindi })),
);
const avoidedInEnglish = rows.flatMap(({ english, not }) =>
  not
    .filter((word) => !isHindi(word) && word !== 'not' && !word.startsWith('---'))
    .map((word) => ({ word, instead: english })),
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

/** Whole words, in any case: `listing` is not in `listings`. */
const saysInEnglish = (text: string, word: string) =>
  new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(text);

test('one thing has one English word everywhere', () => {
  expect(avoidedInEnglish.length).toBeGreaterThan(30);
  const wrong = Object.entries(dictionaries).flatMap(([file, hi]) =>
    Object.keys(hi).flatMap((phrase) =>
      avoidedInEnglish
        .filter(({ word }) => saysInEnglish(phrase.split('|')[0] ?? '', word))
        .map(({ word, instead }) => `${file}: “${phrase}” says ${word}, not ${instead}`),
    ),
  );
  expect(wrong).toEqual([]);
});
