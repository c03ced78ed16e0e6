import { expect, it } from 'vitest';
import { keepingTexts } from './kept-texts';

it('makes a text once, as long as there is room for it, and forgets first what was asked for longest ago', () => {
  const made: string[] = [];
  const loud = keepingTexts(12, (text) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect([loud('one'), loud('two'), loud('one')]).toEqual(['ONE', 'TWO', 'ONE']);
  expect(made).toEqual(['one', 'two']);
  loud('six');
  expect([loud('one'), loud('two')]).toEqual(['ONE', 'TWO']);
  expect(made).toEqual(['one', 'two', 'six', 'two']);
});

it('gives out what it has no room for', () => {
  const same = keepingTexts(3, (text) => text);
  expect([same('long'), same('a'), same('long')]).toEqual(['long', 'a', 'long']);
});
