import { micromark } from 'micromark';

/** As the server makes it: no raw HTML, single line breaks kept, headings below the page's own. */
export function htmlOf(markdown: string): string {
  return micromark(markdown)
    .replace(/<img [^>]*?alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<(\/?)h([1-5])>/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`)
    .replace(/<p>[^]*?<\/p>/g, (paragraph) => paragraph.replace(/(<br \/>)?\n/g, '<br />\n'));
}
