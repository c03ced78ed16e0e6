import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import names from './latin.json';
import type { Dictionary } from './phrase';

/** Every dictionary, by its file. */
const dictionaries = import.meta.glob<Dictionary>(
  [
    './{hi,hi-reasons,hi-states}.ts',
    '../{src,storefront,kinds,web,design-system,server}/**/{hi,hi-*}.ts',
    '!**/node_modules/**',
  ],
  { eager: true, import: 'hi' },
);
const phrases = Object.entries(dictionaries).flatMap(([file, hi]) =>
  Object.entries(hi).map(([phrase, translation]) => ({ file, phrase, translation })),
);

/** What stays as it is known in every language: names, and what India writes in Latin letters. */
const latin = new Set(names);

const slotsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe('the Hindi of every phrase', () => {
  test('is there at all', () => {
    expect(phrases.length).toBeGreaterThan(200);
  });

  test('has the slots of its English', () => {
    const wrong = phrases.filter(
      ({ phrase, translation }) => String(slotsOf(phrase)) !== String(slotsOf(translation)),
    );
    expect(wrong).toEqual([]);
  });

  test('stands in one dictionary of those that are loaded together, and is the same in the others', () => {
    const homes = new Map<string, typeof phrases>();
    for (const one of phrases) homes.set(one.phrase, [...(homes.get(one.phrase) ?? []), one]);
    const torn = [...homes].filter(([, all]) => {
      const sides = all.flatMap(({ file }) => sidesOf(file));
      return new Set(sides).size < sides.length || new Set(all.map((one) => one.translation)).size > 1;
    });
    expect(torn.map(([phrase, all]) => [phrase, ...all.map(({ file }) => file)])).toEqual([]);
  });

  test('shouts nowhere, and has nothing at its ends that is not said', () => {
    const wrong = phrases.filter(
      ({ translation }) => /!|^\s|\s$|\s\s/.test(translation) || translation === '',
    );
    expect(wrong).toEqual([]);
  });

  test('leaves no English', () => {
    const left = phrases.flatMap(({ file, phrase, translation }) => {
      const untranslated = translation
        .replace(/\{\w+\}|"\w+"|\S+@\S+|https?:\/\/\S+/g, '')
        .match(/[A-Za-z0-9]+/g)
        // A single letter, or one with digits, is no word: "a से z तक", "ABCPV1234D".
        ?.filter((word) => word.length > 1 && !/\d/.test(word) && !latin.has(word));
      return untranslated?.length ? [{ file, phrase, words: untranslated }] : [];
    });
    expect(left).toEqual([]);
  });

  test('is learnt wherever it is said', () => {
    const homes = new Map<string, string[]>();
    for (const { file, phrase } of phrases.filter(isSpoken))
      homes.set(phrase, [...(homes.get(phrase) ?? []), file]);
    const apart = Object.keys(sources)
      .filter((file) => file.startsWith('../src/'))
      .flatMap((file) =>
        textsOf(file)
          .filter((text) => homes.get(text)?.every((home) => areStrangers(file, home)))
          .map((text) => `${file}: “${text}” stands in ${homes.get(text)?.join()}`),
      );
    expect(apart).toEqual([]);
  });

  test('is of something that is said', () => {
    const translate = new Set(Object.keys(sources).flatMap(textsOf));
    const unsaid = phrases.filter((one) => isSpoken(one) && !translate.has(one.phrase));
    expect(unsaid.map(({ file, phrase }) => `${file}: ${phrase}`)).toEqual([]);
  });
});

/** Refusals are thrown in English and said in Hindi where they become an answer; `server/hi/refusals.test.ts` holds them. */
const isSpoken = ({ file }: { file: string }) => !file.startsWith('../server/hi/');

/** What is loaded together: the shop in a browser, the buyer's pages, and the messages that the server writes. */
function sidesOf(file: string): string[] {
  if (file.startsWith('../server/')) return ['server'];
  if (file === './hi-reasons.ts') return ['shop', 'server'];
  if (file === './hi-states.ts') return ['pages', 'server'];
  if (file.startsWith('../storefront/')) return ['pages'];
  if (/^\.\.\/kinds\/\w+\/hi\.ts$/.test(file)) return ['shop', 'pages', 'server'];
  if (/^\.\.\/(kinds|src)\//.test(file)) return ['shop'];
  return file.startsWith('./') ? ['shop', 'pages', 'server'] : ['shop', 'pages'];
}

/** A file and a dictionary that are never loaded together. */
const areStrangers = (file: string, home: string) => {
  const near = sidesOf(home);
  return sidesOf(file).every((side) => !near.includes(side));
};

/** Where it may be said: a dictionary says nothing, and neither does a test. */
const sources = import.meta.glob([
  '../{src,storefront,kinds,web,design-system,server,machines,openapi}/**/*.{ts,tsx}',
  '!**/{hi,hi-*}.ts',
  '!**/*.{test,stories,css}.{ts,tsx}',
  '!**/testing/**',
  // Legal texts are in English.
  '!**/pages/public/{terms,privacy}/**',
  '!**/node_modules/**',
]);

/** Every text in a file of code. */
function textsOf(file: string): string[] {
  const code = readFileSync(new URL(file, import.meta.url), 'utf8');
  const found: string[] = [];
  const look = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false));
  return found;
}
