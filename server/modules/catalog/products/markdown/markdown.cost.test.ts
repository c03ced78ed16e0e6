import { expect, it } from 'vitest';
import { pathologicalTexts } from '../testing/pathological';
import { isCostly } from './markdown.cost';
import { toSafeHtml } from './markdown.html';
import { toPlainHtml } from './markdown.plain';

/** ms of the processor, at best of a few: other programs of the machine do not count. */
function quickest(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 6 && best > 50; n++) {
    const before = process.cpuUsage();
    work();
    best = Math.min(best, process.cpuUsage(before).user / 1_000);
  }
  return best;
}

it.each(pathologicalTexts)('%s is rendered in less than 100 ms, or shown as it is', (_name, text) => {
  const ms = quickest(() => toSafeHtml(text));
  expect(ms).toBeLessThan(100);
  if (isCostly(text)) expect(toSafeHtml(text)).toBe(toPlainHtml(text));
  expect(toSafeHtml(text).length).toBeLessThan(40 * text.length);
});

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
