import { describe, expect, test } from 'vitest';
import { find, isStillTyping, nothingTyped, type } from './type-to-find';

const names = ['India', 'Indonesia', 'Ireland', 'Sri Lanka'];

/** Letters with the time of each, in ms; what is found after the last of them. */
function typing(...letters: (readonly [letter: string, at: number])[]) {
  let typed = nothingTyped;
  let current = 0;
  for (const [letter, at] of letters) {
    typed = type(typed, letter, at);
    const found = find(names, typed, current);
    if (found !== -1) current = found;
  }
  return names[current];
}

describe('typing to find', () => {
  test('finds by several letters typed within 700 ms of each other', () => {
    expect(typing(['i', 0], ['r', 699])).toBe('Ireland');
    expect(typing(['i', 0], ['n', 300], ['d', 600], ['o', 900])).toBe('Indonesia');
  });

  test('begins again after 700 ms', () => {
    expect(typing(['i', 0], ['s', 700])).toBe('Sri Lanka');
    expect(typing(['i', 0], ['s', 699])).toBe('Indonesia');
  });

  test('goes on through the names of one letter', () => {
    expect(typing(['i', 0])).toBe('Indonesia');
    expect(typing(['i', 0], ['I', 100])).toBe('Ireland');
    expect(typing(['i', 0], ['i', 100], ['i', 200])).toBe('India');
  });

  test('takes a space for a letter only while something is being typed', () => {
    expect(isStillTyping(nothingTyped, 0)).toBe(false);
    expect(isStillTyping(type(nothingTyped, 's', 0), 100)).toBe(true);
    expect(typing(['s', 0], ['r', 100], ['i', 200], [' ', 300])).toBe('Sri Lanka');
  });

  test('finds nothing where no name begins so', () => {
    expect(find(names, type(nothingTyped, 'x', 0), 2)).toBe(-1);
  });
});
