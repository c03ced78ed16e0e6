import { describe, expect, it } from 'vitest';
import { toSafeHtml } from './markdown.html';
import { toSummary } from './markdown.plain';

describe('a text as HTML', () => {
  it.each([
    ['raw HTML', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['an event handler', 'a <img src=x onerror=alert(1)> b', '<p>a &lt;img src=x onerror=alert(1)&gt; b</p>'],
    ['a script address', '[a](javascript:alert(1))', '<p><a rel="nofollow ugc noopener" href="">a</a></p>'],
    ['a data address', '[a](data:text/html,x)', '<p><a rel="nofollow ugc noopener" href="">a</a></p>'],
    [
      'quotes in an address',
      '[a](<https://x.in/"onclick="b>)',
      '<p><a rel="nofollow ugc noopener" href="https://x.in/%22onclick=%22b">a</a></p>',
    ],
    ['a picture', '![a "quoted" <b>](https://x.in/a.png "t")', '<p>a &quot;quoted&quot; &lt;b&gt;</p>'],
  ])('disarms %s', (_name, markdown, html) => {
    expect(toSafeHtml(markdown)).toBe(html);
  });

  it('keeps the words, the breaks and the levels', () => {
    expect(
      toSafeHtml('# What you get\n\nTwo\nlines and **more**\n\n- one\n- [two](https://haat.example)'),
    ).toBe(
      '<h2>What you get</h2>\n<p>Two<br />\nlines and <strong>more</strong></p>\n<ul>\n<li>one</li>\n<li><a rel="nofollow ugc noopener" href="https://haat.example">two</a></li>\n</ul>',
    );
    expect(toSafeHtml('a  \nb')).toBe('<p>a<br />\nb</p>');
    expect(toSafeHtml('###### deep')).toBe('<h6>deep</h6>');
  });

  it('made of nothing but signs is shown as it is, at once', () => {
    const signs = '*_'.repeat(200_000);
    expect(toSafeHtml(signs)).toBe(`<p>${signs}</p>`);
  });
});

describe('lists, quotes and headings', () => {
  it('stand within each other', () => {
    expect(toSafeHtml('> 1. - a')).toMatch(/<blockquote>\s*<ol>\s*<li>\s*<ul>\s*<li>a</);
    const long = Array.from({ length: 400 }, (_, n) => `- step ${n}\n  - why`).join('\n');
    expect(toSafeHtml(long).match(/<li>/g)).toHaveLength(800);
  });
});

describe('a summary', () => {
  it('is plain text', () => {
    expect(toSummary(toSafeHtml('# Bake\n\nA **good** loaf & [more](https://x.in) <b>"now"</b>'))).toBe(
      'Bake A good loaf & more <b>"now"</b>',
    );
  });

  it('is cut between words', () => {
    const summary = toSummary(toSafeHtml('word, '.repeat(100)));
    expect(summary.length).toBeLessThanOrEqual(200);
    expect(summary.endsWith('word…')).toBe(true);
    expect(toSummary(toSafeHtml('क'.repeat(300)))).toHaveLength(200);
  });
});
