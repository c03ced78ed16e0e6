import { micromark } from 'micromark';
import { keepingTexts } from './kept-texts';

/** Of stars and of underscores. Each is weighed against all before it: a text of nothing else would take seconds. */
const mostSigns = 2_000;
/** Quotes and lists within each other: each is begun anew for every one behind it, so that a line of nothing else would take a minute. */
const deepest = 10;
/** Lines, times the deepest of them: every line is held against all that is open above it. */
const mostNested = 3_000;
const opening = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t])))+/gm;

function isTangled(markdown: string): boolean {
  let depth = 0;
  for (const [marks] of markdown.matchAll(opening))
    depth = Math.max(depth, marks.match(/[>*+.)-]/g)?.length ?? 0);
  return depth > deepest || depth * markdown.split(/\r\n?|\n/).length > mostNested;
}

/** Of headings that a line of `=` or `-` makes of the one above: each goes back over all before it. */
const mostUnderlines = 300;
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/gm;

/** A page is shown again and again before its texts change; letters of both sides together. */
const htmlOf = keepingTexts(4_000_000, (markdown) => {
  const signs = markdown.match(/\*+|_+/g)?.length ?? 0;
  const plain = [
    ...(signs > mostSigns ? ['attention'] : []),
    ...(isTangled(markdown) ? ['blockQuote', 'list', 'setextUnderline'] : []),
    ...((markdown.match(underline)?.length ?? 0) > mostUnderlines ? ['setextUnderline'] : []),
  ];
  return micromark(markdown, { extensions: [{ disable: { null: plain } }] });
});

/** The page's title is its first heading, so a text's own headings begin one level below. */
const lower = (level: string) => Math.min(6, Number(level) + 1);

/**
 * Markdown as HTML that is safe to show: raw HTML comes out as text, addresses with other protocols than http, https and
 * mailto are dropped, pictures become their descriptions, and a link passes no trust on. A single line break stays one.
 * What is replaced below is micromark's own output, in which every `<`, `>` and `"` of the text is escaped.
 */
export function toSafeHtml(markdown: string): string {
  return htmlOf(markdown)
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => `<${slash}h${lower(level)}>`)
    .replace(/<a href="/g, '<a rel="nofollow ugc noopener" href="')
    .replace(/<p>[^]*?<\/p>/g, (paragraph) => paragraph.replace(/(<br \/>)?\n/g, '<br />\n'));
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The beginning of a Markdown text as plain text, cut between words, at most `most` characters. */
export function toSummary(markdown: string, most = 200): string {
  const plain = htmlOf(markdown)
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/, '')}…`;
}
