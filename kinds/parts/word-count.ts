const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The plain text of HTML rendered from Markdown. */
export const wordsIn = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();

/** How many words a reader counts in that HTML: what marks a text up is no word. */
export const wordCount = (html: string): number => {
  const count = wordsIn(html);
  return count === '' ? 0 : count.split(' ').length;
};
