import type { NewBrowserError } from '@haat/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent: NewBrowserError[] = [];
let chance = 0;
beforeEach(() => {
  sent.length = 0;
  chance = 0;
  vi.resetModules();
  vi.spyOn(Math, 'random').mockImplementation(() => chance);
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string) as NewBrowserError);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** As a page has it that was just loaded. */
async function page() {
  const { reportProblem, tellProblems } = await import('./problems');
  vi.spyOn(window, 'addEventListener').mockImplementation(() => undefined);
  tellProblems();
  return reportProblem;
}

test('says what went wrong without what may be of somebody', async () => {
  const report = await page();
  report('screen', new TypeError('No price for +91 98765 43210, asha@example.com'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ kind: 'screen', message: 'No price for <number>, <address>' });
  expect(JSON.stringify(sent)).not.toMatch(/98765|asha@/);
  expect(sent[0]?.stack).not.toMatch(/https?:/);
});

test('once for each, and of one page at most five', async () => {
  const report = await page();
  for (const letter of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) report('uncaught', new Error(letter));
  expect(sent.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('of answers one in four is told, of what kept a screen away each', async () => {
  const report = await page();
  chance = 0.3;
  report('answer', new Error('GET /api/wallet: / is no object'));
  expect(sent).toEqual([]);
  report('screen', new Error('Cannot read properties of null'));
  expect(sent).toHaveLength(1);
});

test('nothing is told before it is asked for', async () => {
  const { reportProblem } = await import('./problems');
  reportProblem('screen', new Error('in a story'));
  expect(sent).toEqual([]);
});
