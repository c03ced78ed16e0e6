import type { NewBrowserError } from '@haat/openapi';
import { beforeEach, expect, test } from 'vitest';
import { createProblemReports } from './problems';

let sent: NewBrowserError[];
let chance: number;
let report: ReturnType<typeof createProblemReports>;
beforeEach(() => {
  sent = [];
  chance = 0;
  report = createProblemReports(
    (one) => sent.push(one),
    () => chance,
  );
});

test('says what went wrong without what may be of somebody', () => {
  report('screen', new TypeError('No price for +91 98765 43210, asha@example.com'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ kind: 'screen', message: 'No price for <number>, <address>' });
  expect(JSON.stringify(sent)).not.toMatch(/98765|asha@/);
  expect(sent[0]?.stack).not.toMatch(/https?:/);
});

test('once for each, and of one page at most five', () => {
  for (const letter of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) report('uncaught', new Error(letter));
  expect(sent.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('of answers one in four is reported, of what kept a screen away each', () => {
  chance = 0.3;
  report('answer', new Error('GET /api/wallet: / is no object'));
  expect(sent).toEqual([]);
  report('screen', new Error('Cannot read properties of null'));
  expect(sent).toHaveLength(1);
});
