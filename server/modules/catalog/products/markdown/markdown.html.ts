import { micromark } from 'micromark';
import { isCostly } from './markdown.cost';
import { toPlainHtml } from './markdown.plain';

/** The page's title is its first heading, so a text's own headings begin one level below. */
const lower = (level: string) => Math.min(6, Number(level) + 1);

/**
 * Markdown as HTML that is safe to show: raw HTML comes out as text, addresses with other protocols than http, https and
 * mailto are dropped, pictures become their descriptions, and a link passes no trust on. A single line break stays one.
 * A text that could take long to render is shown as it was typed. What is replaced below is micromark's own output, in which
 * every `<`, `>` and `"` of the text is escaped.
 */
export function toSafeHtml(markdown: string): string {
  if (isCostly(markdown)) return toPlainHtml(markdown);
  return micromark(markdown)
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<(\/?)h([1-6])>/g, (_tag, slash: string, level: string) => `<${slash}h${lower(level)}>`)
    .replace(/<a href="/g, '<a rel="nofollow ugc noopener" href="')
    .replace(/<p>[^]*?<\/p>/g, (paragraph) => paragraph.replace(/(<br \/>)?\n/g, '<br />\n'));
}
