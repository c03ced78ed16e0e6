import { settleHeadings } from '@haat/kinds/parts/preview/headings';
import { contrastOf, readableAccent } from '@haat/web/accent';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml, jsonForScript } from './escape';
import { splitLead } from './head/lead';
import { paiseFrom } from './pricing/pricing';
import { prune, withoutIdle } from './prune';
import { dayAndTime } from './time/when';

test('escapes what would end a tag, an attribute or a script', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  const evil = { text: '</script><!--\u2028\u2029&' };
  const json = jsonForScript(evil);
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(evil);
});

test('says times as people in India read them', () => {
  expect(dayAndTime('2026-07-17T14:13:00.000Z')).toBe('17 July 2026, 7:43 pm');
  expect(dayAndTime('2026-12-31T18:30:00.000Z')).toBe('1 January 2027, 12:00 am');
  expect(dayAndTime('2026-01-01T06:35:00.000Z')).toBe('1 January 2026, 12:05 pm');
});

test('moves any accent until text on it can be read, also while it is pressed', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const hex = (part: number) => part.toString(16).padStart(2, '0');
      const { accent, accentPressed, onAccent } = readableAccent(`#${hex(red)}${hex(green)}${hex(blue)}`);
      expect(contrastOf(accent, onAccent)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(accentPressed, onAccent)).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(readableAccent('#F5A300').accent).toBe('#F5A300');
});

test('takes the first paragraph before the price and leaves the rest whole', () => {
  expect(splitLead('<p>One.</p>\n<ul><li>a</li></ul>')).toEqual({
    lead: '<p>One.</p>',
    rest: '<ul><li>a</li></ul>',
  });
  expect(splitLead('<h2>Title</h2>')).toEqual({ lead: '', rest: '<h2>Title</h2>' });
  expect(splitLead('')).toEqual({ lead: '', rest: '' });
});

test('reads amounts as people type them', () => {
  expect(['251', '1,250', '₹ 1,00,000', '12.5', '0.05'].map(paiseFrom)).toEqual([
    25_100, 125_000, 10_000_000, 1_250, 5,
  ]);
  expect(['', 'abc', '-5', '1e3', '1.234', '12345678901'].map(paiseFrom)).toEqual(Array(6).fill(null));
});

test('keeps the rules a page uses: its classes, bare elements, and what stands in at-rules', () => {
  const sheet = [
    '@layer a,b;',
    '@keyframes turn{to{rotate:1turn}}',
    '@layer a{.used{color:red}.unused{color:blue}p{margin:0}}',
    '@media (min-width:1px){@layer b{.unused{top:0}}}',
    '@container (min-width:9px){@layer b{.used:hover,.unused:hover{top:0}}}',
    '.used:not(.unused)>.used{content:"}{;"}',
    '.used .unused{left:0}',
    ':is(.used,p) a{left:1px}',
  ].join('');
  expect(prune(sheet, ['<p class="x used">'])).toEqual([
    [
      '@layer a,b;',
      '@keyframes turn{to{rotate:1turn}}',
      '@layer a{.used{color:red}p{margin:0}}',
      '@container (min-width:9px){@layer b{.used:hover{top:0}}}',
      '.used:not(.unused)>.used{content:"}{;"}',
      ':is(.used,p) a{left:1px}',
    ].join(''),
  ]);
});

test('paints first with what is seen first: rules of what stands below, comes later or with a script stand by themselves', () => {
  const sheet = [
    '@layer a,b;@layer a{.seen{top:0}.sheet{top:1px}[data-card] p{top:2px}.nowhere{top:3px}.seen .below{top:6px}}',
    '@layer a,b;@media (x){.seen,.sheet{top:4px}[data-type=system]{top:5px}}',
  ].join('');
  const parts = [
    '<html data-type="system"><p class="seen">',
    '<p class="seen below">',
    '<dialog class="sheet seen">',
  ];
  expect(prune(sheet, parts)).toEqual([
    '@layer a,b;@layer a{.seen{top:0}}@media (x){.seen{top:4px}[data-type=system]{top:5px}}',
    '@layer a{.seen .below{top:6px}}',
    '@layer a{.sheet{top:1px}[data-card] p{top:2px}}@media (x){.sheet{top:4px}}',
  ]);
});

test('leaves out animations that nothing plays and values that nothing reads', () => {
  const first =
    ':root{--a:#fff;--b:"x, y";--c: ;--d:1px}@keyframes turn{to{top:0}}@keyframes rise{0%{top:0}to{top:1px}}p{color:var(--a)}';
  const later = 'b{animation:1s rise;top:var(--c,0)}';
  expect(withoutIdle([first, later], '<svg fill="var(--d)">')).toEqual([
    ':root{--a:#fff;--c: ;--d:1px}@keyframes rise{0%{top:0}to{top:1px}}p{color:var(--a)}',
    later,
  ]);
});

test('puts headings into the outline of the page without skipping a level', () => {
  expect(settleHeadings('<h3>a</h3><h5>b</h5><h4>c</h4><h3>d</h3>', 2)).toBe(
    '<h2>a</h2><h3>b</h3><h3>c</h3><h2>d</h2>',
  );
  expect(settleHeadings('<h2>a</h2><p>b</p>', 3)).toBe('<h3>a</h3><p>b</p>');
});
