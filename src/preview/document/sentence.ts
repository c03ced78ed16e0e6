import { language, said } from '@haat/words';

/** What the server says without its full stop, as a sentence of its own in the language that is spoken. */
export function sentence(words: string): string {
  const text = said(words);
  if (/[.।]$/.test(text)) return text;
  return `${text}${language() === 'hi' ? '।' : '.'}`;
}
