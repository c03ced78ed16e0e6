import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathologicalTexts } from '../testing/pathological';
import { isCostly } from './markdown.cost';
import { toSafeHtml } from './markdown.html';
import { toPlainHtml } from './markdown.plain';

/** Blocks of the Markdown library that have been run since the last call: a measure of its work that is the same on every machine. */
const profiler = new Session();
async function blocksRun(): Promise<number> {
  const { result } = await profiler.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/node_modules/micromark'))
    .flatMap(({ functions }) => functions)
    .flatMap(({ ranges }) => ranges)
    .reduce((sum, { count }) => sum + count, 0);
}

/** For each letter; the worst that is rendered takes 100. */
const mostBlocksPerLetter = 150;

beforeAll(async () => {
  profiler.connect();
  await profiler.post('Profiler.enable');
  await profiler.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => profiler.disconnect());

it('a text that is rendered counts as work', async () => {
  await blocksRun();
  toSafeHtml('A **short** text');
  expect(await blocksRun()).toBeGreaterThan(100);
});

it.each(pathologicalTexts)(
  '%s is rendered with little work for each letter, or shown as it is',
  async (_name, text) => {
    await blocksRun();
    const html = toSafeHtml(text);
    const ran = await blocksRun();
    expect(ran).toBeLessThan(mostBlocksPerLetter * text.length);
    if (isCostly(text)) expect(html).toBe(toPlainHtml(text));
    expect(html.length).toBeLessThan(40 * text.length);
  },
);

it.each([
  ['a lesson', 'Some **bold** text, a [link](https://x.in) and *more* of it.\n\n'.repeat(300)],
  ['a list of links', '- item **one**\n- item [two](https://x.in)\n  - and why\n'.repeat(300)],
  ['a poem', 'A short line\nand another one\n\n'.repeat(600)],
  [
    'a text with references',
    `${'See [one][1] and [two][2].\n\n'.repeat(60)}[1]: https://x.in\n[2]: https://y.in`,
  ],
])('%s of a length that people write is rendered', (_what, text) => {
  expect(isCostly(text)).toBe(false);
});

it('what is shown as it is keeps its lines and is safe', () => {
  expect(toPlainHtml('a <b>\r\n"c" & d\n\n\n e')).toBe(
    '<p>a &lt;b&gt;<br />\n&quot;c&quot; &amp; d</p>\n<p>e</p>',
  );
});
