const escapes: Record<string, string> = { '<': '&lt;', '>': '&gt;', '"': '&quot;', '&': '&amp;' };
const entities = Object.fromEntries(Object.entries(escapes).map(([sign, entity]) => [entity, sign]));

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

/** The words of the HTML that a Markdown text became, without their markup. */
export const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** The beginning of such words, cut between words, at most `most` characters. */
export function toSummary(html: string, most = 200): string {
  const plain = wordsIn(html);
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s,;:–—-]+$/, '')}…`;
}
