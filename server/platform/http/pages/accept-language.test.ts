import { expect, it } from 'vitest';
import { preferredLanguage } from './accept-language';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['ta-IN,ta;q=0.9', 'en'],
  ['hi', 'hi'],
  ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['en;q=0.5, HI-in;q=0.7', 'hi'],
  ['ta,hi,en', 'hi'],
  ['hi;q=0,en', 'en'],
  ['hi;q=0', 'en'],
  ['hi;q=x', 'en'],
  ['en ; q=0.5 , hi ; q=0.7', 'hi'],
])('what a browser sends as %s is read as %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

it.each(['a', 'a;'])('a header of spaces after %s takes no longer than any other of its length', (begin) => {
  expect(preferredLanguage(`${begin}${' '.repeat(500_000)}b`)).toBe('en');
});
