import { wordsIn } from '@haat/kinds/parts/word-count';

const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', '&': '&amp;' };

/** A text as it was typed, as HTML: paragraphs and the breaks of lines, and no other markup. */
export const toPlainHtml = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />\n')}</p>`)
    .join('\n');

const escaped = (text: string): string => text.replace(/[<>"&]/g, (sign) => escapes[sign] ?? sign);

/** The beginning of the words of HTML, cut between words, at most `most` characters. */
export function toSummary(html: string, most = 200): string {
  const plain = wordsIn(html);
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/, '')}…`;
}
