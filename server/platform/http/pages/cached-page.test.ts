import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { isFresh } from './cached-page';

const request = (header?: string) =>
  isFresh({ headers: { 'if-none-match': header } } as unknown as FastifyRequest, '"mine"');

it.each([
  [undefined, false],
  ['', false],
  ['"other"', false],
  ['"mine"', true],
  ['W/"mine"', true],
  ['"other" , W/"mine"', true],
  ['"other","mine"', true],
])('a browser that has %s is answered so: %s', (header, known) => {
  expect(request(header)).toBe(known);
});

it('a header of spaces takes no longer than any other of its length', () => {
  expect(request(`"${' '.repeat(500_000)}"`)).toBe(false);
});
